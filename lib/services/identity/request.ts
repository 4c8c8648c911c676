import 'server-only'
import * as oidc from 'openid-client'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/server/env-schema'
import { processWide } from '@/lib/core/server/process-wide'
import { sharedRead } from '@/lib/core/server/shared-read'
import { upstreamReply } from '@/lib/core/server/upstream'

const SERVICE = 'identity'
/**
 * How long the provider's description is believed. Its keys are not needed: ID tokens come from the token endpoint itself,
 * and TLS vouches for them (OpenID Connect Core, 3.1.3.7).
 */
const DESCRIPTION_MAX_AGE_MS = 60 * 60 * 1000
/** Before a browser is sent there, the provider has to have been seen alive: we can say in words that it is not. */
const ALIVE_MAX_AGE_MS = 5_000

/**
 * Runs a call of the official client with the provider's description and our registration.
 * @throws UpstreamError also where an answer fails one of the client's checks
 */
export async function identityCall<Result>(
  operation: string,
  run: (provider: oidc.Configuration) => Result | Promise<Result>,
  { sendsBrowserThere = false } = {},
): Promise<Result> {
  const { describe, describeAlive } = processWide('identity provider', () => ({
    describe: sharedRead(discover, { maxAgeMs: DESCRIPTION_MAX_AGE_MS }),
    describeAlive: sharedRead(discover, { maxAgeMs: ALIVE_MAX_AGE_MS }),
  }))
  try {
    return await run(await (sendsBrowserThere ? describeAlive() : describe()))
  } catch (error) {
    throw failureOf(operation, error)
  }
}

function discover(): Promise<oidc.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  return oidc.discovery(
    new URL(OIDC_ISSUER),
    OIDC_CLIENT_ID,
    {},
    oidc.ClientSecretPost(OIDC_CLIENT_SECRET),
    {
      [oidc.customFetch]: throughOurTransport,
      execute: isLoopback(OIDC_ISSUER) ? [oidc.allowInsecureRequests] : [],
    },
  )
}

/** Gives the client's requests our deadline, retry of reads, breaker and headers. */
const throughOurTransport: oidc.CustomFetch = async (address, { method, headers, body }) => {
  const url = new URL(address)
  const { status, contentType, text } = await upstreamReply({
    service: SERVICE,
    operation: url.pathname.split('/').at(-1) ?? '',
    url: address,
    method: method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(user-agent|content-length)$/i.test(name))),
    form: body instanceof URLSearchParams ? body : undefined,
  })
  return new Response(status === 204 ? null : text, { status, headers: contentType ? { 'content-type': contentType } : {} })
}

/** What the client throws, in our terms; refusals keep the provider's `error`. */
function failureOf(operation: string, error: unknown): UpstreamError {
  const call = { service: SERVICE, operation }
  const causes = causesOf(error)
  const transport = causes.find((each) => each instanceof UpstreamError)
  if (transport) {
    const { kind, status, requestId } = transport
    return new UpstreamError({ ...call, kind, status, requestId }, { cause: error })
  }
  if (error instanceof oidc.ResponseBodyError) {
    const { status, error: reason } = error
    return new UpstreamError({ ...call, kind: 'status', status, body: { error: reason } }, { cause: error })
  }
  const answer = causes.find((each) => each instanceof Response)
  const kind = answer?.ok === false ? 'status' : kindOf(error)
  return new UpstreamError({ ...call, kind, status: answer?.status }, { cause: error })
}

const kinds: Readonly<Record<string, UpstreamErrorKind>> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'status',
  OAUTH_RESPONSE_IS_NOT_JSON: 'not_json',
  OAUTH_PARSE_ERROR: 'not_json',
}

function kindOf(error: unknown): UpstreamErrorKind {
  return (error instanceof oidc.ClientError && kinds[error.code ?? '']) || 'schema'
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [error]
}
