import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { problemAnswer } from '../../../lib/support/own-api'
import { maya } from '../../../lib/support/session'
import { api, changes, onEventPage, pass, show, user, type World } from './event-page'

const man = { ...maya, isMale: true }

onEventPage()

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
    await show({ event: eventWith({ subgroups: [subgroupWith(), subgroupWith({ id: '71' })] }) }, [70, 71])
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
    [
      'a closed start',
      eventWith({ subgroups: [subgroupWith({ registrationEndsAt: '2026-03-01T11:59:59Z' })] }),
      'Closed',
    ],
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
    const subgroups = [subgroupWith({ rules: ['ladies_only'] }), subgroupWith({ id: '71' })]
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
