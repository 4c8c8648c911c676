import 'server-only'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { currentRequestId } from '@/lib/core/server/request-id'
import { toUpstreamError, parseJson } from '@/lib/core/server/upstream'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'

export type StorefrontRequest<Answer> = {
  operation: string
  /** A GraphQL query: a read, though it is sent by POST. */
  query: string
  variables: Record<string, unknown>
  /** Schema of the response's `data`. */
  schema: z.ZodType<Answer>
}

/**
 * Asks the storefront through Shopify's client.
 * @throws UpstreamError also where GraphQL answers with errors, be it beside data
 */
export async function storefrontRequest<Answer>(request: StorefrontRequest<Answer>): Promise<Answer> {
  const { operation, query, variables, schema } = request
  const call = { service: 'storefront', operation, isRead: true, requestId: currentRequestId() }
  const upstream = upstreamFetch(call)
  // The client returns errors as sentences; what they came from is kept here, for this one request.
  const sent: Promise<Response>[] = []
  const client = createStorefrontApiClient({
    storeDomain: env.STOREFRONT_DOMAIN,
    apiVersion: env.STOREFRONT_API_VERSION,
    privateAccessToken: env.STOREFRONT_ACCESS_TOKEN,
    logger: warnOfOldVersion,
    customFetchApi: async (address, init) => {
      const answer = upstream(ownAddress(address), init)
      sent.push(answer)
      return (await answer).clone()
    },
  })
  const { data, errors } = await client.request<unknown>(query, { variables })
  const answer = await sent.at(-1)
  if (answer === undefined) throw new Error(`the storefront client made no request: ${errors?.message}`)
  const checked = errors ? undefined : schema.safeParse(data)
  if (checked?.success) return checked.data
  throw toUpstreamError(call, answer, parseJson(await answer.text()), checked?.error ?? new Error(errors?.message))
}

/** The client's address is at the root of a host by https; the sandbox is neither. */
function ownAddress(address: string): string {
  return `${env.STOREFRONT_DOMAIN}${new URL(address).pathname}`
}

let hasWarned = false

/** Its other messages hold the whole request, token and all. */
function warnOfOldVersion({ type }: { type: string }): void {
  if (type !== 'Unsupported_Api_Version' || hasWarned) return
  hasWarned = true
  log.warn({ version: env.STOREFRONT_API_VERSION }, 'the storefront may not support this API version any more')
}
