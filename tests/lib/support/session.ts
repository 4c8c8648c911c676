import { createHash } from 'node:crypto'
import { NextRequest } from 'next/server'
import { PLAYER_HEADER } from '@/lib/core/call'
import { emailFactOf } from '@/lib/domains/session/email-proof'
import { playerIdOf } from '@/lib/domains/session/player-id'
import type { PlayerFacts } from '@/lib/domains/session/schema'
import type { SealedSession } from '@/lib/domains/session/sealed-session'

/** The time of tests, milliseconds since 1970. */
export const NOW = Date.parse('2026-03-10T18:00:00.000Z')

export const SITE = 'http://localhost:3000'

export const maya: PlayerFacts = {
  publicId: 'ply-maya-lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  isMale: false,
  usesMetric: true,
  fundraiserId: null,
}

/** A session that began a day ago and was used a minute ago; its access token lives for ten minutes more. */
export function aSession(changes: Partial<SealedSession> = {}): SealedSession {
  return {
    id: 'session-1',
    subject: 'account-501',
    player: maya,
    email: emailFactOf({ email: 'maya@example.test', email_verified: true }),
    tokens: { access: 'access-1', accessEndsAt: NOW + 600_000, refresh: 'refresh-1', id: 'id-1' },
    signedInAt: NOW - 86_400_000,
    usedAt: NOW - 60_000,
    ...changes,
  }
}

/** Like `aSession`, with an access token that has expired. */
export const aSpentSession = (changes: Partial<SealedSession> = {}): SealedSession =>
  aSession({ tokens: { access: 'access-1', accessEndsAt: NOW - 1000, refresh: 'refresh-1', id: 'id-1' }, ...changes })

/** A token of some length that doesn't compress: digits of a hash, which are the same in each run. */
export function aLongToken(length: number, seed = 'token'): string {
  const blocks = Array.from({ length: Math.ceil(length / 43) }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest('base64url'),
  )
  return blocks.join('').slice(0, length)
}

/** What a page of Maya's names its player with. */
export const ofMaya = { [PLAYER_HEADER]: playerIdOf('account-501') }

/** Our API's answer about the signed-in player. */
export const sessionAnswer = { isAuthenticated: true, playerId: playerIdOf('account-501'), ...maya }

type Sending = {
  method?: string
  headers?: Record<string, string>
  cookies?: Record<string, string>
  /** The fields of a native form, which is sent by POST. */
  form?: Record<string, string>
}

/** A request as a page of the site makes it, unless headers say otherwise; an empty one is not sent. */
export function requestTo(path: string, { method, headers = {}, cookies = {}, form }: Sending = {}): NextRequest {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const type = form ? 'application/x-www-form-urlencoded' : ''
  const all = { 'sec-fetch-site': 'same-origin', cookie, 'content-type': type, ...headers }
  return new NextRequest(`${SITE}${path}`, {
    method: form ? 'POST' : method,
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    body: form && String(new URLSearchParams(form)),
  })
}

/** The cookies that an answer sets, by name, each with its attributes in lower case; those taken away are empty. */
export function cookiesOf(response: Response): Record<string, { value: string; attributes: string[] }> {
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return [name, { value, attributes: attributes.map((each) => each.toLowerCase()) }] as const
  })
  return Object.fromEntries(cookies)
}
