import type { ServiceContext } from '../kernel/service.ts'
import type { Publication } from './editing.ts'

type Address = Pick<ServiceContext, 'origin' | 'siteUrl' | 'webhookSecret' | 'productSlug'>

/** The result of a call of the webhook: the site's answer, or why there was none. */
export type NotifyResult = { ok: boolean; status: number } | { ok: false; error: string }

const deadlineMs = 10_000

/**
 * Informs the site of a publish, with Prismic's webhook body (contracts.md, Content). Never throws.
 * @param send in place of `fetch`, for tests
 */
export async function notifySite(
  address: Address,
  publication: Publication,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<NotifyResult> {
  try {
    const { ok, status } = await send(`${address.siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(webhookBody(address, publication)),
      signal: AbortSignal.timeout(deadlineMs),
    })
    return { ok, status }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

function webhookBody({ origin, webhookSecret, productSlug }: Address, { ref, ids }: Publication) {
  return {
    type: 'api-update',
    masterRef: ref,
    domain: productSlug,
    apiUrl: `${origin}/content/api/v2`,
    secret: webhookSecret,
    releases: {},
    masks: {},
    tags: {},
    documents: ids,
    experiments: {},
  }
}
