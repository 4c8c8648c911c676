import { fireEvent, render, screen, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MyEvents } from '@/components/events/my-events/lazy'
import MyEventsIsland, { type MyEventsProps } from '@/components/events/my-events/my-events'
import { browserQueryClient } from '@/lib/core/query-client'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import { signUpAnswer } from '../lib/support/events'
import { ownApi } from '../lib/support/own-api'
import { sessionAnswer } from '../lib/support/session'
import { propsOf } from './props-of'
import { paragraph, sectionElement, webLink } from './render-section'

type Fields = Record<string, unknown>

const event = (eventId: number, more: Partial<JoinedEvent> = {}): JoinedEvent => ({
  eventId: String(eventId),
  subgroupId: String(eventId * 10),
  startsAt: '2027-01-10T18:30:00Z',
  name: `Ride ${eventId}`,
  category: 'C',
  metrics: { distanceMeters: 34_100, elevationMeters: 212, durationSeconds: 3600 },
  ...more,
})

const isMyEventsProps = (value: unknown): value is MyEventsProps =>
  typeof value === 'object' && value !== null && 'texts' in value

/** What the section hands to its island. */
async function given(primary: Fields = {}): Promise<MyEventsProps> {
  const [props] = await propsOf(MyEvents, { slice_type: 'my_events', primary })
  if (!isMyEventsProps(props)) throw new Error('the section has no island')
  return props
}

let joined: JoinedEvent[]
let leaving: () => Response
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z'), shouldAdvanceTime: true })
  browserQueryClient().clear()
  document.documentElement.dataset.player = 'on'
  joined = [event(1), event(2)]
  leaving = () => signUpAnswer(false)
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/joined', () => Response.json(joined)),
    http.delete('/api/events/1/sign-up', () => leaving()),
  )
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The list as a player sees it. */
async function shown(primary: Fields = {}) {
  render(<MyEventsIsland {...await given(primary)} />)
  await screen.findAllByRole('listitem')
  return rows()
}

const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

function leaveFirst() {
  const [button] = screen.getAllByRole('button', { name: /^Leav/ })
  if (button) fireEvent.click(button)
}

test('has title, text and a button [SL-my_events-02]', async () => {
  const root = await sectionElement('my_events', {
    primary: {
      title: 'Mine',
      subcopy: paragraph('All of them'),
      buttonLabel: 'More',
      buttonUrl: webLink('/events'),
      buttonColor: 'green',
      maxRows: 3,
    },
  })
  expect(root.querySelector('h2')).toHaveTextContent('Mine')
  expect(root).toHaveTextContent('All of them')
  expect(root.querySelector('a[href="/events"]')).toHaveClass('button-green')
})

test('asks a visitor to sign in and shows no list [SL-my_events-12, PB-007]', async () => {
  const root = await sectionElement('my_events', { primary: { title: 'Mine' } })
  expect(root.querySelector('a[href="/login"]')?.closest('.player\\:hidden')).not.toBeNull()
  expect(root.querySelector('li')).toBeNull()
  expect(asked).toEqual([])
})

test('lists the events that the player has joined [SL-my_events-01, EV-036, PB-008]', async () => {
  expect(await shown()).toEqual(['Ride 1', 'Ride 2'])
  expect(asked).toEqual(['GET /api/events/joined'])
  expect(screen.getByRole('link', { name: 'Ride 1' })).toHaveAttribute('href', '/events/view/1')
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Sun, Jan 10, 6:30 PM UTC')
})

test('shows group, distance and climb in the units of the player [SL-my_events-06, SL-my_events-07]', async () => {
  await shown()
  const [row] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
  expect(row).toHaveTextContent('Group C')
  for (const metric of ['34.1 km', '212 m'])
    expect(within(row ?? document.body).getByText(metric)).toHaveClass('imperial:hidden')
  for (const imperial of ['21.2 mi', '696 ft']) {
    expect(within(row ?? document.body).getByText(imperial)).toHaveClass('hidden', 'imperial:inline')
  }
})

test.each([
  [7200, '120 min'],
  [7201, '2 h 0 min'],
  [10_830, '3 h 1 min'],
  [2729, '45 min'],
])('says a duration of %d s as %s [SL-my_events-10, SL-my_events-11]', async (durationSeconds, said) => {
  joined = [event(1, { durationSeconds })]
  await shown()
  expect(screen.getByText(said)).toBeVisible()
})

test('shows at most as many as the content says, otherwise 50 [SL-my_events-03, SL-my_events-04]', async () => {
  joined = [event(1), event(2), event(3)]
  expect(await shown({ maxRows: 2 })).toEqual(['Ride 1', 'Ride 2'])
  for (const none of [undefined, null, 'many', 0, -3, {}]) expect((await given({ maxRows: none })).maxRows).toBe(50)
  expect((await given({ maxRows: '7' })).maxRows).toBe(7)
})

test('leaving an event calls once and then fetches the list again: at once [SL-my_events-08, SL-my_events-15, EV-048]', async () => {
  await shown()
  joined = [event(2)]
  leaveFirst()
  leaveFirst()
  expect(screen.getByRole('button', { name: 'Leaving… Ride 1' })).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(2600)
  expect(asked).toEqual(['GET /api/events/joined', 'DELETE /api/events/1/sign-up', 'GET /api/events/joined'])
  expect(rows()).toEqual(['Ride 2'])
})

test('or after a second, in the feed variant [SL-my_events-16, EV-048, EV-053]', async () => {
  leaving = () => signUpAnswer(false, 1000)
  await shown()
  joined = [event(2)]
  leaveFirst()
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(400)
  expect(asked).toEqual(['GET /api/events/joined', 'DELETE /api/events/1/sign-up', 'GET /api/events/joined'])
})

test('an event that could not be left stays, and only the console hears of it [SL-my_events-09]', async () => {
  await shown()
  leaving = () => new Response('', { status: 503 })
  leaveFirst()
  await vi.advanceTimersByTimeAsync(2600)
  expect(console.warn).toHaveBeenCalledWith('sign-up failed', expect.anything())
  expect(rows()).toEqual(['Ride 1', 'Ride 2'])
  for (const place of screen.getAllByRole('alert')) expect(place).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Leave Ride 1' })).toHaveAttribute('aria-disabled', 'false')
})

test('a title that is missing is said, and nothing else is needed', async () => {
  expect((await sectionElement('my_events')).querySelector('h2')).toHaveTextContent('missing title')
  const root = await sectionElement('my_events', { primary: { title: 'Mine', buttonLabel: 'More', subcopy: {} } })
  expect(root.querySelector('a[data-cta]:not([href="/login"], [href="/join"])')).toBeNull()
})
