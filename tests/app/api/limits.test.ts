import { NextResponse } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as callback } from '@/app/api/auth/callback/route'
import { GET as login } from '@/app/api/auth/login/route'
import { DELETE as withdraw } from '@/app/api/campaigns/[shortName]/registration/route'
import { GET as getCalendar } from '@/app/api/events/[id]/calendar/route'
import { GET as getEvent } from '@/app/api/events/[id]/route'
import { POST as join } from '@/app/api/events/subgroups/[id]/sign-up/route'
import { POST as interactions } from '@/app/api/interactions/route'
import { GET as liveCounts } from '@/app/api/live-counts/route'
import { POST as policyReports } from '@/app/api/policy-reports/route'
import { GET as preview } from '@/app/api/preview/route'
import { POST as revalidate } from '@/app/api/revalidate/route'
import { verifyPreview } from '@/lib/content/api/preview'
import { InvalidInputError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { rateLimits } from '@/lib/core/limits'
import { keepAttempt, newAttempt } from '@/lib/domains/session/sign-in-attempt'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../lib/support/identity-provider'
import { playerRequest } from '../../lib/support/member'
import { cookiesOf, NOW, requestTo } from '../../lib/support/session'
import { stubUpstream } from '../../lib/support/upstream'

vi.mock('@/lib/content/api/preview', () => ({
  verifyPreview: vi.fn(() => Promise.reject(new InvalidInputError('no such preview'))),
  getPreviewedDocument: vi.fn(),
  findPreviewedCampaign: vi.fn(),
}))
vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => undefined }))

beforeEach(() => {
  forgetProcessState()
  vi.setSystemTime(NOW)
  vi.spyOn(log, 'warn')
})
afterEach(() => vi.useRealTimers())

const from = (client: string) => ({ [CLIENT_HEADER]: client })
const at = (id: string) => ({ params: Promise.resolve({ id }) })
const json = (path: string, body: unknown, client: string) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...from(client) },
    body: JSON.stringify(body),
  })

type Ask = (client: string) => Promise<Response>

/** What becomes of a client that asks as often as it may, and once more, and of another that asks then. */
async function limitOf(tries: number, ask: Ask) {
  const before = new Set<number>()
  for (let made = 0; made < tries; made += 1) before.add((await ask('192.0.2.1')).status)
  const { status, headers } = await ask('192.0.2.1')
  return {
    isAnswered: !before.has(429),
    refusal: { status, type: headers.get('content-type'), cacheControl: headers.get('cache-control') },
    retryAfter: Number(headers.get('retry-after')),
    isAnotherAnswered: (await ask('192.0.2.2')).status !== 429,
  }
}

const limited = ({ seconds }: { seconds: number }) => ({
  isAnswered: true,
  refusal: { status: 429, type: 'application/problem+json', cacheControl: 'no-store' },
  retryAfter: seconds,
  isAnotherAnswered: true,
})

const nothingThere = () => stubUpstream(() => new Response('', { status: 404 }))

test('interactions are limited for each client, also where none is accepted', async () => {
  expect(
    await limitOf(rateLimits.interactions.tries, (client) => interactions(json('/api/interactions', {}, client))),
  ).toEqual(limited(rateLimits.interactions))
})

test('reports of policies are limited for each client, also where none is understood', async () => {
  expect(
    await limitOf(rateLimits.policyReports.tries, (client) => policyReports(json('/api/policy-reports', [], client))),
  ).toEqual(limited(rateLimits.policyReports))
})

test('reads are limited for each client', async () => {
  stubUpstream(() => Response.json({ livePlayersCount: 1, liveEventsCount: 1 }))
  expect(
    await limitOf(rateLimits.reads.tries, (client) =>
      liveCounts(requestTo('/api/live-counts', { headers: from(client) })),
    ),
  ).toEqual(limited(rateLimits.reads))
})

test('publishes with a wrong secret are limited for each client', async () => {
  expect(
    await limitOf(rateLimits.webhook.tries, (client) =>
      revalidate(json('/api/revalidate', { secret: 'guess' }, client)),
    ),
  ).toEqual(limited(rateLimits.webhook))
})

test('previews that the content service does not know are limited, before it is asked', async () => {
  const path = '/api/preview?token=websitePreviewId%3Dguess&documentId=a'
  expect(
    await limitOf(rateLimits.preview.tries, (client) => preview(requestTo(path, { headers: from(client) }))),
  ).toEqual(limited(rateLimits.preview))
  // All tries of the first client, and one of the second.
  expect(verifyPreview).toHaveBeenCalledTimes(rateLimits.preview.tries + 1)
})

describe('guesses at an event’s secret', () => {
  const path = '/api/events/7?eventSecret=guess'
  const ask = {
    'by the calendar file': (client: string) =>
      getCalendar(requestTo('/api/events/7/calendar?eventSecret=guess', { headers: from(client) }), at('7')),
    'as a player': async (client: string) => getEvent(await playerRequest(path, { headers: from(client) }), at('7')),
  }

  test.each(Object.entries(ask))('%s are limited for each client', async (_, guess) => {
    nothingThere()
    expect(await limitOf(rateLimits.eventSecret.tries, guess)).toEqual(limited(rateLimits.eventSecret))
  })

  test('count together, whichever way they are made', async () => {
    nothingThere()
    for (let made = 0; made < rateLimits.eventSecret.tries; made += 1) await ask['as a player']('192.0.2.3')
    expect((await ask['by the calendar file']('192.0.2.3')).status).toBe(429)
  })
})

describe('signing in', () => {
  const problemIn = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('problem')

  test('is limited for each client: the page says so, and the place to return to is kept', async () => {
    stubProvider()
    const begin = (client: string) => login(requestTo('/api/auth/login?returnTo=/de/events', { headers: from(client) }))
    for (let made = 0; made < rateLimits.signIn.tries; made += 1) expect(problemIn(await begin('192.0.2.1'))).toBeNull()
    const refused = await begin('192.0.2.1')
    expect(problemIn(refused)).toBe('too_many_tries')
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('returnTo')).toBe('/de/events')
    expect(cookiesOf(refused)).toEqual({})
    expect(problemIn(await begin('192.0.2.2'))).toBeNull()
  })

  test('answers that a browser brings are limited before the provider is asked', async () => {
    const asked = stubProvider()
    const answer = async () => {
      const attempt = newAttempt('/events')
      const response = NextResponse.json({})
      await keepAttempt(requestTo('/login'), response, attempt)
      const cookies = Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
      const path = `/api/auth/callback?code=guess&state=${attempt.state}`
      return callback(requestTo(path, { cookies, headers: from('192.0.2.1') }))
    }
    for (let made = 0; made < rateLimits.signInAnswer.tries; made += 1) expect(problemIn(await answer())).toBe('failed')
    const before = asked.length
    expect(problemIn(await answer())).toBe('too_many_tries')
    expect(asked).toHaveLength(before)
  })
})

describe('a session', () => {
  const signUp = async (client: string) =>
    join(await playerRequest('/api/events/subgroups/70/sign-up', { method: 'POST', headers: from(client) }), at('70'))

  test('may write so often, from wherever it is used', async () => {
    stubUpstream(() => Response.json({ signedUp: true }))
    for (let made = 0; made < rateLimits.sessionWrites.tries; made += 1)
      expect((await signUp(`192.0.2.${made}`)).status).toBe(200)
    const refusal = await signUp('192.0.2.200')
    expect(refusal.status).toBe(429)
    expect(cookiesOf(refusal)).toEqual({})
  })

  test('has eight writes under way at the most; what is read meanwhile is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const asked = stubUpstream(async ({ method }) => {
      if (method === 'POST') await promise
      return Response.json({ signedUp: true, status: 'WITHDRAWN' })
    })
    const withdrawals = Array.from({ length: 8 }, async (_, each) => {
      const shortName = `tour-${each}`
      const path = `/api/campaigns/${shortName}/registration`
      const request = await playerRequest(path, { method: 'DELETE', headers: from('192.0.2.1') })
      return withdraw(request, { params: Promise.resolve({ shortName }) })
    })
    await vi.waitFor(() => expect(asked).toHaveLength(8))
    const refusal = await signUp('192.0.2.2')
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '1'])
    const read = await getEvent(await playerRequest('/api/events/7'), at('7'))
    expect(read.status).not.toBe(429)
    resolve()
    expect((await Promise.all(withdrawals)).every(({ status }) => status === 200)).toBe(true)
    expect((await signUp('192.0.2.1')).status).toBe(200)
  })
})
