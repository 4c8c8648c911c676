import 'server-only'
import { createStorefrontApiClient, type ClientResponse } from '@shopify/storefront-api-client'
import type { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { currentRequestId } from '@/lib/core/server/request-id'
import { toUpstreamError, parseJson } from '@/lib/core/server/upstream'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { restateRefusal } from './refusal'

export type StorefrontRequest<Answer> = {
  operation: string
  /** A GraphQL query: a read, although sent by POST. */
  query: string
  variables: Record<string, unknown>
  /** Schema of the response's `data`. */
  schema: z.ZodType<Answer>
  /**
   * Public address of the visitor for whom alone it is asked; Shopify limits this visitor then instead of the site. Never
   * for what others are given as well.
   */
  buyer?: string | undefined
}

const BUYER_HEADER = 'Shopify-Storefront-Buyer-IP'

/**
 * Sends a query to the storefront through Shopify's client.
 * @throws UpstreamError, also if GraphQL answers with errors, even if there is data, too
 */
export async function storefrontRequest<Answer>(request: StorefrontRequest<Answer>): Promise<Answer> {
  const { operation, query, variables, schema, buyer } = request
  const call = { service: 'storefront', operation, isRead: true, requestId: currentRequestId() }
  const upstream = upstreamFetch({ ...call, restate: restateRefusal, toldAddress: buyer })
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
  const headers: Record<string, string> = buyer === undefined ? {} : { [BUYER_HEADER]: buyer }
  const { data, errors } = await client.request<unknown>(query, { variables, headers })
  const answer = await sent.at(-1)
  if (answer === undefined) throw new Error(`the storefront client made no request: ${errors?.message}`)
  noteVersion(answer)
  const checked = errors ? { success: false as const, error: errorOf(errors) } : schema.safeParse(data)
  if (checked.success) return checked.data
  throw toUpstreamError(call, answer, parseJson(await answer.text()), checked.error)
}

/** GraphQL's own errors say what the client's sentence doesn't, such as the access scope that the token lacks. */
function errorOf({ message, graphQLErrors = [] }: NonNullable<ClientResponse['errors']>): Error {
  const said = graphQLErrors.map(({ message: each }) => each.slice(0, LONGEST_MESSAGE))
  return new Error([message, ...said.slice(0, MOST_MESSAGES)].join(' '))
}

const MOST_MESSAGES = 3
const LONGEST_MESSAGE = 300

/** The client insists on https and the root of a host; the sandbox has neither, so its address is restored here. */
function ownAddress(address: string): string {
  return `${env.STOREFRONT_DOMAIN}${new URL(address).pathname}`
}

let hasNotedVersion = false

/** Shopify answers by its oldest version, without an error, where the one that was asked for has ended. */
function noteVersion({ headers }: Response): void {
  const answered = headers.get('x-shopify-api-version')
  if (answered === null || answered === env.STOREFRONT_API_VERSION || hasNotedVersion) return
  hasNotedVersion = true
  log.warn({ asked: env.STOREFRONT_API_VERSION, answered }, 'the storefront answers by another API version')
}

let hasWarned = false

/** Logs only this type of the client's messages: the others contain the whole request, including the token. */
function warnOfOldVersion({ type }: { type: string }): void {
  if (type !== 'Unsupported_Api_Version' || hasWarned) return
  hasWarned = true
  log.warn({ version: env.STOREFRONT_API_VERSION }, 'the storefront may not support this API version any more')
}
