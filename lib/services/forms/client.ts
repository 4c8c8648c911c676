import 'server-only'
import { toUpstreamError, parseJson } from '@/lib/core/server/upstream'
import { currentRequestId } from '@/lib/core/server/request-id'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'

/**
 * Posts an editor-defined form to its action URL, as a browser would have; any 2xx is success [CT-033, FM-015].
 *
 * @param action validated by the caller: that host receives what the visitor typed
 * @throws UpstreamError; a failed post is never retried, since it is a write
 */
export async function sendForm(action: string, fields: Record<string, string>): Promise<void> {
  const call = { service: 'forms', operation: 'sendForm', requestId: currentRequestId() }
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams(fields)
  const response = await upstreamFetch(call)(action, { method: 'POST', headers, body })
  if (!response.ok) throw toUpstreamError(call, response, parseJson(await response.text()))
}
