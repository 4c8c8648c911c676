import 'server-only'
import { badAnswer, parseJson } from '@/lib/core/server/upstream'
import { currentRequestId } from '@/lib/core/server/request-id'
import { fetchThroughUpstream } from '@/lib/core/server/upstream-fetch'

/**
 * Posts a form of content to its action URL, as a browser would have; any 2xx is success [CT-033, FM-015].
 *
 * @param action checked by the caller: anything at that address learns what was typed
 * @throws UpstreamError; it is a write, and never repeated
 */
export async function sendForm(action: string, fields: Record<string, string>): Promise<void> {
  const call = { service: 'forms', operation: 'sendForm', requestId: currentRequestId() }
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams(fields)
  const response = await fetchThroughUpstream(call)(action, { method: 'POST', headers, body })
  if (!response.ok) throw badAnswer(call, response, parseJson(await response.text()))
}
