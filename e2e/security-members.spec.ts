// Plain HTTP: these tests need no browser, so they don't take the fixtures that open one.
import { expect, test } from '@playwright/test'
import { type RawAnswer, rawRequest, type Sending } from './support/raw-request.ts'
import { PLAYER_ID, sealedSession } from './support/sealed-session.ts'
import { beginMatrix, noteAnswer } from './support/security-matrix.ts'

test.describe.configure({ mode: 'default' })

const own = { 'sec-fetch-site': 'same-origin' }

/** Every handler that acts for a player; new ones are added here, and tried like the others. */
const handlers = [
  { method: 'GET', path: '/api/session' },
  { method: 'POST', path: '/api/auth/logout', signedOutStatus: 303 },
  { method: 'GET', path: '/api/events/1002' },
  { method: 'GET', path: '/api/events/1002?eventSecret=guess' },
  { method: 'GET', path: '/api/events/1002/result' },
  { method: 'GET', path: '/api/events/joined' },
  { method: 'GET', path: '/api/events/mine?ids=1002&from=2026-01-01T00:00:00.000Z&to=2026-01-02T00:00:00.000Z' },
  { method: 'GET', path: '/api/events/starts?tag=tour-of-summits-stage-1' },
  { method: 'POST', path: '/api/events/subgroups/10023/sign-up' },
  { method: 'DELETE', path: '/api/events/1002/sign-up' },
  { method: 'PUT', path: '/api/calendars/mine' },
  { method: 'DELETE', path: '/api/calendars/mine' },
  { method: 'GET', path: '/api/profile' },
  { method: 'PUT', path: '/api/profile' },
  { method: 'GET', path: '/api/campaigns/tour-of-summits/registration' },
  { method: 'POST', path: '/api/campaigns/tour-of-summits/registration' },
  { method: 'DELETE', path: '/api/campaigns/tour-of-summits/registration' },
  { method: 'GET', path: '/api/campaigns/tour-of-summits/punchcard' },
  { method: 'GET', path: '/api/shop/region' },
  { method: 'GET', path: '/api/membership' },
  { method: 'POST', path: '/api/membership/checkout' },
  { method: 'POST', path: '/api/membership/portal' },
  { method: 'POST', path: '/api/membership/cancellation' },
  { method: 'POST', path: '/api/membership/purchase' },
  { method: 'GET', path: '/api/membership/payment' },
  { method: 'GET', path: '/api/membership/transactions' },
  { method: 'GET', path: '/api/membership/transactions/csv' },
  { method: 'GET', path: '/api/membership/guarantee' },
  { method: 'GET', path: '/api/membership/direct-offers' },
  { method: 'GET', path: '/api/pairing' },
  { method: 'POST', path: '/api/pairing/registration' },
  { method: 'POST', path: '/api/pairing/coaching' },
  { method: 'POST', path: '/api/pairing/connect' },
  { method: 'DELETE', path: '/api/pairing/missions/tour-of-summits' },
  { method: 'POST', path: '/api/fundraising/account' },
  { method: 'PUT', path: '/api/fundraising/profile' },
  { method: 'GET', path: '/api/fundraising/events/1001/mine' },
  { method: 'POST', path: '/api/fundraising/events/1001/project' },
] as const

/** Every page that only players see. */
const pages = [
  '/settings/membership',
  '/settings/membership?state=succeeded',
  '/settings/profile',
  '/de/settings/profile',
  '/settings',
  '/settings/profile?tab=1',
  '/my-events',
  '/settings/connections',
] as const

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const isTaken = (method: string, path: string) => handlers.some((each) => each.path === path && each.method === method)

type Attempt = { name: string; cookie?: () => Promise<string>; headers?: Record<string, string> }

const withoutSession: Attempt[] = [
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

const foreign: Attempt[] = [
  { name: 'another site (Sec-Fetch-Site)', headers: { 'sec-fetch-site': 'cross-site' } },
  { name: 'another host of the domain', headers: { 'sec-fetch-site': 'same-site' } },
  { name: 'the address bar', headers: { 'sec-fetch-site': 'none' } },
  { name: 'another site (Origin)', headers: { origin: 'https://evil.example' } },
  { name: 'no origin (Origin: null)', headers: { origin: 'null' } },
  { name: 'neither header' },
]

/** Pages that were drawn for somebody else, or for nobody, by the header that names their player. */
const othersPages: Attempt[] = [
  { name: 'a page of another player', headers: { 'x-player': 'AAAAAAAAAAAAAAAA' } },
  { name: 'a page of two players', headers: { 'x-player': `${PLAYER_ID}, AAAAAAAAAAAAAAAA` } },
]
const nobodysPage: Attempt = { name: 'a page that names no player' }

/** Other forms of a page, as the framework asks for it. */
const forms: Attempt[] = [
  { name: 'as data', headers: { rsc: '1' } },
  { name: 'as data fetched ahead', headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { name: 'as a segment fetched ahead', headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
  { name: 'fetched ahead by the browser', headers: { 'sec-purpose': 'prefetch' } },
]

/** What somebody keeps who copied the cookie before its player signed out. */
async function signedOutCopy(): Promise<string> {
  const cookie = `session=${await sealedSession()}`
  const answer = await rawRequest('/api/auth/logout', { method: 'POST', headers: { ...own, cookie } })
  expect(answer.status).toBe(303)
  return cookie
}

async function attempt(asked: string, path: string, { name, cookie, headers }: Attempt, sending: Sending = {}) {
  const sent = { ...headers, ...(cookie && { cookie: await cookie() }) }
  const answer = await rawRequest(path, { ...sending, headers: sent })
  noteAnswer(asked, name, answer.status)
  return answer
}

/** Expects that nobody keeps an answer, that it hands out no session, and that it tells nothing of the player. */
function expectDiscreet({ headers, body }: RawAnswer): void {
  expect(headers['cache-control']).toContain('no-store')
  for (const line of headers['set-cookie'] ?? []) expect(line).toMatch(/^(session|signed_in)=;.*Max-Age=0/i)
  expect(body).not.toContain('Lindqvist')
}

test.beforeAll(() => {
  const { workerIndex, config } = test.info()
  // A worker that takes over after a failure goes on with the table.
  if (workerIndex < config.workers) beginMatrix()
})

test('a session sealed as the site does it is taken, so that the refusals below mean something', async () => {
  const cookie = `session=${await sealedSession()}`
  const answer = await rawRequest('/api/session', { headers: { ...own, cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(answer.body)).toMatchObject({ isAuthenticated: true, firstName: 'Maya' })
})

for (const { method, path, ...handler } of handlers) {
  const asked = `${method} ${path}`
  test.describe(asked, () => {
    for (const each of withoutSession) {
      test(`is nothing for ${each.name}`, async () => {
        const answer = await attempt(asked, path, { ...each, headers: own }, { method })
        expect(answer.status).toBe('signedOutStatus' in handler ? handler.signedOutStatus : 401)
        expectDiscreet(answer)
      })
    }
    for (const each of foreign) {
      test(`is nothing for a player whose request comes from ${each.name}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { ...each, cookie }, { method })
        expect(answer.status).toBe(403)
        expect(answer.headers['set-cookie']).toBeUndefined()
        expectDiscreet(answer)
      })
    }
    const isForm = path === '/api/auth/logout' // whose player it says by nothing: it signs out whoever is signed in
    for (const each of isForm ? [] : [...othersPages, ...(method === 'GET' ? [] : [nobodysPage])]) {
      test(`is nothing for ${each.name}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { ...each, cookie, headers: { ...own, ...each.headers } }, { method })
        expect(answer.status).toBe(409)
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'another_player' })
        expect(answer.headers['set-cookie']).toBeUndefined()
        expectDiscreet(answer)
      })
    }
    for (const other of methods.filter((each) => !isTaken(each, path))) {
      test(`takes no ${other}`, async () => {
        const cookie = async () => `session=${await sealedSession()}`
        const answer = await attempt(asked, path, { name: other, cookie, headers: own }, { method: other })
        expect(answer.status).toBe(405)
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(answer.body).toBe('')
      })
    }
  })
}

for (const path of pages) {
  test.describe(path, () => {
    for (const each of [...withoutSession, ...forms]) {
      test(`leads ${each.name} to the sign-in and back`, async () => {
        const answer = await attempt(path, path, each)
        expect(answer.status).toBe(303)
        expect(answer.headers.location).toBe(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
        expectDiscreet(answer)
      })
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      test(`is only read, ${method} or not`, async () => {
        const answer = await attempt(path, path, { name: method, headers: own }, { method })
        expect(answer.status).toBe(405)
      })
    }
  })
}

test.describe('no other way of writing an address leads past the sign-in', () => {
  const addresses = [
    '/%73ettings/profile',
    '/settings%2Fprofile',
    '/SETTINGS/profile',
    '/settings/profile.rsc',
    '/settings/profile.txt',
    '/de/settings/profile.rsc',
    '/de/settings/profile.segments/_tree.segment.rsc',
    '/settings/./profile',
    '/x/../settings/profile',
    '/en/settings/profile',
    '/en/settings/profile.rsc',
    '//settings/profile',
    '/settings//profile',
    '/\\settings/profile',
    '/settings/profile/',
    '/settings\\profile',
    '/settings;x/profile',
  ]
  for (const address of addresses) {
    test(address, async () => {
      let next = address
      for (let hop = 0; hop < 5; hop += 1) {
        const answer = await rawRequest(next)
        expect(answer.status, next).not.toBe(200)
        if (answer.status < 300 || answer.status >= 400 || answer.status === 303) break
        next = String(answer.headers.location)
      }
    })
  }
})

test.describe('POST /api/auth/login', () => {
  const path = '/api/auth/login'
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const join = { kind: 'event_sign_up', eventId: '1002', subgroupId: '10023', returnTo: '/events/view/1002' }
  const post = (form: Record<string, string>, { name, headers }: Attempt) =>
    attempt(
      `POST ${path}`,
      path,
      { name, headers: { ...type, ...headers } },
      { method: 'POST', body: new URLSearchParams(form).toString() },
    )

  for (const each of foreign) {
    test(`keeps nothing of a form from ${each.name}`, async () => {
      const answer = await post(join, each)
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  }

  for (const [name, form] of [
    ['an intent', join],
    ['an intent of no kind that we know', { ...join, kind: 'delete_account' }],
    ['ids that are none', { ...join, eventId: '1002/../1003' }],
    ['a way back to another site', { ...join, returnTo: '//evil.example' }],
  ] as const) {
    test(`only signs in for ${name}, and tells nobody what for`, async () => {
      const answer = await post(form, { name, headers: own })
      expect(answer.status).toBe(303)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.location).not.toMatch(/event_sign_up|delete_account|10023|evil/)
      expect(answer.headers['set-cookie']).toHaveLength(1)
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^sign_in_[0-9a-f]{12}=Fe26[^;]*;.*HttpOnly; SameSite=lax/i)
    })
  }

  test('takes no body of another kind, and none without end', async () => {
    const json = await post({}, { name: 'JSON', headers: { ...own, 'content-type': 'application/json' } })
    expect(json.status).toBe(415)
    const long = await post({ ...join, eventSecret: 'x'.repeat(100_000) }, { name: '100 KB', headers: own })
    expect(long.status).toBe(413)
    for (const { headers } of [json, long]) expect(headers['set-cookie']).toBeUndefined()
  })
})

test('the way to the provider is kept by nobody and begins anew each time', async () => {
  for (const path of ['/login', '/join', '/login?returnTo=/de/events', '/api/auth/login']) {
    const answers = [await rawRequest(path), await rawRequest(path, { headers: { 'sec-purpose': 'prefetch' } })]
    const cookies = answers.map(({ headers }) => headers['set-cookie']?.[0]?.split('=')[0])
    expect(new Set(cookies).size, path).toBe(2)
    for (const { status, headers } of answers) {
      expect(status, path).toBe(303)
      expect(headers['cache-control'], path).toBe('no-store')
      expect(headers['set-cookie']?.[0], path).toMatch(/^sign_in_[0-9a-f]{12}=.*HttpOnly; SameSite=lax/i)
    }
  }
})

test('a jar that is filled to the brim is refused whole, and the next request is served', async () => {
  const cookie = Array.from({ length: 40 }, (_, index) => `planted${index}=${'x'.repeat(1000)}`).join('; ')
  const answer = await rawRequest('/api/session', { headers: { ...own, cookie } })
  noteAnswer('GET /api/session', 'cookies of 40 KB', answer.status)
  expect(answer.status).toBe(431)
  expect((await rawRequest('/api/session', { headers: own })).status).toBe(401)
})

test('signing out has the browser drop what it keeps of pages', async () => {
  const cookie = `session=${await sealedSession()}`
  const { headers } = await rawRequest('/api/auth/logout', { method: 'POST', headers: { ...own, cookie } })
  expect(headers['clear-site-data']).toBe('"cache"')
})
