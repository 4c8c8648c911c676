import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import {
  connectPath,
  findPartnerRedirect,
  findTerms,
  getPairing,
  registerAndSetUp,
  setUpCoaching,
} from '@/lib/domains/pairing/server'
import { sealTicket } from '@/lib/domains/pairing/connect-ticket'
import { sealClaim } from '@/lib/domains/fundraising/account-claim'
import type { Member } from '@/lib/domains/session/member'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameProfile } from '../../support/identity-provider'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

const TOGGLE = 'GET /rest/utils/toggle/gruppetto/womens/true'
const warn = vi.fn()

beforeEach(() => {
  forgetProcessState()
  warn.mockReset()
  vi.spyOn(log, 'warn').mockImplementation(warn)
})

/** The game server and the partner; a test names what is otherwise. @returns what was asked, and with which token */
function stubServices(answers: Record<string, () => Response> = {}) {
  const all: Record<string, () => Response> = {
    'GET /profiles/me': () => Response.json(gameProfile),
    'GET /partners/todaysplan/account': () => Response.json({ exists: false }),
    'POST /partners/todaysplan/register': () => new Response(''),
    'POST /partners/todaysplan/setup': () => new Response(''),
    'GET /partners/todaysplan/access-token': () => Response.json({ token: 'partner-token' }),
    [TOGGLE]: () => new Response(''),
    ...answers,
  }
  const nameOf = ({ method, url }: Request) =>
    `${method} ${url.replace(env.GAME_API_URL, '').replace(env.TRAINING_PARTNER_URL, '')}`
  const asked = stubUpstream((request) => all[nameOf(request)]?.() ?? new Response('', { status: 404 }))
  return {
    order: () => asked.map(nameOf),
    tokenOf: (name: string) => asked.find((each) => nameOf(each) === name)?.headers.get('authorization'),
  }
}

const exists = { 'GET /partners/todaysplan/account': () => Response.json({ exists: true }) }

test.each([
  ['linked', exists],
  ['linked', { 'GET /profiles/me': () => Response.json({ ...gameProfile, connectedToTodaysPlan: true }) }],
  ['not_linked', {}],
  ['wrong_page', { 'GET /profiles/me': () => Response.json({ ...gameProfile, isMale: null }) }],
  ['linked', { ...exists, 'GET /profiles/me': () => Response.json({ ...gameProfile, isMale: null }) }],
] as const)('a player is %s by what the services say (%#) [PA-006, PA-017]', async (state, answers) => {
  stubServices(answers)
  expect(await getPairing(aMember)).toEqual({ state })
})

test('one click registers, sets up and switches on at the partner [PA-001, PA-013, PA-022]', async () => {
  const { order, tokenOf } = stubServices()
  expect(await registerAndSetUp(aMember)).toBe(true)
  expect(order()).toEqual([
    'GET /partners/todaysplan/account',
    'POST /partners/todaysplan/register',
    'POST /partners/todaysplan/setup',
    'GET /profiles/me',
    'GET /partners/todaysplan/access-token',
    TOGGLE,
  ])
  expect(tokenOf(TOGGLE)).toBe('Bearer partner-token')
})

test('who has an account is registered no second time', async () => {
  const { order } = stubServices(exists)
  expect(await registerAndSetUp(aMember)).toBe(true)
  expect(order()).not.toContain('POST /partners/todaysplan/register')
})

test('men are switched on as men', async () => {
  const toggle = TOGGLE.replace('womens', 'mens')
  const { order } = stubServices({
    'GET /profiles/me': () => Response.json({ ...gameProfile, isMale: true }),
    [toggle]: () => new Response(''),
  })
  expect(await setUpCoaching(aMember)).toBe(true)
  expect(order().at(-1)).toBe(toggle)
})

test('without a partner token the step is not done, and the log says why [PA-024]', async () => {
  const { order } = stubServices({ 'GET /partners/todaysplan/access-token': () => new Response('', { status: 404 }) })
  expect(await setUpCoaching(aMember)).toBe(false)
  expect(order()).not.toContain(TOGGLE)
  expect(warn).toHaveBeenCalledWith(
    {
      err: expect.objectContaining({
        code: 'upstream_failed',
        message: 'Could not get partner token',
        cause: expect.objectContaining({ code: 'not_found' }),
      }),
    },
    'the coaching is not switched on',
  )
})

test('a partner token that can’t be had for another reason is told of by that reason', async () => {
  stubServices({ 'GET /partners/todaysplan/access-token': () => new Response('', { status: 403 }) })
  expect(await setUpCoaching(aMember)).toBe(false)
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ name: 'UpstreamError' }) }, expect.any(String))
})

test('a player who has not said what the coaching needs is switched on as nobody [PA-006]', async () => {
  const { order } = stubServices({ 'GET /profiles/me': () => Response.json({ ...gameProfile, isMale: null }) })
  expect(await setUpCoaching(aMember)).toBe(false)
  expect(order()).not.toContain(TOGGLE)
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ code: 'not_eligible' }) }, expect.any(String))
})

test.each([403, 500])(
  'a partner that answers %d leaves the step not done, and its token out of the log',
  async (status) => {
    stubServices({ [TOGGLE]: () => new Response('partner-token', { status }) })
    expect(await setUpCoaching(aMember)).toBe(false)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('partner-token')
  },
)

test('a registration that fails is a failure, and nothing is set up', async () => {
  const { order } = stubServices({ 'POST /partners/todaysplan/register': () => new Response('', { status: 403 }) })
  await expect(registerAndSetUp(aMember)).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(order()).not.toContain('POST /partners/todaysplan/setup')
})

const credentials = (oauthUrl: string, name = 'todaysplan') => ({
  'GET /partners/credentials': () =>
    Response.json([
      { name: 'pulsebook', oauthUrl: 'https://x.test' },
      { name, oauthUrl },
    ]),
})

test('linking an account leads over our connections page and back [PA-002, PA-007, PA-018]', async () => {
  stubServices(credentials(`${env.TRAINING_PARTNER_URL}/oauth?client=7`))
  const path = await connectPath(aMember, '/de/coaching?x=1')
  const redirectUrl = new URL(path, env.SITE_URL).searchParams.get('redirectUrl') ?? ''
  expect(path).toMatch(/^\/settings\/connections\?redirectUrl=http%3A%2F%2F/)
  expect(new URL(redirectUrl).searchParams.get('returnUrl')).toBe(`${env.SITE_URL}/de/coaching?x=1`)
})

test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', '/api/auth/logout'])(
  'and never back to %s',
  async (returnTo) => {
    stubServices(credentials(`${env.TRAINING_PARTNER_URL}/oauth`))
    const redirectUrl =
      new URL(await connectPath(aMember, returnTo), env.SITE_URL).searchParams.get('redirectUrl') ?? ''
    expect(new URL(redirectUrl).searchParams.get('returnUrl')).toBe(`${env.SITE_URL}/`)
  },
)

/** What the connections page is asked for by an address of ours. */
const askedBy = (path: string) => Object.fromEntries(new URL(path, env.SITE_URL).searchParams)

describe('the connections page leads on', () => {
  const link = async (member: Member, client = '7') => {
    stubServices(credentials(`${env.TRAINING_PARTNER_URL}/oauth?invitation=${client}`))
    return askedBy(await connectPath(member, '/coaching'))
  }
  const robin = { ...aMember, id: 'robin' }

  test('whom the link was made for', async () => {
    const asked = await link(aMember)
    expect(await findPartnerRedirect(aMember, asked)).toBe(asked.redirectUrl)
  })

  test('nobody else: a link with somebody else’s invitation is not followed', async () => {
    expect(await findPartnerRedirect(aMember, await link(robin))).toBeUndefined()
  })

  test('to nothing but what it was made for', async () => {
    const [mine, theirs] = [await link(aMember, 'mine'), await link(robin, 'theirs')]
    expect(await findPartnerRedirect(aMember, { ...theirs, ticket: mine.ticket })).toBeUndefined()
    expect(await findPartnerRedirect(aMember, { redirectUrl: theirs.redirectUrl })).toBeUndefined()
    expect(await findPartnerRedirect(aMember, { redirectUrl: theirs.redirectUrl, ticket: '' })).toBeUndefined()
    const claim = await sealClaim(aMember, '7003') // sealed for the player, and for another purpose
    expect(await findPartnerRedirect(aMember, { ...mine, ticket: claim })).toBeUndefined()
    expect(await findPartnerRedirect(aMember, {})).toBeUndefined()
  })

  test('for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const asked = await link(aMember)
    vi.advanceTimersByTime(12 * 60_000)
    expect(await findPartnerRedirect(aMember, asked)).toBeUndefined()
    vi.useRealTimers()
  })

  test('to the partner alone, whatever has a ticket', async () => {
    const redirectUrl = 'https://evil.test/?returnUrl=http%3A%2F%2Flocalhost%3A3000%2F'
    expect(
      await findPartnerRedirect(aMember, { redirectUrl, ticket: await sealTicket(aMember, redirectUrl) }),
    ).toBeUndefined()
  })
})

test.each([
  ['names another origin', credentials('https://evil.test/oauth')],
  ['does not know the partner', credentials('https://x.test', 'other')],
])('a game server that %s leads nowhere', async (_, answers) => {
  stubServices(answers)
  await expect(connectPath(aMember, '/')).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('the partner’s terms keep their words and lose what could do harm [PA-021]', async () => {
  const tc = `<h1>Terms</h1><p onclick="x()">Be <b>kind</b>.</p><script>alert(1)</script><style>p{}</style>
    <a href="javascript:alert(1)">a</a><a href="https://plans.test/more">more</a><img src=x onerror=alert(1)><iframe src="/"></iframe>`
  stubServices({ 'GET /rest/auth/preregister?company=gruppetto': () => Response.json({ tc }) })
  const terms = await findTerms()
  expect(terms).toContain('<h3>Terms</h3><p>Be <b>kind</b>.</p>')
  expect(terms).toContain('<a href="https://plans.test/more" target="_blank" rel="noopener noreferrer">more</a>')
  expect(terms).not.toMatch(/script|onclick|onerror|style|<img|<iframe|alert/)
})

test.each([
  ['fail', () => new Response('', { status: 403 })],
  ['are empty', () => Response.json({ tc: '<p>&nbsp; </p>' })],
  ['are of another kind', () => Response.json({ tc: 7 })],
])('terms that %s are none', async (_, answer) => {
  stubServices({ 'GET /rest/auth/preregister?company=gruppetto': answer })
  expect(await findTerms()).toBeUndefined()
})

test('terms that can’t be had are told of in the log', async () => {
  stubServices({ 'GET /rest/auth/preregister?company=gruppetto': () => new Response('', { status: 403 }) })
  await findTerms()
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ name: 'UpstreamError' }) }, expect.any(String))
})
