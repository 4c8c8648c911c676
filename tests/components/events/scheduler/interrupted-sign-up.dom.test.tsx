import { cleanup, screen, waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import type { Start } from '@/lib/domains/events/stages/schedule'
import { signUpAnswer } from '../../../lib/support/events'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'
import { playersTab } from '../../../support/players-tab'
import { chooseRace, joinedRace, list, pass, race, radio, ride, show, stopTheClock } from './scheduler-page'

let starts: Start[]
let joined: JoinedEvent[]
let hasEnded: boolean
let asked: string[]
let tab: ReturnType<typeof playersTab>

beforeEach(() => {
  stopTheClock()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  HTMLElement.prototype.scrollIntoView = vi.fn()
  ;[starts, joined, hasEnded] = [[race, ride], [], true]
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/starts', () => Response.json(starts)),
    http.get('/api/events/joined', () => Response.json(joined)),
    http.post('/api/events/subgroups/70/sign-up', () => change(true)),
    http.delete('/api/events/7/sign-up', () => change(false)),
  )
  tab = playersTab('/stages/summits')
})
afterEach(() => void vi.useRealTimers())

function change(signedUp: boolean): Response {
  if (hasEnded) return problemAnswer('not_signed_in', 401)
  joined = signedUp ? [joinedRace] : []
  return signUpAnswer(signedUp)
}

const changes = () => asked.filter((each) => !each.startsWith('GET'))
const button = (name: string) => screen.findByRole('button', { name })

/** Chooses the race, presses, and comes back from sign-in. */
async function pressAndSignIn(name: 'Join' | 'Leave'): Promise<void> {
  const user = await chooseRace()
  await user.click(await button(name))
  await pass()
  expect(tab.left).toHaveLength(1)
  tab.signIn()
}

test('Join goes on after sign-in, once, with the choices made and in view [EV-058, EV-061]', async () => {
  await pressAndSignIn('Join')
  hasEnded = false
  await show()
  expect(await button('Joining…')).toBeVisible()
  expect(radio('Race')).toBeChecked()
  expect(radio('Group B')).toBeChecked()
  expect(list('Day')).toHaveDisplayValue('Monday, March 2')
  expect(list('Time')).toHaveValue(race.subgroupId)
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  await pass()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Racing'))
  expect(changes()).toEqual(Array.from({ length: 2 }, () => 'POST /api/events/subgroups/70/sign-up'))

  cleanup() // as when a stage is re-rendered
  await show()
  expect(await button('Leave')).toBeVisible()
  expect(changes()).toHaveLength(2)
  expect(tab.left).toEqual([])
})

test('Leave goes on after sign-in as well', async () => {
  joined = [joinedRace]
  await pressAndSignIn('Leave')
  hasEnded = false
  await show()
  await pass()
  expect(await button('Join')).toBeEnabled()
  expect(changes()).toEqual(Array.from({ length: 2 }, () => 'DELETE /api/events/7/sign-up'))
})

test('a second end of the session leads to sign-in, and not in a circle', async () => {
  await pressAndSignIn('Join')
  await show()
  await pass()
  await waitFor(() => expect(tab.left).toHaveLength(1))
  expect(sessionStorage).toHaveLength(0)
})

test('another player is joined to nothing, and finds nothing chosen', async () => {
  await pressAndSignIn('Join')
  hasEnded = false
  ownApi(http.get('/api/session', () => Response.json({ ...sessionAnswer, playerId: 'another' })))
  await show()
  await pass()
  expect(radio('Race')).not.toBeChecked()
  expect(changes()).toHaveLength(1)
})

test('a start that is open no more is not joined', async () => {
  await pressAndSignIn('Join')
  hasEnded = false
  starts = [ride]
  await show()
  await pass()
  expect(radio('Group ride')).toBeChecked()
  expect(changes()).toHaveLength(1)
})
