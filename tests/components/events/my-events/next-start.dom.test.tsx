import { act, render, screen } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NextStartIsland } from '@/components/events/my-events/my-events'
import { browserQueryClient } from '@/lib/core/query-client'
import { ownApi } from '../../../lib/support/own-api'

const texts = {
  now: 'Happening now',
  next: 'Your next start',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
}
const start = (eventId: number, startsAt: string) => ({
  eventId: String(eventId),
  subgroupId: String(eventId * 10),
  startsAt,
  name: `Ride ${eventId}`,
  category: 'B',
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), shouldAdvanceTime: false })
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
})
afterEach(() => void vi.useRealTimers())

async function show(joined: unknown[]) {
  ownApi(http.get('/api/events/joined', () => Response.json(joined)))
  const { container } = render(
    <NextStartIsland locale="en" texts={texts}>
      <p>Waiting</p>
    </NextStartIsland>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  return container
}
const nextName = () => screen.getByRole('timer').closest('section')?.querySelector('h2')?.textContent
const figures = () => screen.getByRole('timer').textContent

test('the next start is counted down to, and the one after it follows', async () => {
  await show([start(1, '2026-03-01T12:00:03Z'), start(2, '2026-03-02T13:00:00Z')])
  expect(screen.getByRole('heading')).toHaveTextContent('Ride 1')
  expect(figures()).toBe('days00hours00minutes00seconds03')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(figures()).toBe('days00hours00minutes00seconds02')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(nextName()).toBe('Ride 2')
  expect(figures()).toBe('days01hours00minutes59seconds57')
})

test('what is under way stands above it, with the way in, until it is over', async () => {
  await show([start(1, '2026-03-01T11:30:00Z'), start(2, '2026-03-02T13:00:00Z')])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Ride 1', 'Ride 2'])
  const [now] = screen.getAllByRole('link')
  expect(now).toHaveAttribute('href', '/events/view/1')
  expect(now?.closest('section')).toHaveTextContent('Happening now')
  expect(nextName()).toBe('Ride 2')
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 + 1))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Ride 2'])
})

test('its time is in the zone that the player has chosen', async () => {
  document.cookie = 'zone=Asia/Tokyo; path=/'
  onTestFinished(() => void (document.cookie = 'zone=; path=/; max-age=0'))
  await show([start(1, '2026-03-01T18:00:00Z')])
  expect(screen.getByRole('timer').closest('section')).toHaveTextContent('Monday, March 2, 2026 at 3:00 AM GMT+9')
})

test('what begins while the page is open goes on to stand there', async () => {
  await show([start(1, '2026-03-01T12:00:03Z')])
  expect(screen.queryByText('Happening now')).toBeNull()
  for (const ms of [1000, 1000, 1001]) await act(() => vi.advanceTimersByTimeAsync(ms))
  expect(screen.getByText('Happening now')).toBeInTheDocument()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('nothing stands where nothing is joined, not even a gap', async () => {
  expect(await show([])).toBeEmptyDOMElement()
})

test('what holds its place goes if the events can’t be had', async () => {
  ownApi(http.get('/api/events/joined', () => new Response(null, { status: 403 })))
  render(
    <NextStartIsland locale="en" texts={texts}>
      <p>Waiting</p>
    </NextStartIsland>,
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Waiting')).toBeNull()
})
