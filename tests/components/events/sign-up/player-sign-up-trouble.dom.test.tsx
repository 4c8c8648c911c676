import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TooManyRequestsError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import { findIntent, keepIntent } from '@/lib/domains/session/intents/storage'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'
import { api, assign, changes, onEventPage, pass, show, user } from './event-page'

onEventPage()

describe('after a failure', () => {
  test('nothing is claimed and no message shown; the console has a warning [EV-127]', async () => {
    await show({ change: () => problemAnswer('sign_up_refused', 403) })
    await user().click(screen.getByRole('button'))
    await pass(2500)
    expect(screen.getByRole('button')).toHaveAccessibleName('Join group B')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('sign-up failed', expect.anything())
  })

  test('who tries too often is told how long to wait, until the next try', async () => {
    const tooMany = () => Response.json(problemFromError(new TooManyRequestsError(37)), { status: 429 })
    const event = eventWith({ subgroups: [subgroupWith(), subgroupWith({ id: '71' })] })
    await show({ event, change: tooMany }, [70, 71])
    const [button] = screen.getAllByRole('button')
    await user().click(button ?? document.body)
    await pass(2500)
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toEqual(['Please wait 37 seconds.', ''])
    await user().click(button ?? document.body)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
  })

  test('of an answer that got lost, the truth shows', async () => {
    await show({ change: () => Response.error() })
    const joined = eventWith({ subgroups: [subgroupWith({ signedUp: true })] })
    await user().click(screen.getByRole('button'))
    api({ event: joined })
    await pass(2500)
    expect(screen.getByRole('status')).toHaveTextContent('You’re in')
  })

  test('of a rule, the reason takes the place and the focus of the button, and is said at once [EV-051]', async () => {
    await show({ change: () => problemAnswer('sign_up_refused', 403) })
    await user().click(screen.getByRole('button'))
    const rules = ['category_enforcement' as const]
    api({ event: eventWith({ subgroups: [subgroupWith({ rules, accessValidated: false })] }) })
    await pass(2500)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('Other category')
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('of a rule, the focus stays where the player has gone meanwhile', async () => {
    const refused = subgroupWith({ rules: ['category_enforcement'], accessValidated: false })
    const other = subgroupWith({ id: '71' })
    const event = eventWith({ subgroups: [subgroupWith(), other] })
    await show({ event, change: () => problemAnswer('sign_up_refused', 403) }, [70, 71])
    const [button, next] = screen.getAllByRole('button')
    await user().click(button ?? document.body)
    api({ event: eventWith({ subgroups: [refused, other] }) })
    next?.focus()
    await pass(2500)
    expect(screen.getByText('Other category')).toBeVisible()
    expect(next).toHaveFocus()
  })
})

describe('a session that has ended', () => {
  test('leaves the visitor’s control', async () => {
    await show({
      session: () => problemAnswer('not_signed_in', 401),
      member: () => problemAnswer('not_signed_in', 401),
    })
    expect(screen.getByText('Visitor’s control')).toBeVisible()
  })

  test('in the middle of joining leads through sign-in back to it; the intent is kept and not sent again', async () => {
    await show({ change: () => problemAnswer('not_signed_in', 401) })
    await user().click(screen.getByRole('button'))
    await pass(2500)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fevents%2Fview%2F7%3FeventSecret%3Dx%23groups')
    expect(findIntent('event_sign_up')).toMatchObject({
      details: { eventId: '7', subgroupId: '70' },
      by: sessionAnswer.playerId,
    })
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
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('what the player wanted before signing in', () => {
  const starts = [subgroupWith(), subgroupWith({ id: '71' })]

  test('is sent once without a click, for the start it names [EV-040, EV-041]', async () => {
    keepIntent('event_sign_up', { eventId: '7', subgroupId: '71' })
    await show({ event: eventWith({ subgroups: starts }) }, [70, 71])
    expect(changes()).toEqual(['POST /api/events/subgroups/71/sign-up'])
    expect(sessionStorage).toHaveLength(0)
    await pass(10_000)
    expect(changes()).toHaveLength(1)
  })

  test('is forgotten where another player had left it', async () => {
    keepIntent('event_sign_up', { eventId: '7', subgroupId: '70' }, { by: 'tomas' })
    await show()
    expect(changes()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test('waits until it is known what the player may do', async () => {
    keepIntent('event_sign_up', { eventId: '7', subgroupId: '70' })
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
    keepIntent('event_sign_up', { eventId: '7', subgroupId: '70' })
    await show({ event })
    expect(changes()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test.each([
    ['for the event', { eventId: '8', subgroupId: '70' }],
    ['for the start', { eventId: '7', subgroupId: '72' }],
  ])('is kept %s it was wanted on', async (_, wanted) => {
    keepIntent('event_sign_up', wanted)
    await show()
    expect(changes()).toEqual([])
    expect(findIntent('event_sign_up')).toBeDefined()
  })
})
