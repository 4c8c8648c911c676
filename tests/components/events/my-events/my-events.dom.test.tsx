import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MyEvents } from '@/components/events/my-events/my-events'
import { myEventsTexts } from '@/components/events/my-events/my-events-texts'
import { TooManyRequestsError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import { signUpAnswer } from '../../../lib/support/events'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../../lib/support/session'

const texts = await myEventsTexts()

const lantern: JoinedEvent = {
  eventId: '7',
  subgroupId: '72',
  startsAt: '2026-03-12T19:00:00.000Z',
  name: 'Col by lantern light',
  category: 'B',
  metrics: { distanceMeters: 32_187, elevationMeters: 305, durationSeconds: 3600 },
}
const harbour: JoinedEvent = {
  ...lantern,
  eventId: '8',
  subgroupId: '81',
  name: 'Harbour lights',
  category: 'A',
  metrics: undefined,
}

let joined: JoinedEvent[] | 'down' | 'unreadable' | 'signed out' | 'too often'
let leaves: number[]
let leaveWorks: boolean | 'too often' | 'signed out'
let joinedAfterMs: number

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T12:00:00Z'), shouldAdvanceTime: true })
  document.documentElement.dataset.player = 'on'
  joined = [lantern, harbour]
  leaves = []
  leaveWorks = true
  joinedAfterMs = 0
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/joined', listAnswer),
    http.delete('/api/events/:id/sign-up', ({ params }) => leaveAnswer(Number(params.id))),
  )
  return () => vi.useRealTimers()
})

function listAnswer(): Response {
  if (joined === 'down') return problemAnswer('upstream_unavailable', 503)
  if (joined === 'unreadable') return problemAnswer('upstream_unreadable', 502)
  if (joined === 'too often') return tooMany()
  return joined === 'signed out' ? problemAnswer('not_signed_in', 401) : Response.json(joined)
}

function leaveAnswer(left: number): Response {
  leaves.push(left)
  if (leaveWorks === 'too often') return tooMany()
  if (leaveWorks === 'signed out') return problemAnswer('not_signed_in', 401)
  if (!leaveWorks) return problemAnswer('upstream_unavailable', 503)
  if (Array.isArray(joined)) joined = joined.filter(({ eventId }) => eventId !== String(left))
  return signUpAnswer(false, joinedAfterMs)
}

const tooMany = () => Response.json(problemFromError(new TooManyRequestsError(37)), { status: 429 })

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <MyEvents locale="en" texts={texts}>
        Loading
      </MyEvents>
    </QueryClientProvider>,
  )
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('lists what the player has joined, with the way to each event [EV-036]', async () => {
  show()
  expect(document.body).toHaveTextContent(/^Loading$/)
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(2))
  const link = screen.getByRole('link', { name: 'Col by lantern light' })
  expect(link).toHaveAttribute('href', '/events/view/7')
  const item = link.closest('li')
  expect(item).toHaveTextContent('Thu, Mar 12, 7:00 PM UTC')
  expect(item).toHaveTextContent('Group B')
  expect(item).toHaveTextContent('32.2 km20 mi')
  expect(item).toHaveTextContent('305 m1,001 ft')
})

test('their times are in the zone that the player has chosen', async () => {
  document.cookie = 'zone=Asia/Tokyo; path=/'
  onTestFinished(() => void (document.cookie = 'zone=; path=/; max-age=0'))
  show()
  const link = await screen.findByRole('link', { name: 'Col by lantern light' })
  expect(link.closest('li')).toHaveTextContent('Fri, Mar 13, 4:00 AM GMT+9')
})

test('what is under way stands first and says so; it can be left for as long as one can join, and goes once it is over [EV-036]', async () => {
  const late = { ...harbour, startsAt: '2026-03-12T11:50:00.000Z', leavableUntil: '2026-03-12T12:20:00.000Z' }
  joined = [lantern, late]
  show()
  const link = await screen.findByRole('link', { name: 'Harbour lights' })
  expect(link).toHaveAttribute('href', '/events/view/8')
  const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Harbour lights', 'Col by lantern light'])
  expect(link.closest('li')).toHaveTextContent('Happening now')
  expect(screen.getAllByText('Happening now')).toHaveLength(1)
  const leave = { name: 'Leave Harbour lights' }
  expect(screen.getByRole('button', leave)).toBeVisible()
  await pass(20 * 60_000 + 1000)
  expect(screen.queryByRole('button', leave)).toBeNull()
  expect(names()).toHaveLength(2)
  await pass(30 * 60_000)
  expect(names()).toEqual(['Col by lantern light'])
})

test('leaving an event takes it off the list, which is asked for again [EV-053]', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Col by lantern light' }))
  expect(leaves).toEqual([7])
  await pass(3000)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Col by lantern light' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Harbour lights' })).toBeVisible()
  const status = screen.getAllByRole('status').find(({ textContent }) => textContent !== '')
  expect(status).toHaveTextContent('You’ve left Col by lantern light.')
  expect(status).toHaveFocus()
})

test('a list of the event feed is asked for only once the feed knows [EV-053]', async () => {
  joinedAfterMs = 1000
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Col by lantern light' }))
  await pass(900)
  expect(screen.getByRole('button', { name: 'Leaving… Col by lantern light' })).toBeVisible()
  await pass(200)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Col by lantern light' })).toBeNull())
})

test('while it leaves it says so, and a second click does nothing', async () => {
  joinedAfterMs = 1000
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Harbour lights' }))
  await user.click(screen.getByRole('button', { name: 'Leaving… Harbour lights' }))
  expect(leaves).toHaveLength(1)
})

test('leaving that fails is told beside its event, which stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  leaveWorks = false
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Harbour lights' }))
  await pass(3000)
  const item = screen.getByRole('link', { name: 'Harbour lights' }).closest('li')
  if (!item) throw new Error('the event is gone')
  expect(within(item).getByRole('alert')).toHaveTextContent('You are still in')
  expect(within(item).getByRole('button', { name: 'Leave Harbour lights' })).toBeVisible()
})

test('an empty list leads to the calendar', async () => {
  joined = []
  show()
  expect(await screen.findByText(/haven’t joined an event yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events')
})

test('a list that can’t be had says so, and tries again', async () => {
  joined = 'down'
  show()
  expect(await screen.findByText('We can’t load your events right now.')).toBeVisible()
  joined = [lantern]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Col by lantern light' })).toBeVisible()
})

test('a player whose session has ended signs in and comes back', async () => {
  joined = 'signed out'
  vi.stubGlobal('location', new URL('/settings/profile', SITE))
  show()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', '/login?returnTo=%2Fsettings%2Fprofile')
})

test('leaving where the session has ended leads through sign-in, without a word of failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/settings/profile', SITE), { assign }))
  leaveWorks = 'signed out'
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Harbour lights' }))
  await pass(3000)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fsettings%2Fprofile')
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
})

test('who asks or leaves too often is told how long to wait', async () => {
  leaveWorks = 'too often'
  show()
  await user.click(await screen.findByRole('button', { name: 'Leave Harbour lights' }))
  await pass(2500)
  expect(screen.getByText(/Please wait 37 seconds/)).toHaveRole('alert')
})

test('a list that was asked for too often says when to come back', async () => {
  joined = 'too often'
  show()
  expect(await screen.findByRole('status')).toHaveTextContent(/Please wait 37 seconds/)
})

test('a list that no other try can bring offers none, and says why', async () => {
  joined = 'unreadable'
  show()
  expect(await screen.findByRole('status')).toHaveTextContent('trying again won’t help')
  expect(screen.queryByRole('button')).toBeNull()
})

test('says of events that overlap that they do', async () => {
  joined = [lantern, harbour, { ...harbour, eventId: '9', name: 'Next day', startsAt: '2026-03-13T19:00:00.000Z' }]
  show()
  expect(await screen.findByText('At the same time as Harbour lights: you can only be in one.')).toBeInTheDocument()
  expect(screen.getByText('At the same time as Col by lantern light: you can only be in one.')).toBeInTheDocument()
  expect(screen.getAllByText(/At the same time/)).toHaveLength(2)
})
