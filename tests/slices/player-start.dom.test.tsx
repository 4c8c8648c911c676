import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { schedulerTexts } from '@/components/events/scheduler/scheduler-texts'
import { browserQueryClient } from '@/lib/core/query-client'
import PlayerStart from '@/slices/StageScheduler/player-start'
import { ownApi, problemAnswer } from '../lib/support/own-api'
import { sessionAnswer } from '../lib/support/session'

const texts = await schedulerTexts()
let registration: () => Response

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), shouldAdvanceTime: true })
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/campaigns/tour/registration', () => registration()),
    http.get('/api/events/starts', () => Response.json([])),
    http.get('/api/events/joined', () => Response.json([])),
  )
  return () => vi.useRealTimers()
})

async function show(requiredCampaign?: string) {
  const registerPrompt = <p>Sign up for the campaign</p>
  await act(
    async () =>
      void render(
        <PlayerStart tag="tour" locale="en" texts={texts} {...{ requiredCampaign, registerPrompt }}>
          <p>Sign in first</p>
        </PlayerStart>,
      ),
  )
  await act(() => vi.advanceTimersByTimeAsync(20_000))
}
const register = () => screen.queryByText('Sign up for the campaign')

test.each([
  ['players who take part', true],
  ['others', false],
])('where a campaign is required, %s see the starts: %s [EV-062]', async (_, isRegistered) => {
  registration = () => Response.json({ isRegistered })
  await show('tour')
  expect(screen.queryByText('events unavailable') !== null).toBe(isRegistered)
  expect(register() === null).toBe(isRegistered)
})

test('where none is required nobody is asked whether they take part', async () => {
  await show()
  expect(screen.getByText('events unavailable')).toBeInTheDocument()
})

test('a player of whom it is not known whether they take part is told so, and may try again', async () => {
  registration = () => problemAnswer('upstream_unavailable', 503)
  await show('tour')
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed)
  expect(register()).toBeNull()
  registration = () => Response.json({ isRegistered: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('events unavailable')).toBeInTheDocument()
})

test('whose session has ended is asked to sign in, not to register [EV-063]', async () => {
  registration = () => problemAnswer('not_signed_in', 401)
  await show('tour')
  expect(screen.getByText('Sign in first')).toBeInTheDocument()
  expect(register()).toBeNull()
})
