import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PlayerSignUpIsland } from '@/components/events/sign-up/player-sign-up'
import { browserQueryClient } from '@/lib/core/query-client'
import { keepIntent } from '@/lib/domains/events/intent-storage'
import type { Event } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { problemAnswer, stubOwnApi } from '../../../lib/support/own-api'
import { maya } from '../../../lib/support/session'
import { signUpTexts as texts } from './texts'

const NOON = '2026-03-01T12:00:00Z'
const man = { ...maya, isMale: true }

/** What our own API answers: a function may fail. */
type World = {
  event?: Event
  hasUserData?: boolean
  player?: typeof maya
  session?: () => Response
  member?: () => Response
  change?: (method: string) => Response | Promise<Response>
}

let asked: string[]

function api(world: World) {
  const { event = eventWith(), hasUserData = true, player = maya } = world
  asked = stubOwnApi((path, method) => {
    if (path === '/api/session') return world.session?.() ?? Response.json({ isAuthenticated: true, ...player })
    if (path.endsWith('/sign-up')) return world.change?.(method) ?? Response.json({ signedUp: method === 'POST' })
    if (path.endsWith('/joined')) return Response.json([])
    return world.member?.() ?? Response.json({ event, hasUserData })
  })
}

/** The control of a start, by default the one of `eventWith`; several stand on a page side by side. */
async function show(world: World = {}, subgroupIds = [70]) {
  api(world)
  render(
    subgroupIds.map((subgroupId) => (
      <section key={subgroupId} aria-label={String(subgroupId)}>
        <PlayerSignUpIsland
          eventId={7}
          subgroupId={subgroupId}
          usesFeed
          texts={texts}
          notices={{ women_only: <p>For women</p>, category_enforcement: <p>Other category</p> }}
        >
          <a href="/login">Visitor’s control</a>
        </PlayerSignUpIsland>
      </section>
    )),
  )
  await pass(0)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
const changes = () => asked.filter((each) => !each.startsWith('GET'))
const assign = vi.fn<(url: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOON), shouldAdvanceTime: true })
  vi.stubGlobal('location', { pathname: '/events/view/7', search: '?eventSecret=x', hash: '#groups', assign })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.documentElement.dataset.player = 'on'
  assign.mockClear()
  sessionStorage.clear()
  browserQueryClient().clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an open start', () => {
  test('offers to join, named after its group [EV-037]', async () => {
    await show()
    expect(screen.getByRole('button', { name: 'Join group B' })).toHaveTextContent(/^Join$/)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is busy in words, then says that the player is in; the button keeps the focus [EV-044, EV-093]', async () => {
    await show()
    const button = screen.getByRole('button')
    await user().click(button)
    expect(button).toHaveAccessibleName('Joining…')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Joining…')
    await pass(2500)
    expect(screen.getByRole('status')).toHaveTextContent(/^You’re in$/)
    expect(button).toHaveAccessibleName('Leave group B')
    expect(button).toHaveFocus()
  })

  test('clicked twice, or another start clicked meanwhile, sends one sign-up [EV-093]', async () => {
    await show({ event: eventWith({ subgroups: [subgroupWith(), subgroupWith({ id: 71 })] }) }, [70, 71])
    const [first, second] = screen.getAllByRole('button')
    await user().dblClick(first ?? document.body)
    await user().click(second ?? document.body)
    expect(second).toHaveAttribute('aria-disabled', 'true')
    expect(second).toHaveTextContent(/^Join$/)
    expect(changes()).toEqual(['POST /api/events/subgroups/70/sign-up'])
  })

  test('closes at its time while the page is open [EV-086]', async () => {
    await show({ event: eventWith({ subgroups: [subgroupWith({ startsAt: '2026-03-01T12:05:00Z' })] }) })
    await pass(5 * 60_000 - 1000)
    expect(screen.getByRole('button')).toBeVisible()
    await pass(1001)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Closed')).toBeVisible()
  })
})

describe('a start that the player is in', () => {
  const joined = eventWith({ signedUp: true, subgroups: [subgroupWith({ signedUp: true })] })

  test('says so, and a click leaves [EV-045, EV-046, PB-008]', async () => {
    await show({ event: joined })
    expect(screen.getByRole('status')).toHaveTextContent('You’re in')
    await user().click(screen.getByRole('button', { name: 'Leave group B' }))
    expect(screen.getByRole('button')).toHaveAccessibleName('Leaving…')
    await pass(2500)
    expect(screen.getByRole('button')).toHaveAccessibleName('Join group B')
    expect(changes()).toEqual(['DELETE /api/events/7/sign-up'])
  })

  test('can no longer be left once it has begun', async () => {
    vi.setSystemTime('2026-03-01T18:05:01Z')
    await show({ event: joined })
    expect(screen.getByText('You’re in')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('may be left until it begins although sign-up ended before', async () => {
    vi.setSystemTime('2026-03-01T17:00:00Z')
    const subgroups = [subgroupWith({ signedUp: true, registrationEndsAt: '2026-03-01T12:00:00Z' })]
    await show({ event: eventWith({ subgroups }) })
    expect(screen.getByRole('button')).toBeVisible()
    await pass(65 * 60_000 + 1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('of a restricted event says so too', async () => {
    await show({ event: { ...joined, restricted: true } })
    expect(screen.getByRole('status')).toHaveTextContent('You’re in')
  })
})

describe('instead of the button', () => {
  test.each([
    ['a restricted event', eventWith({ restricted: true }), 'Invitation only'],
    ['a closed start', eventWith({ subgroups: [subgroupWith({ registrationEndsAt: '2026-03-01T11:59:59Z' })] }), 'Closed'],
    ['a start that is no more', eventWith({ subgroups: [] }), 'Closed'],
  ])('%s says why [EV-082, EV-086, EV-093]', async (_, event, words) => {
    await show({ event })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a man reads the women-only notice where all starts are for women [EV-051, EV-052]', async () => {
    await show({ player: man, event: eventWith({ subgroups: [subgroupWith({ rules: ['ladies_only'] })] }) })
    expect(screen.getByText('For women')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a player of another category reads the notice for that [EV-051, EV-052, EV-089]', async () => {
    await show({ event: eventWith({ subgroups: [subgroupWith({ accessValidated: false })] }) })
    expect(screen.getByText('Other category')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a start for others is marked to be hidden where the event has some for the player [EV-090]', async () => {
    const subgroups = [subgroupWith({ rules: ['ladies_only'] }), subgroupWith({ id: 71 })]
    await show({ player: man, event: eventWith({ subgroups }) }, [70, 71])
    expect(screen.getByRole('region', { name: '70' }).querySelector('[data-not-for-player]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Join group B' })).toBeVisible()
  })
})

describe('where it is not known whether the player is in', () => {
  test.each([
    ['the public event stands in', { hasUserData: false }],
    ['the event can’t be had', { member: () => problemAnswer('upstream_unavailable', 503) }],
    ['the session can’t be had', { session: () => problemAnswer('internal_error', 500) }],
  ] satisfies [string, World][])('because %s, it says that and asks again', async (_, world) => {
    await show(world)
    await pass(2000) // outages are asked about twice
    expect(screen.getByText('Unknown')).toBeVisible()
    api({})
    const retry = screen.getByRole('button', { name: 'Retry' })
    await user().click(retry)
    await pass(0)
    expect(screen.getByRole('button', { name: 'Join group B' })).toBeVisible()
  })

  test('its button says that it is asking', async () => {
    await show({ hasUserData: false })
    api({ member: () => problemAnswer('upstream_unavailable', 503) })
    const button = screen.getByRole('button')
    await user().click(button)
    expect(button).toHaveTextContent('Retrying')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await pass(2000)
    expect(screen.getByRole('button')).toHaveTextContent('Retry')
  })

  test('what nobody can join says so all the same', async () => {
    await show({ hasUserData: false, event: eventWith({ restricted: true }) })
    expect(screen.getByText('Invitation only')).toBeVisible()
  })
})

describe('after a failure', () => {
  test('nothing is claimed and no message shown; the console has a warning [EV-127]', async () => {
    await show({ change: () => problemAnswer('sign_up_refused', 403) })
    await user().click(screen.getByRole('button'))
    await pass(2500)
    expect(screen.getByRole('button')).toHaveAccessibleName('Join group B')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('sign-up failed', expect.anything())
  })

  test('of an answer that got lost, the truth shows', async () => {
    await show({ change: () => Promise.reject(new TypeError('Failed to fetch')) })
    const joined = eventWith({ subgroups: [subgroupWith({ signedUp: true })] })
    await user().click(screen.getByRole('button'))
    api({ event: joined })
    await pass(2500)
    expect(screen.getByRole('status')).toHaveTextContent('You’re in')
  })
})

describe('a session that has ended', () => {
  test('leaves the visitor’s control', async () => {
    await show({ session: () => problemAnswer('not_signed_in', 401), member: () => problemAnswer('not_signed_in', 401) })
    expect(screen.getByText('Visitor’s control')).toBeVisible()
  })

  test('in the middle of joining leads through sign-in back to it; the intent is kept and not sent again', async () => {
    await show({ change: () => problemAnswer('not_signed_in', 401) })
    await user().click(screen.getByRole('button'))
    await pass(2500)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fevents%2Fview%2F7%3FeventSecret%3Dx%23groups')
    expect(JSON.parse(sessionStorage.getItem('sign-up-intent') ?? '')).toMatchObject({ eventId: 7, subgroupId: 70 })
    await pass(10_000)
    expect(changes()).toHaveLength(1)
  })

  test('in the middle of leaving keeps no intent', async () => {
    await show({
      event: eventWith({ subgroups: [subgroupWith({ signedUp: true })] }),
      change: () => problemAnswer('not_signed_in', 401),
    })
    await user().click(screen.getByRole('button'))
    await pass(2500)
    expect(assign).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('sign-up-intent')).toBeNull()
  })
})

describe('what the player wanted before signing in', () => {
  const starts = [subgroupWith(), subgroupWith({ id: 71 })]

  test('is sent once without a click, for the start it names [EV-040, EV-041]', async () => {
    keepIntent({ eventId: 7, subgroupId: 71 })
    await show({ event: eventWith({ subgroups: starts }) }, [70, 71])
    expect(changes()).toEqual(['POST /api/events/subgroups/71/sign-up'])
    expect(sessionStorage.getItem('sign-up-intent')).toBeNull()
    await pass(10_000)
    expect(changes()).toHaveLength(1)
  })

  test('waits until it is known what the player may do', async () => {
    keepIntent({ eventId: 7, subgroupId: 70 })
    await show({ hasUserData: false })
    expect(changes()).toEqual([])
    api({})
    await user().click(screen.getByRole('button', { name: 'Retry' }))
    await pass(0)
    expect(changes()).toEqual(['POST /api/events/subgroups/70/sign-up'])
  })

  test.each([
    ['is in already', eventWith({ subgroups: [subgroupWith({ signedUp: true })] })],
    ['may not join', eventWith({ restricted: true })],
    ['comes too late', eventWith({ subgroups: [subgroupWith({ registrationEndsAt: '2026-03-01T11:00:00Z' })] })],
  ])('is forgotten where the player %s', async (_, event) => {
    keepIntent({ eventId: 7, subgroupId: 70 })
    await show({ event })
    expect(changes()).toEqual([])
    expect(sessionStorage.getItem('sign-up-intent')).toBeNull()
  })

  test('is kept for the event it was wanted on', async () => {
    keepIntent({ eventId: 8, subgroupId: 70 })
    await show()
    expect(changes()).toEqual([])
    expect(sessionStorage.getItem('sign-up-intent')).not.toBeNull()
  })
})
