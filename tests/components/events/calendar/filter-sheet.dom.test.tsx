import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import Calendar, { type CalendarProps } from '@/components/events/calendar/calendar'
import { calendarTexts } from '@/components/events/calendar/calendar-texts'
import { calendarPage } from '@/lib/domains/events/calendar/page'
import { calendarNow, parseCalendarQuery } from '@/lib/domains/events/calendar/query'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'

const NOW = new Date('2026-03-01T12:00:00Z')
const events = [
  eventWith({ id: '1', name: 'Evening ride', startsAt: '2026-03-01T18:30:00Z' }),
  eventWith({ id: '2', name: 'Morning run', startsAt: '2026-03-02T08:00:00Z', sport: 'running' }),
  eventWith({
    id: '3',
    name: 'Women’s evening ride',
    startsAt: '2026-03-02T19:00:00Z',
    durationSeconds: 7200,
    subgroups: [subgroupWith({ category: 'C', rules: ['ladies_only'] })],
  }),
]
const pageFor = (search: string) =>
  calendarPage(events, parseCalendarQuery(new URLSearchParams(search)), { now: NOW, rows: 10, weekStart: 'monday' })

let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  asked = ownApi(http.get('/api/events/calendar', ({ request }) => Response.json(pageFor(new URL(request.url).search))))
  history.replaceState(null, '', '/events')
  vi.stubEnv('TZ', 'UTC')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.useRealTimers())

const props: CalendarProps = {
  page: pageFor(''),
  query: calendarNow,
  tags: [],
  rows: 10,
  locale: 'en',
  texts: await calendarTexts(),
  notices: { women_only: null, category_enforcement: null },
}
const userWithTimers = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })

/** The calendar with its sheet open, which jsdom doesn't do for a button with a command. */
async function open(changes: Partial<CalendarProps> = {}) {
  await act(async () => void render(<Calendar {...props} {...changes} />))
  const sheet = document.querySelector('dialog') ?? new HTMLDialogElement()
  sheet.close = () => sheet.removeAttribute('open')
  act(() => sheet.setAttribute('open', ''))
  return { user: userWithTimers(), sheet: within(sheet), dialog: sheet }
}
const names = () => screen.getAllByRole('heading', { level: 4, hidden: true }).map(({ textContent }) => textContent)

test('each choice takes effect at once, is in the address, and the button says how many events are left', async () => {
  const { user, sheet, dialog } = await open()
  expect(sheet.getByRole('button', { name: 'Show 3 events' })).toBeInTheDocument()
  await user.click(sheet.getByRole('radio', { name: 'Evening' }))
  await waitFor(() => expect(names()).toEqual(['Evening ride', 'Women’s evening ride']))
  expect(location.search).toBe('?time=evening')
  expect(await sheet.findByRole('button', { name: 'Show 2 events' })).toBeInTheDocument()
  await user.click(sheet.getByRole('radio', { name: 'Women only' }))
  expect(await sheet.findByRole('button', { name: 'Show 1 event' })).toBeInTheDocument()
  expect(location.search).toBe('?time=evening&audience=women')
  expect(asked.at(-1)).toContain('?time=evening&audience=women&zone=UTC')
  await user.click(sheet.getByRole('button', { name: 'Show 1 event' }))
  expect(dialog).not.toHaveAttribute('open')
  expect(location.search).toBe('?time=evening&audience=women')
})

test('a time of day in the address is meant in the visitor’s zone, also on a page that was made for UTC', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  history.replaceState(null, '', '/events?time=morning')
  const query = parseCalendarQuery(new URLSearchParams(location.search))
  await act(async () => void render(<Calendar {...props} page={pageFor(location.search)} query={query} />))
  await waitFor(() => expect(asked.at(-1)).toContain('?time=morning&zone=America%2FNew_York'))
})

test('the first day keeps the focus while it is changed, and follows the way back', async () => {
  const { sheet } = await open()
  const input = sheet.getByLabelText('From')
  input.focus()
  fireEvent.change(input, { target: { value: '2026-03-02' } })
  await waitFor(() => expect(names()).toEqual(['Morning run', 'Women’s evening ride']))
  expect(sheet.getByLabelText('From')).toBe(input)
  expect(input).toHaveFocus()
  await act(async () => {
    history.replaceState(null, '', '/events')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(input).toHaveValue('2026-03-01'))
})

test('what is chosen stands beside the kinds, is counted, and each can be dropped', async () => {
  history.replaceState(null, '', '/events?sport=cycling&level=C')
  const query = parseCalendarQuery(new URLSearchParams(location.search))
  await act(async () => void render(<Calendar {...props} page={pageFor(location.search)} query={query} />))
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Remove Sport: Cycling' })).toHaveTextContent('Cycling')
  await userWithTimers().click(screen.getByRole('link', { name: 'Remove Group: C' }))
  await waitFor(() => expect(location.search).toBe('?sport=cycling'))
  await waitFor(() => expect(names()).toEqual(['Evening ride', 'Women’s evening ride']))
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
})

test('nothing that fits is said on the button, and all choices can be taken back at once', async () => {
  history.replaceState(null, '', '/events?sport=running&time=evening&date=2026-03-01')
  const query = parseCalendarQuery(new URLSearchParams(location.search))
  const { user, sheet } = await open({ query, page: pageFor(location.search) })
  expect(sheet.getByRole('button', { name: 'No events fit' })).toBeInTheDocument()
  await user.click(sheet.getByRole('link', { name: 'Reset' }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(location.search).toBe('?date=2026-03-01')
  expect(sheet.getAllByRole('radio', { name: 'Any' }).every((each) => each.matches(':checked'))).toBe(true)
})

test('until the answer is there the button names no number, and a failure is told in the sheet', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  ownApi(http.get('/api/events/calendar', () => promise))
  const { user, sheet } = await open()
  await user.click(sheet.getByRole('radio', { name: 'Running' }))
  expect(sheet.getByRole('button', { name: 'Loading events…' })).toBeInTheDocument()
  await act(async () => resolve(problemAnswer('upstream_unavailable', 503)))
  expect(sheet.getByRole('status')).toHaveTextContent('We can’t load the events right now.')
  expect(sheet.getByRole('status')).not.toHaveClass('sr-only')
})

test('an address with a choice that no script has shown yet is followed', async () => {
  history.replaceState(null, '', '/events?length=long')
  await act(async () => void render(<Calendar {...props} />))
  await waitFor(() => expect(names()).toEqual(['Women’s evening ride']))
})

test('what was chosen before the script was at work is heard', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  place.innerHTML = renderToString(<Calendar {...props} />)
  const radio = place.querySelector<HTMLInputElement>('input[name="sport"][value="running"]')
  if (radio) radio.checked = true
  const root = await act(() => hydrateRoot(place, <Calendar {...props} />))
  onTestFinished(() => root.unmount())
  await waitFor(() => expect(names()).toEqual(['Morning run']))
  expect(location.search).toBe('?sport=running')
})

test('without script the sheet is a form that keeps the kind', () => {
  const place = document.createElement('div')
  const query = parseCalendarQuery(new URLSearchParams('type=race&time=morning'))
  place.innerHTML = renderToString(<Calendar {...props} query={query} />)
  const form = place.querySelector('form[method="get"]')
  const fields = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(form).toHaveAttribute('action', '/events')
  expect([...fields.entries()]).toEqual([
    ['type', 'race'],
    ['sport', ''],
    ['level', ''],
    ['length', ''],
    ['time', 'morning'],
    ['audience', ''],
    ['date', '2026-03-01'],
    ['zone', 'UTC'],
  ])
})
