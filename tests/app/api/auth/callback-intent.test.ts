import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { createLogger } from '@/lib/core/server/logging/logger'
import type { FormIntent, PendingIntent } from '@/lib/domains/session/intents/form-intent'
import { openOutcome } from '@/lib/domains/session/intents/outcome'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { unsealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { none, plansAnswer, statusAnswer } from '../../../lib/support/billing'
import { gameMissionAnswer, refusalAnswer } from '../../../lib/support/game-campaigns'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { refusal, stubProvider } from '../../../lib/support/identity-provider'
import { anIntent } from '../../../lib/support/intents'
import { cookiesOf, NOW, SITE } from '../../../lib/support/session'
import { answerTo, browserFrom, granting } from './returning-browser'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const PLACE = '/de/events/view/7#groups'
const SIGN_UP = 'POST /game/events/subgroups/signup/70'
const MISSION = '/game/campaigns/missions/tour'
const ENROL = `POST ${MISSION}/enroll`

const event = gameEventAnswer({
  eventStart: '2026-03-11T18:00:00Z',
  eventSubgroups: [{ id: 70, label: 2, eventSubgroupStart: '2026-03-11T18:00:00Z' }],
})

const game: Record<string, () => Response> = {
  'GET /game/events-core/events/7': () => Response.json(event),
  [SIGN_UP]: () => Response.json({ signedUp: true }),
  [`GET ${MISSION}`]: () => Response.json(gameMissionAnswer()),
  [ENROL]: () => Response.json({ key: 'enrolled', status: 'REGISTERED' }),
}

const nameOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

type Scene = { returnTo?: string; answers?: Record<string, () => Response>; token?: () => Response }

/** A visitor who comes back from the provider. @returns where to, and what the game was asked to change */
async function backWith(pending: PendingIntent, { returnTo = PLACE, answers = {}, token }: Scene = {}) {
  const { attempt, name, comeBack } = await browserFrom(returnTo, pending)
  const all = { ...game, ...answers }
  const asked = stubProvider(
    { token: token ?? granting(attempt) },
    (request) => all[nameOf(request)]?.() ?? new Response('', { status: 404 }),
  )
  const response = await comeBack(answerTo(attempt))
  const address = new URL(response.headers.get('location') ?? '', SITE)
  const changes = () => asked.map(nameOf).filter((each) => each.startsWith('POST /game'))
  const sealed = address.searchParams.get('outcome') ?? ''
  const { outcome: told, leadsTo } = (await openOutcome(sealed, playerIdOf('account-501'))) ?? {}
  return { response, attempt, name, comeBack, changes, told, leadsTo, address, place: address.href.slice(SITE.length) }
}

const registration = (terms?: 'ticked'): PendingIntent => {
  const intent: FormIntent = { kind: 'campaign_registration', campaign: 'tour', terms, button: 'hero 1-register' }
  return { ...anIntent(), intent }
}

describe('what a visitor signed in for', () => {
  test('is done when the player comes back, and the page shows it [EV-040]', async () => {
    const { response, changes, place } = await backWith(anIntent())
    expect(response.status).toBe(303)
    expect(place).toBe(PLACE)
    expect(changes()).toEqual([SIGN_UP])
    const session = await unsealSession(cookiesOf(response).session?.value, NOW)
    expect(session).toMatchObject({ subject: 'account-501' })
  })

  test.each([
    ['the player who left it', 'account-501', [SIGN_UP]],
    ['nobody else', 'account-502', []],
  ])('is done for %s, where that is known', async (_, subject, done) => {
    const { response, changes, place } = await backWith({ ...anIntent(), by: playerIdOf(subject) })
    expect(changes()).toEqual(done)
    expect(place).toBe(PLACE)
    expect(cookiesOf(response).signed_in?.value).toBe('1')
  })

  test('is told in words where scripts are switched off: no page shows it then', async () => {
    const { told, address, changes } = await backWith({ ...anIntent(), isScriptOff: true })
    expect(changes()).toEqual([SIGN_UP])
    expect(address.pathname).toBe('/login')
    expect(told).toBe('event_joined')
    expect(address.searchParams.get('returnTo')).toBe(PLACE)
  })

  test('is a campaign whose terms were ticked: the player is registered [CP-036]', async () => {
    const { changes, place } = await backWith(registration('ticked'), { returnTo: '/campaigns/tour' })
    expect(changes()).toEqual([ENROL])
    expect(place).toBe('/campaigns/tour')
  })

  test.each([true, false])(
    'is a campaign whose terms were not ticked: the player is led back to the button, and not registered (scripts off: %j) [CP-048]',
    async (isScriptOff) => {
      const pending = { ...registration(), isScriptOff }
      const { changes, place } = await backWith(pending, { returnTo: '/campaigns/tour?a=1#top' })
      expect(changes()).toEqual([])
      expect(place).toBe('/campaigns/tour?a=1#hero%201-register')
    },
  )

  test('is to link a training plan: the player is led back to its terms, and nothing is linked yet [PA-010]', async () => {
    const pending: PendingIntent = {
      ...anIntent(),
      intent: { kind: 'pairing', panel: 'plan-pairing', terms: 'ticked' },
    }
    const { changes, place, response } = await backWith(pending, { returnTo: '/coaching' })
    expect(changes()).toEqual([])
    expect(place).toBe('/coaching#plan-pairing')
    expect(cookiesOf(response).signed_in_for?.value).toBe('plan-pairing')
  })

  describe('is a plan', () => {
    const intent: FormIntent = {
      kind: 'checkout',
      priceId: 'price-us-year',
      minor: '17999',
      currency: 'USD',
      locale: 'de',
    }
    const plan = { ...anIntent(), intent }
    const CHECKOUT = 'POST /game/membership/hosted-pages/checkout'
    const hosted = `${env.HOSTED_PAGE_ORIGINS[0]}/game/hosted/1`
    const json = (body: unknown) => () => Response.json(body)
    const answers = {
      'GET /game/membership/membership-plans': json(plansAnswer()),
      'GET /game/membership/countries/US': json({ currency: 'USD', taxPolicy: 'TaxExclusive' }),
      'GET /game/membership/membership-status/me': json(none),
      [CHECKOUT]: json({ url: hosted }),
    }
    const returnTo = '/de/plans/price-us-year'

    test('the player goes straight on to the payment [MB-002, MB-034]', async () => {
      const { response, changes } = await backWith(plan, { returnTo, answers })
      expect(response.headers.get('location')).toBe(hosted)
      expect(changes()).toEqual([CHECKOUT])
      expect(cookiesOf(response).signed_in?.value).toBe('1')
    })

    test.each([
      ['already_member', { 'GET /game/membership/membership-status/me': json(statusAnswer()) }],
      ['price_changed', { 'GET /game/membership/membership-plans': json(plansAnswer('189.99')) }],
      ['failed', { [CHECKOUT]: json({ url: 'https://evil.example/pay' }) }],
    ])('otherwise it is told why, and the player is signed in: %s', async (outcome, changed) => {
      const { told, address } = await backWith(plan, { returnTo, answers: { ...answers, ...changed } })
      expect(told).toBe(outcome)
      expect(address.searchParams.get('returnTo')).toBe(returnTo)
    })
  })
})

describe('is a donation', () => {
  const donation: PendingIntent = {
    ...anIntent(),
    intent: { kind: 'fundraising', eventId: '1001', way: 'donate', terms: 'ticked' },
  }
  const PROVIDER = '/web/gruppetto-web-pages/givengain'
  const project = {
    id: 8101,
    event_id: 1001,
    campaign_id: 1,
    url: 'https://giving.test/p/8101/',
    raised: '0',
    target: '1',
  }
  const answers = {
    [`POST ${PROVIDER}/fundraisers`]: () => Response.json({ fundraiser: { id: 7001 } }),
    [`GET ${PROVIDER}/projects`]: () => Response.json({ projects: [project] }),
  }

  // A redirect would be the end of a chain that began with a form of ours, and our policy names no provider's project.
  test.each([true, false])(
    'the player goes on to the provider from a page of ours, whether scripts are off (%j) or not [FR-019, FR-021, FR-031]',
    async (isScriptOff) => {
      const { told, leadsTo, address } = await backWith({ ...donation, isScriptOff }, { returnTo: '/de/ride', answers })
      expect(address.pathname).toBe('/login')
      expect(told).toBe('donation_follows')
      expect(leadsTo).toBe('https://giving.test/p/8101/donate')
      expect(address.searchParams.get('returnTo')).toBe('/de/ride')
    },
  )
})

describe('it is done once', () => {
  test('for a callback that is loaded again', async () => {
    const { response, attempt, name, comeBack, changes } = await backWith(anIntent())
    const cookies = cookiesOf(response)
    expect(cookies[name]?.value).toBe('')
    const again = await comeBack(answerTo(attempt), { session: cookies.session?.value ?? '' })
    expect(again.headers.get('location')).toBe(`${SITE}/`)
    expect(changes()).toHaveLength(1)
  })

  test('though the browser still has the attempt: the provider takes no code twice', async () => {
    let grants = 0
    const { attempt, name, comeBack } = await browserFrom(PLACE, anIntent())
    const asked = stubProvider(
      { token: () => (grants++ === 0 ? granting(attempt)() : refusal('invalid_grant')) },
      (request) => game[nameOf(request)]?.() ?? new Response('', { status: 404 }),
    )
    const both = await Promise.all([comeBack(answerTo(attempt)), comeBack(answerTo(attempt))])
    expect(asked.map(nameOf).filter((each) => each === SIGN_UP)).toHaveLength(1)
    expect(both.filter((response) => cookiesOf(response)[name]?.value === '')).toHaveLength(2)
  })

  test('and not at all once it is older than half an hour', async () => {
    const { place, changes } = await backWith({ ...anIntent(), at: NOW - 30 * 60_000 - 1 })
    expect(place).toBe(PLACE)
    expect(changes()).toEqual([])
  })
})

describe('where it can’t be done the player is signed in all the same, and is told', () => {
  const failing = () => new Response('', { status: 500 })
  const refusing = (key: string) => () => refusalAnswer(key)

  test.each([
    ['the game does not let the player in', anIntent(), { [SIGN_UP]: refusing('event.closed') }, 'sign_up_refused'],
    ['the start is none of the event', anIntent({ subgroupId: '71' }), {}, 'sign_up_refused'],
    ['there is no such event', anIntent({ eventId: '8' }), {}, 'failed'],
    ['the game is in trouble', anIntent(), { [SIGN_UP]: failing }, 'failed'],
    [
      'the profile is not eligible',
      registration('ticked'),
      { [ENROL]: refusing('profile.not.eligible') },
      'not_eligible',
    ],
    [
      'registration has closed',
      registration('ticked'),
      { [ENROL]: refusing('registration.closed') },
      'registration_closed',
    ],
    ['campaigns are in trouble', registration('ticked'), { [ENROL]: failing }, 'failed'],
  ])('%s', async (_, pending, answers, outcome) => {
    const { response, told, address } = await backWith(pending, { answers })
    expect(told).toBe(outcome)
    expect(address.pathname).toBe('/login')
    expect(cookiesOf(response).session?.value).toMatch(/^Fe26/)
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ kind: pending.intent.kind }), 'intent failed')
  })

  test('the log names no secret', async () => {
    await backWith(anIntent({ eventSecret: 'lantern' }), { answers: { [SIGN_UP]: failing } })
    const lines: string[] = []
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) })
    for (const [entry, message] of vi.mocked(log.warn).mock.calls) logger.warn(entry, String(message))
    expect(lines.join()).toContain('intent failed')
    expect(lines.join()).not.toContain('lantern')
  })
})

test.each([
  ['stopped', { error: 'access_denied' }],
  ['refused', {}],
])('a sign-in that is %s runs nothing, and another try is for the same purpose', async (_, changes) => {
  const { attempt, comeBack } = await browserFrom(PLACE, anIntent())
  const asked = stubProvider({ token: () => refusal('invalid_grant') })
  const response = await comeBack({ ...answerTo(attempt), ...changes })
  expect(asked.map(nameOf).filter((each) => each.startsWith('POST /game'))).toEqual([])
  expect(cookiesOf(response).intent).toMatchObject({ attributes: expect.arrayContaining(['httponly']) })
})
