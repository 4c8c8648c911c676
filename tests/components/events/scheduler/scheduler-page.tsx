import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { PlayerScheduler } from '@/components/events/scheduler/player-scheduler'
import { schedulerTexts } from '@/components/events/scheduler/scheduler-texts'
import { withQueries } from '@/components/ui/with-queries'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import type { Start } from '@/lib/domains/events/stages/schedule'

const texts = await schedulerTexts()
const Scheduler = withQueries(PlayerScheduler)

export const race: Start = {
  eventId: '7',
  subgroupId: '70',
  kind: 'race',
  category: 'B',
  startsAt: '2026-03-02T18:00:00Z',
}
export const ride: Start = {
  eventId: '8',
  subgroupId: '80',
  kind: 'group_ride',
  category: 'C',
  startsAt: '2026-03-03T06:30:00Z',
}
export const joinedRace: JoinedEvent = {
  eventId: '7',
  subgroupId: '70',
  startsAt: race.startsAt,
  name: 'Crit',
  category: 'B',
}

/** Before the starts, on a clock that a test moves. */
export function stopTheClock(): void {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), shouldAdvanceTime: true })
}

/** Draws the scheduler. @returns who uses it */
export async function show() {
  await act(
    async () =>
      void render(
        <Scheduler tag="stage-1" locale="en" texts={texts}>
          <p>Sign in first</p>
        </Scheduler>,
      ),
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
}

/** Draws it, and chooses the race. */
export async function chooseRace() {
  const user = await show()
  await user.click(await screen.findByRole('radio', { name: 'Race' }))
  await user.selectOptions(list('Day'), 'Monday, March 2')
  await user.selectOptions(list('Time'), race.subgroupId)
  return user
}

/** Until a change of a sign-up is told to be over. */
export const pass = () => act(() => vi.advanceTimersByTimeAsync(2600))

export const radio = (name: string) => screen.getByRole('radio', { name })
export const list = (name: string) => screen.getByRole('combobox', { name })
