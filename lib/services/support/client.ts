import 'server-only'
import { env } from '@/lib/core/server/env'
import { currentRequestId } from '@/lib/core/server/request-id'
import { toUpstreamError, parseJson } from '@/lib/core/server/upstream'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'

/** A message to the support desk (contracts.md, "Storefront, articles, contact, chat, tracking"). */
export type ContactRequest = { name: string; email: string; queryType: string; message: string }

/**
 * Sends a message to the support desk as multipart form data; any 2xx is success, whatever it says [CT-024, CT-025,
 * CT-026].
 * @throws UpstreamError; a failed post is never retried, since it is a write
 */
export async function sendContactRequest(request: ContactRequest): Promise<void> {
  const call = { service: 'support', operation: 'sendContactRequest', requestId: currentRequestId() }
  const body = new FormData()
  for (const [name, value] of Object.entries(request)) body.set(name, value)
  const headers = { accept: 'application/json' }
  const response = await upstreamFetch(call)(env.CONTACT_HOOK_URL, { method: 'POST', headers, body })
  if (!response.ok) throw toUpstreamError(call, response, parseJson(await response.text()))
}
