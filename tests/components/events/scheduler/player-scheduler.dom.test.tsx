import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserQueryClient } from '@/lib/core/query-client'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import type { Start } from '@/lib/domains/events/stages/schedule'
import { signUpAnswer } from '../../../lib/support/events'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'
import { chooseRace, joinedRace, list, pass, race, radio, ride, show, stopTheClock } from './scheduler-page'

let starts: Start[]
let joined: JoinedEvent[]
let joining: () => Response
let asked: string[]

beforeEach(() => {
  stopTheClock()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
  starts = [race, ride]
  joined = []
  joining = () => {
    joined = [joinedRace]
    return signUpAnswer(true)
  }
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/starts', () => Response.json(starts)),
    http.get('/api/events/joined', () => Response.json(joined)),
    http.post('/api/events/subgroups/70/sign-up', () => joining()),
    http.delete('/api/events/7/sign-up', () => {
      joined = []
      return signUpAnswer(false)
    }),
  )
})
afterEach(() => void vi.useRealTimers())

const time = () => list('Time')
const join = () => screen.getByRole('button', { name: 'Join' })
const optionsOf = (name: string) =>
  within(list(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('choosing', () => {
  test('a kind, a category, a day and a time, each out of what the one before leaves [EV-054, EV-056, EV-057]', async () => {
    const user = await show()
    await user.click(await screen.findByRole('radio', { name: 'Group ride' }))
    expect(radio('Group C')).toBeChecked()
    expect(optionsOf('Day')).toEqual(['Choose a day', 'Tuesday, March 3'])
    expect(time()).toBeDisabled()
    await user.selectOptions(list('Day'), 'Tuesday, March 3')
    expect(optionsOf('Time')).toEqual(['Choose a time', '6:30 AM UTC'])
  })

  test('the kinds are those there are, the categories always the same, those without events disabled [EV-064, EV-065, EV-066]', async () => {
    const user = await show()
    await user.click(await screen.findByRole('radio', { name: 'Race' }))
    expect(screen.queryByRole('radio', { name: 'Group workout' })).toBeNull()
    const categories = ['A', 'B', 'C', 'D', 'E'].map((letter) => radio(`Group ${letter}`))
    expect(categories.map((each) => each.matches(':disabled'))).toEqual([true, false, true, true, true])
  })

  test('a single kind and a single category are chosen by themselves [EV-055]', async () => {
    starts = [race]
    await show()
    expect(await screen.findByRole('radio', { name: 'Race' })).toBeChecked()
    expect(radio('Group B')).toBeChecked()
  })

  test('the time waits for the day, and Join for the time [EV-058, EV-091, EV-092]', async () => {
    starts = [race]
    const user = await show()
    await screen.findByRole('radio', { name: 'Race' })
    expect(time()).toBeDisabled()
    expect(join()).toBeDisabled()
    await user.selectOptions(list('Day'), 'Monday, March 2')
    expect(time()).toBeEnabled()
    expect(join()).toBeDisabled()
    await user.selectOptions(time(), '6:00 PM UTC')
    expect(join()).toBeEnabled()
  })
})

describe('joining', () => {
  test('shows that it goes on, then that the player is racing; joined once, it is left [EV-059, EV-060, EV-061]', async () => {
    const user = await chooseRace()
    await user.click(join())
    expect(screen.getByRole('button', { name: 'Joining…' })).toHaveAttribute('aria-disabled', 'true')
    await pass()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Racing'))
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    expect(asked).toContain('POST /api/events/subgroups/70/sign-up')

    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await pass()
    await waitFor(() => expect(join()).toBeInTheDocument())
    expect(asked).toContain('DELETE /api/events/7/sign-up')
  })

  test('takes until the player is in the list, however late the game server answers [EV-048, EV-059]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ownApi(
      http.post('/api/events/subgroups/70/sign-up', async () => {
        await promise
        joined = [joinedRace]
        return signUpAnswer(true, 1000)
      }),
    )
    const user = await chooseRace()
    await user.click(join())
    await pass()
    resolve()
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.getByRole('button', { name: 'Joining…' })).toHaveAttribute('aria-disabled', 'true')
    await act(() => vi.advanceTimersByTimeAsync(200))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Racing'))
  })

  test('of a ride is going [EV-059]', async () => {
    joined = [{ ...joinedRace, eventId: '8', subgroupId: '80' }]
    starts = [ride]
    const user = await show()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Day' }), 'Tuesday, March 3')
    expect(optionsOf('Time')).toEqual(['Choose a time', '6:30 AM UTC · Going'])
    await user.selectOptions(time(), '6:30 AM UTC · Going')
    expect(screen.getByRole('status')).toHaveTextContent('Going')
  })

  test('that fails is logged, and everything is as before [EV-128]', async () => {
    joining = () => problemAnswer('sign_up_refused', 403)
    const user = await chooseRace()
    await user.click(join())
    await pass()
    expect(console.warn).toHaveBeenCalledWith('unsuccessful join', expect.anything())
    expect(join()).toBeEnabled()
    expect(screen.queryByText('Racing')).toBeNull()
  })
})

test('no start to choose covers the scheduler [EV-028]', async () => {
  starts = []
  await show()
  expect(await screen.findByText('events unavailable')).toBeInTheDocument()
  expect(screen.getByText(/no events for this stage/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what can’t be had is said, and asked for again', async () => {
  ownApi(http.get('/api/events/starts', () => problemAnswer('upstream_unavailable', 503)))
  const user = await show()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('can’t load the start times'))
  ownApi(http.get('/api/events/starts', () => Response.json(starts)))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'Race' })).toBeInTheDocument()
})

test('who turns out to be signed out sees no controls [EV-063]', async () => {
  ownApi(http.all('/api/*', () => problemAnswer('not_signed_in', 401)))
  await show()
  expect(await screen.findByText('Sign in first')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
})
