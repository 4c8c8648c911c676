import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { cookiesForDraft, draftRefOf } from '../core/server/draft-cookie'
import { keepNothing } from '../core/server/keep-nothing'
import { showReaderOfHeads } from './head-readers'
import { noncePolicy } from './nonce-policy'

/**
 * Forwards a request to a page rendered for it alone: with a policy that contains a nonce, uncached, and with the
 * browser's draft, if it has one.
 *
 * @param address of the page's route
 * @param framedBy origins that may frame it; none by default
 */
export async function madeForOneRequest(
  request: NextRequest,
  address: URL,
  framedBy?: readonly string[],
): Promise<NextResponse> {
  const policy = noncePolicy(framedBy)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  showReaderOfHeads(headers)
  const draftRef = await draftRefOf(request.headers)
  if (draftRef !== undefined) {
    keepNothing()
    headers.set('cookie', cookiesForDraft(request.headers.get('cookie') ?? '', draftRef))
  }
  const response = NextResponse.rewrite(address, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
