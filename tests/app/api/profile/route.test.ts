import { beforeEach, expect, test, vi } from 'vitest'
import { GET, PUT } from '@/app/api/profile/route'
import { sealSession, unsealSession } from '@/lib/domains/session/sealed-session'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { gameProfileAnswer, maya } from '../../../lib/support/profiles'
import { aSession, cookiesOf, NOW, ofMaya, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'
import { NextRequest } from 'next/server'

type Sending = { headers?: Record<string, string>; body?: BodyInit; cookie?: string }

const context = { params: Promise.resolve({}) }

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

async function request(method: 'GET' | 'PUT', { headers, body, cookie }: Sending = {}): Promise<Response> {
  const session = cookie ?? `${SESSION_COOKIE}=${await sealSession(aSession())}`
  const all = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: session,
    ...ofMaya,
    ...headers,
  }
  const asked = new NextRequest(`${SITE}/api/profile`, { method, headers: all, body })
  return method === 'GET' ? GET(asked, context) : PUT(asked, context)
}

const put = (changes: unknown, sending: Sending = {}) => request('PUT', { body: JSON.stringify(changes), ...sending })

test('answers the player’s profile, for no cache [SY-009]', async () => {
  const asked = stubUpstream(() => Response.json(gameProfileAnswer))
  const response = await request('GET')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  await expect(response.json()).resolves.toEqual(maya)
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/\/profiles\/me$/)])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test('sends the changed fields alone, and answers the whole profile', async () => {
  const asked = stubUpstream(() => Response.json({ ...gameProfileAnswer, ftp: 230, weight: null }))
  const response = await put({ ftpWatts: 230, weightKg: null })
  expect(response.status).toBe(200)
  await expect(response.json()).resolves.toEqual({ ...maya, ftpWatts: 230, weightKg: null })
  expect(asked.map(({ method }) => method)).toEqual(['PUT'])
  await expect(asked[0]?.json()).resolves.toEqual({ ftp: 230, weight: null })
})

test('the session knows at once what was saved [SY-008]', async () => {
  stubUpstream(() => Response.json({ ...gameProfileAnswer, firstName: 'Mai', useMetric: false }))
  const response = await put({ firstName: 'Mai', usesMetric: false })
  const session = await unsealSession(cookiesOf(response)[SESSION_COOKIE]?.value, NOW)
  expect(session?.player).toEqual({
    publicId: 'ply-maya-lindqvist',
    firstName: 'Mai',
    lastName: 'Lindqvist',
    isMale: false,
    usesMetric: false,
    wattsPerKilo: 3.66,
    runKmh: 12.9,
    fundraiserId: '7001',
  })
})

test.each([
  {},
  [],
  null,
  { ftpWatts: '230' },
  { ftpWatts: 230.5 },
  { ftpWatts: 7000 },
  { weightKg: 3 },
  { weightKg: 3000 },
  { runTime5kmSeconds: 59 },
  { firstName: '  ' },
  { firstName: 'x'.repeat(61) },
  { lastName: null },
  { isMale: 'no' },
  { usesMetric: null },
  { firstName: 'Maya', email: 'other@example.test' },
  { fundraiserId: 1 },
  { id: 502 },
])('refuses %j, and the game server is not asked', async (changes) => {
  const asked = stubUpstream(() => Response.json(gameProfileAnswer))
  const response = await put(changes)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  await expect(response.json()).resolves.toEqual({
    type: 'urn:problem:invalid_input',
    title: 'The request is not valid',
    status: 400,
    code: 'invalid_input',
  })
  expect(asked).toEqual([])
})

test.each([
  ['a body that is no JSON', { body: '{' }, 400],
  ['a body that is no JSON by its type', { headers: { 'content-type': 'text/plain' } }, 415],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'ftpWatts=230' }, 415],
  ['a body that is too large', { body: JSON.stringify({ firstName: 'x'.repeat(70_000) }) }, 413],
  ['another site’s request', { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' } }, 403],
  ['a request without a session', { cookie: '' }, 401],
  ['a request with a forged session', { cookie: `${SESSION_COOKIE}=forged` }, 401],
])('refuses %s', async (_, sending, status) => {
  const asked = stubUpstream(() => Response.json(gameProfileAnswer))
  expect((await put({ ftpWatts: 230 }, sending)).status).toBe(status)
  expect(asked).toEqual([])
})

test.each([400, 422])('values that the game server refuses with %i are the player’s to mend', async (status) => {
  stubUpstream(() => Response.json({ message: 'ftp of player 501' }, { status }))
  const response = await put({ ftpWatts: 230 })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('501')
})

test.each([
  ['fails', () => Response.json({}, { status: 500 }), 502],
  ['answers something else', () => Response.json({ id: 501 }), 502],
  ['can’t be reached', () => Promise.reject(new TypeError('fetch failed')), 503],
])('says so when the game server %s, and the session stays', async (_, answer, status) => {
  stubUpstream(answer)
  const response = await put({ ftpWatts: 230 })
  expect(response.status).toBe(status)
  expect(cookiesOf(response)).toEqual({})
})
