import type { NextRequest } from 'next/server'
import type { Member } from '@/lib/domains/session/member'
import { sealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { aSession, maya, ofMaya, requestTo } from './session'

/** A signed-in player for use cases, whose access token is `access-1`. */
export const aMember: Member = {
  id: ofMaya['x-player'],
  facts: maya,
  proofOf: () => 'proven',
  call: (run) => run('access-1'),
  confirm: async () => undefined,
  learn: () => undefined,
}

/** A request as a page of the site makes it for the player of `aSession`; the clock must say `NOW`. */
export async function playerRequest(
  path: string,
  sending: Parameters<typeof requestTo>[1] = {},
  session: SealedSession = aSession(),
): Promise<NextRequest> {
  const cookies = { [SESSION_COOKIE]: await sealSession(session) }
  return requestTo(path, { ...sending, headers: { ...ofMaya, ...sending.headers }, cookies })
}
