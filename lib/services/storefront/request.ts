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
  /** A GraphQL query: a read, although sent by POST. */
  query: string
  variables: Record<string, unknown>
  /** Schema of the response's `data`. */
  schema: z.ZodType<Answer>
}

/**
 * Sends a query to the storefront through Shopify's client.
 * @throws UpstreamError, also if GraphQL answers with errors, even if there is data, too
 */
export async function storefrontRequest<Answer>(request: StorefrontRequest<Answer>): Promise<Answer> {
  const { operation, query, variables, schema } = request
  const call = { service: 'storefront', operation, isRead: true, requestId: currentRequestId() }
  const upstream = upstreamFetch(call)
  // The client returns errors as sentences; the responses that they came from are kept here, for this request only.
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
  const checked = errors ? { success: false as const, error: new Error(errors.message) } : schema.safeParse(data)
  if (checked.success) return checked.data
  throw toUpstreamError(call, answer, parseJson(await answer.text()), checked.error)
}

/** The client insists on https and the root of a host; the sandbox has neither, so its address is restored here. */
function ownAddress(address: string): string {
  return `${env.STOREFRONT_DOMAIN}${new URL(address).pathname}`
}

let hasWarned = false

/** Logs only this type of the client's messages: the others contain the whole request, including the token. */
function warnOfOldVersion({ type }: { type: string }): void {
  if (type !== 'Unsupported_Api_Version' || hasWarned) return
  hasWarned = true
  log.warn({ version: env.STOREFRONT_API_VERSION }, 'the storefront may not support this API version any more')
}
