import 'server-only'
import * as oidc from 'openid-client'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/loopback'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { sharedRead } from '@/lib/core/server/shared-read'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { clientAuthentication } from './client-authentication'

const SERVICE = 'identity'
/** How long the provider's description is cached; its keys are apart (signature.ts). */
const DESCRIPTION_MAX_AGE_MS = 60 * 60 * 1000
/**
 * Maximum age of the last sign of life before a browser is sent to the provider: if it is down, we can say so in our
 * own page.
 */
const ALIVE_MAX_AGE_MS = 5_000

/**
 * Runs a call of the official client with the provider's description and our registration.
 * @throws UpstreamError, also if an answer fails one of the client's checks
 */
export async function identityCall<Result>(
  operation: string,
  run: (provider: oidc.Configuration) => Result | Promise<Result>,
  { sendsBrowserThere = false } = {},
): Promise<Result> {
  const { describe, describeAlive } = processWide('identity provider', () => {
    const read = unlessLimited(discover)
    return {
      describe: sharedRead(read, { maxAgeMs: DESCRIPTION_MAX_AGE_MS }),
      describeAlive: sharedRead(read, { maxAgeMs: ALIVE_MAX_AGE_MS }),
    }
  })
  try {
    return await run(await (sendsBrowserThere ? describeAlive() : describe()))
  } catch (error) {
    throw failureOf(operation, error)
  }
}

/** Uses the description read earlier if the provider limits calls: it is alive then. */
function unlessLimited<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Value } | undefined
  return async () => {
    try {
      last = { value: await read() }
    } catch (error) {
      const isLimited = causesOf(error).some((cause) => cause instanceof UpstreamError && cause.kind === 'busy')
      if (!isLimited || last === undefined) throw error
    }
    return last.value
  }
}

async function discover(): Promise<oidc.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID } = env
  const authentication = await clientAuthentication(env)
  const provider = await oidc.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, {}, authentication, {
    [oidc.customFetch]: throughUpstream,
    execute: isLoopback(OIDC_ISSUER) ? [oidc.allowInsecureRequests] : [],
  })
  tellWhatItLacks(provider.serverMetadata())
  return provider
}

/** Said when its description is first read, and not again each time that somebody signs out. */
function tellWhatItLacks({ revocation_endpoint, end_session_endpoint }: oidc.ServerMetadata): void {
  processWide('what the identity provider lacks', () => {
    if (revocation_endpoint === undefined)
      log.warn('the identity provider revokes no tokens: those of players who sign out live to their end')
    if (end_session_endpoint === undefined && env.OIDC_LOGOUT_URL === undefined)
      log.warn('the identity provider names no address for signing out: players sign out of this site alone')
    return {}
  })
}

/** Operations are named in errors by the end of the address: `token`, `userinfo`. */
const throughUpstream: oidc.CustomFetch = (address, { method, headers, body, signal }) =>
  upstreamFetch({ service: SERVICE, operation: new URL(address).pathname.split('/').at(-1) ?? '' })(address, {
    method,
    headers,
    body: body instanceof URLSearchParams ? body : undefined,
    signal,
  })

/** Converts the client's errors to ours; refusals keep the provider's `error`. */
function failureOf(operation: string, error: unknown): UpstreamError {
  const call = { service: SERVICE, operation }
  const causes = causesOf(error)
  const transport = causes.find((each) => each instanceof UpstreamError)
  if (transport) {
    const { kind, status, requestId, retryAfterSeconds } = transport
    return new UpstreamError({ ...call, kind, status, requestId }, { cause: error, retryAfterSeconds })
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
