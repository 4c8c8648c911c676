import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlayerScheduler } from '@/components/events/scheduler/player-scheduler'
import { schedulerTexts } from '@/components/events/scheduler/scheduler-texts'
import { withQueries } from '@/components/ui/with-queries'
import { browserQueryClient } from '@/lib/core/query-client'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import type { Start } from '@/lib/domains/events/stages/schedule'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../../lib/support/session'

const texts = await schedulerTexts()
const Scheduler = withQueries(PlayerScheduler)

const race: Start = { eventId: 7, subgroupId: 70, kind: 'race', category: 'B', startsAt: '2026-03-02T18:00:00Z' }
const ride: Start = { eventId: 8, subgroupId: 80, kind: 'group_ride', category: 'C', startsAt: '2026-03-03T06:30:00Z' }
const joinedRace: JoinedEvent = { eventId: 7, subgroupId: 70, startsAt: race.startsAt, name: 'Crit', category: 'B' }

let starts: Start[]
let joined: JoinedEvent[]
let hasEnded: boolean
let asked: string[]
let left: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(history, 'replaceState').mockReturnValue()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  sessionStorage.clear()
  ;[starts, joined, left, hasEnded] = [[race, ride], [], [], true]
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/starts', () => Response.json(starts)),
    http.get('/api/events/joined', () => Response.json(joined)),
    http.post('/api/events/subgroups/70/sign-up', () => change(true)),
    http.delete('/api/events/7/sign-up', () => change(false)),
  )
  openPage('/stages/summits')
  document.documentElement.dataset.playerId = sessionAnswer.playerId
})
afterEach(() => void vi.useRealTimers())

function change(signedUp: boolean): Response {
  if (hasEnded) return problemAnswer('not_signed_in', 401)
  joined = signedUp ? [joinedRace] : []
  return Response.json({ signedUp })
}

/** A document of its own, which knows nobody yet. */
function openPage(path: string): void {
  cleanup()
  browserQueryClient().clear()
  delete document.documentElement.dataset.playerId
  document.documentElement.dataset.player = 'on'
  vi.stubGlobal('location', Object.assign(new URL(path, SITE), { assign: (to: string) => left.push(to) }))
}

const show = () =>
  act(
    async () =>
      void render(
        <Scheduler tag="stage-1" locale="en" usesFeed={false} texts={texts}>
          <p>Sign in first</p>
        </Scheduler>,
      ),
  )
const pass = () => act(() => vi.advanceTimersByTimeAsync(2600))
const wayBack = () => new URL(left.at(-1) ?? '', SITE).searchParams.get('returnTo') ?? ''
const changes = () => asked.filter((each) => !each.startsWith('GET'))
const radio = (name: string) => screen.getByRole('radio', { name })
const list = (name: string) => screen.getByRole('combobox', { name })
const button = (name: string) => screen.findByRole('button', { name })

/** Chooses the race, presses, and comes back from sign-in. */
async function pressAndSignIn(name: 'Join' | 'Leave'): Promise<void> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await show()
  await user.click(await screen.findByRole('radio', { name: 'Race' }))
  await user.selectOptions(list('Day'), 'Monday, March 2')
  await user.selectOptions(list('Time'), String(race.subgroupId))
  await user.click(await button(name))
  await pass()
  expect(left).toHaveLength(1)
  openPage(wayBack())
}

test('Join goes on after sign-in, once, with the choices made and in view [EV-058, EV-061]', async () => {
  await pressAndSignIn('Join')
  hasEnded = false
  await show()
  expect(await button('Joining…')).toBeVisible()
  expect(radio('Race')).toBeChecked()
  expect(radio('Group B')).toBeChecked()
  expect(list('Day')).toHaveDisplayValue('Monday, March 2')
  expect(list('Time')).toHaveValue(String(race.subgroupId))
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  await pass()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Racing'))
  expect(changes()).toEqual(Array.from({ length: 2 }, () => 'POST /api/events/subgroups/70/sign-up'))

  cleanup() // as a stage that is drawn anew
  await show()
  expect(await button('Leave')).toBeVisible()
  expect(changes()).toHaveLength(2)
  expect(left).toHaveLength(1)
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
  await waitFor(() => expect(left).toHaveLength(2))
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
