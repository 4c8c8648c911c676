import { expect } from '@playwright/test'
import { type RawAnswer, rawRequest, type Sending } from './raw-request.ts'
import { PLAYER_ID, sealedSession } from './sealed-session.ts'
import { noteAnswer } from './security-matrix.ts'

/** The header that browsers add to requests from pages of the site. */
export const own = { 'sec-fetch-site': 'same-origin' }

/** A request that a handler or page must refuse. */
export type Attempt = { name: string; cookie?: () => Promise<string>; headers?: Record<string, string> }

/** Requests without a valid session. */
export const withoutSession: Attempt[] = [
  { name: 'no session' },
  { name: 'a garbage cookie', cookie: async () => 'session=garbage; signed_in=1' },
  { name: 'the hint alone', cookie: async () => 'signed_in=1' },
  { name: 'a session not used for a week', cookie: async () => `session=${await sealedSession({ usedDaysAgo: 7.1 })}` },
  {
    name: 'a session of more than a month',
    cookie: async () => `session=${await sealedSession({ signedInDaysAgo: 30.1 })}`,
  },
  {
    name: 'a session of another secret',
    cookie: async () => `session=${await sealedSession({ password: 'x'.repeat(32) })}`,
  },
  { name: 'a session of next month', cookie: async () => `session=${await sealedSession({ signedInDaysAgo: -30 })}` },
  {
    name: 'two session cookies, of which one was planted',
    cookie: async () => `session=${await sealedSession()}; session=${await sealedSession()}`,
  },
  { name: 'the copy of a session that was signed out', cookie: signedOutCopy },
  { name: 'a cookie of 8 KB', cookie: async () => `session=Fe26.2*${'x'.repeat(8000)}` },
]

/** Requests that no page of the site sends. */
export const foreign: Attempt[] = [
  { name: 'another site (Sec-Fetch-Site)', headers: { 'sec-fetch-site': 'cross-site' } },
  { name: 'another host of the domain', headers: { 'sec-fetch-site': 'same-site' } },
  { name: 'the address bar', headers: { 'sec-fetch-site': 'none' } },
  { name: 'another site (Origin)', headers: { origin: 'https://evil.example' } },
  { name: 'no origin (Origin: null)', headers: { origin: 'null' } },
  { name: 'neither header' },
]

/** Requests from pages of another player, or of no player, according to the header that names it. */
export const othersPages: Attempt[] = [
  { name: 'a page of another player', headers: { 'x-player': 'AAAAAAAAAAAAAAAA' } },
  { name: 'a page of two players', headers: { 'x-player': `${PLAYER_ID}, AAAAAAAAAAAAAAAA` } },
]
export const nobodysPage: Attempt = { name: 'a page that names no player' }

/** Headers by which the framework requests other forms of a page. */
export const forms: Attempt[] = [
  { name: 'as data', headers: { rsc: '1' } },
  { name: 'as data fetched ahead', headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { name: 'as a segment fetched ahead', headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
  { name: 'fetched ahead by the browser', headers: { 'sec-purpose': 'prefetch' } },
]

/** A copy of a session cookie that was made before its player signed out. */
async function signedOutCopy(): Promise<string> {
  const cookie = `session=${await sealedSession()}`
  const answer = await rawRequest('/api/auth/logout', { method: 'POST', headers: { ...own, cookie } })
  expect(answer.status).toBe(303)
  return cookie
}

/** Sends an attempt, and adds a row to the table of all attempts. */
export async function attempt(asked: string, path: string, { name, cookie, headers }: Attempt, sending: Sending = {}) {
  const sent = { ...headers, ...(cookie && { cookie: await cookie() }) }
  const answer = await rawRequest(path, { ...sending, headers: sent })
  noteAnswer(asked, name, answer.status)
  return answer
}

/** Expects that an answer is not cached, sets no session, and reveals nothing about the player. */
export function expectDiscreet({ headers, body }: RawAnswer): void {
  expect(headers['cache-control']).toContain('no-store')
  for (const line of headers['set-cookie'] ?? []) expect(line).toMatch(/^(session|signed_in)=;.*Max-Age=0/i)
  expect(body).not.toContain('Lindqvist')
}
