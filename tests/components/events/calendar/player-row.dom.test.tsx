import { act, render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import PlayerRowIsland from '@/components/events/calendar/player-row'
import { browserQueryClient } from '@/lib/core/query-client'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'

const groups = [subgroupWith(), subgroupWith({ id: '71', category: 'C' })]
const crit = eventWith({ id: '1', startsAt: '2026-03-01T18:00:00Z', subgroups: groups })
const ride = eventWith({ id: '2', startsAt: '2026-03-01T20:00:00Z', subgroups: groups })
const women = eventWith({ id: '3', subgroups: [subgroupWith({ rules: ['ladies_only'] })] })
const joined = { ...ride, subgroups: [groups[0], { ...groups[1], signedUp: true }] }

beforeEach(() => {
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
})

async function show(events: (typeof crit)[], isMale: boolean, mine: () => Response = () => Response.json([])) {
  const asked = ownApi(
    http.get('/api/session', () => Response.json({ ...sessionAnswer, isMale })),
    http.get('/api/events/mine', mine),
    http.get('/api/events/3', () => problemAnswer('not_found', 404)),
  )
  await act(
    async () =>
      void render(
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <PlayerRowIsland event={event} groupText="You’re in group {category}" />
            </li>
          ))}
        </ul>,
      ),
  )
  return asked
}

test('the rows of a page ask for the player’s events together', async () => {
  const mine = [joined, crit].map((event) => ({ event, hasUserData: true }))
  const asked = await show([crit, ride], false, () => Response.json(mine))
  expect(await screen.findByText('You’re in group C')).toBeInTheDocument()
  expect(screen.getAllByText(/You’re in/)).toHaveLength(1)
  const search = new URLSearchParams({ ids: '1,2', from: '2026-03-01T18:00:00.000Z', to: '2026-03-01T20:00:00.001Z' })
  expect(asked).toEqual([`GET /api/events/mine?${search.toString()}`])
})

test.each([
  [true, 1],
  [false, 0],
])('an event for women does not show to men [EV-090, EV-097]: male %s', async (isMale, hidden) => {
  await show([women], isMale)
  await waitFor(() => expect(browserQueryClient().isFetching()).toBe(0))
  await waitFor(() => expect(document.querySelectorAll('[data-not-for-player]')).toHaveLength(hidden))
})

test('while the player’s events can’t be had, rows are as for visitors', async () => {
  await show([crit, ride], true, () => problemAnswer('upstream_unavailable', 503))
  const failures = () =>
    browserQueryClient()
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.fetchFailureCount)
  await waitFor(() => expect(Math.max(0, ...failures())).toBeGreaterThan(0))
  expect(screen.queryByText(/You’re in/)).toBeNull()
  expect(document.querySelector('[data-not-for-player]')).toBeNull()
})
