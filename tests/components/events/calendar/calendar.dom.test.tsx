import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import Calendar, { type CalendarProps } from '@/components/events/calendar/calendar'
import { calendarTexts } from '@/components/events/calendar/calendar-texts'
import { presentZone } from '@/lib/core/zone-names'
import { calendarPage, type CalendarPage } from '@/lib/domains/events/calendar/page'
import { calendarNow, parseCalendarQuery } from '@/lib/domains/events/calendar/query'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { browserQueryClient } from '@/lib/core/query-client'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'

const texts = await calendarTexts()
const NOW = new Date('2026-03-01T12:00:00Z')
const occasion = { now: NOW, rows: 2, weekStart: 'sunday' } as const

const events = [
  eventWith({ id: '1', name: 'Dusk ride', startsAt: '2026-03-01T23:30:00Z', type: 'group_ride' }),
  eventWith({ id: '2', name: 'Night crit', startsAt: '2026-03-02T01:00:00Z', type: 'race' }),
  eventWith({
    id: '3',
    name: 'Morning crit',
    startsAt: '2026-03-03T06:00:00Z',
    type: 'race',
    subgroups: [subgroupWith(), subgroupWith({ id: '71', category: 'C', paceFrom: 2.5, paceTo: 3.2 })],
  }),
]
const pageFor = (search: string): CalendarPage =>
  calendarPage(events, parseCalendarQuery(new URLSearchParams(search)), occasion)
const pageAnswer = ({ url }: Request) => Response.json(pageFor(new URL(url).search))

const ALL_ZONES = [
  { region: 'Pacific', zones: [{ zone: 'Pacific/Apia', name: 'Apia · Apia Standard Time' }] },
  { region: 'Asia', zones: [{ zone: 'Asia/Tokyo', name: 'Tokyo · Japan Standard Time' }] },
]

let asked: string[]
let fails: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  fails = false
  asked = ownApi(
    http.get('/api/events/calendar', ({ request }) =>
      fails ? problemAnswer('upstream_unavailable', 503) : pageAnswer(request),
    ),
    http.get('/api/events/zones', () => Response.json(ALL_ZONES)),
  )
  history.replaceState(null, '', '/events')
  vi.stubEnv('TZ', 'UTC')
  document.cookie = 'zone=; path=/; max-age=0'
})
afterEach(() => void vi.useRealTimers())

const props: CalendarProps = {
  page: pageFor(''),
  query: calendarNow,
  tags: ['tour'],
  rows: 2,
  locale: 'en',
  texts,
  notices: { women_only: null, category_enforcement: null },
}
const show = async (changes: Partial<CalendarProps> = {}) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  await act(async () => void render(<Calendar {...props} {...changes} />))
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
}
/** Opens the sheet as the browser does it, which jsdom doesn't: buttons with commands are unknown to it. */
const openFilters = () => {
  const id = screen.getByRole('button', { name: /^Filters/ }).getAttribute('commandfor') ?? ''
  act(() => document.getElementById(id)?.setAttribute('open', ''))
}
const names = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

describe('without script', () => {
  const html = (changes: Partial<CalendarProps> = {}) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Calendar {...props} {...changes} />)
    return place
  }

  test('rows, filters, days and pages are links, and the date and the zone are a form [EV-001, EV-034, EV-067]', () => {
    const root = html()
    expect(within(root).getByRole('link', { name: 'Dusk ride' })).toHaveAttribute('href', '/events/view/1')
    expect(within(root).getByRole('link', { name: 'Races' })).toHaveAttribute('href', '/events?type=race')
    expect(within(root).getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/events?page=2')
    expect(within(root).getByRole('link', { name: /Tue\s*3\s*March/ })).toHaveAttribute(
      'href',
      '/events?date=2026-03-03',
    )
    const form = root.querySelector('form[method="get"]')
    expect(form).toHaveAttribute('action', '/events')
    expect(form?.querySelector('input[type="date"]')).toHaveAttribute('min', '2026-03-01')
    expect(form?.querySelector('input[type="date"]')).toHaveAttribute('max', '2026-04-30')
    expect(form?.querySelector('select[name="zone"] option[value="Asia/Kolkata"]')).not.toBeNull()
  })

  test('each choice leads to the page of the events in the language of this one, wherever the calendar stands', () => {
    const root = html({ locale: 'de' })
    const choices = [...root.querySelectorAll('a[href*="?"]')].map((link) => link.getAttribute('href'))
    expect(choices.length).toBeGreaterThan(8)
    for (const href of choices) expect(href).toMatch(/^\/de\/events\?/)
    expect(root.querySelector('form[method="get"]')).toHaveAttribute('action', '/de/events')
    root.innerHTML = renderToString(<Calendar {...props} locale="de" page={{ ...pageFor(''), events: [] }} />)
    expect(within(root).getByRole('link', { name: texts.everything })).toHaveAttribute('href', '/de/events?')
  })

  test('a row signs a visitor in for its start, and unfolds several groups [EV-134]', () => {
    const root = html()
    expect(within(root).getByRole('button', { name: 'Join group B of Dusk ride' })).toHaveAttribute('value', '70')
    root.innerHTML = renderToString(<Calendar {...props} page={pageFor('page=2')} />)
    const groups = within(root)
      .getByText(/Choose a group/)
      .closest('details')
    expect(groups).toHaveTextContent('Group BPace 1-5 W/kg')
    expect(groups).toHaveTextContent('Group CPace 2.5-3.2 W/kg')
  })
})

test('a calendar has no landmarks, which those of another calendar on the page would repeat', async () => {
  await show()
  for (const landmark of ['search', 'navigation', 'region']) expect(screen.queryByRole(landmark)).toBeNull()
  expect(screen.getByRole('group', { name: texts.filter })).toContainElement(
    screen.getByRole('link', { name: 'Races' }),
  )
})

test('with script each choice is one of the page that the calendar stands on', async () => {
  await show({ locale: 'de' })
  expect(screen.getByRole('link', { name: 'Races' })).toHaveAttribute('href', '?type=race')
  openFilters()
  expect(screen.getByRole('button', { name: 'Show 3 events' }).closest('form')).not.toHaveAttribute('action')
})

test('turns the page by one request, and the address says it [EV-035]', async () => {
  const user = await show()
  expect(names()).toEqual(['Dusk ride', 'Night crit'])
  expect(asked).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Later' }))
  await waitFor(() => expect(names()).toEqual(['Morning crit']))
  expect(location.search).toBe('?page=2')
  expect(asked).toEqual(['GET /api/events/calendar?zone=UTC&page=2&tags=tour&rows=2&locale=en'])
  expect(screen.getByRole('status')).toHaveTextContent('3 to 3 of 3 events')

  await user.click(screen.getByRole('link', { name: 'Earlier' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(location.search).toBe('')
})

test('a filter begins at the first page, and the way back shows what was before [EV-067]', async () => {
  const user = await show()
  await user.click(screen.getByRole('link', { name: 'Races' }))
  await waitFor(() => expect(names()).toEqual(['Night crit', 'Morning crit']))
  expect(screen.getByRole('link', { name: 'Races' })).toHaveAttribute('aria-current', 'true')
  history.replaceState(null, '', '/events')
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(names()).toEqual(['Dusk ride', 'Night crit']))
})

test('another zone names itself, moves the times, the days and the window', async () => {
  const user = await show()
  expect(screen.getByRole('heading', { level: 3, name: 'Sunday, March 1' })).toBeInTheDocument()
  openFilters()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Kolkata')
  await waitFor(() =>
    expect(screen.getByText('Times are in', { exact: false })).toHaveTextContent(
      'Times are in India Standard Time (GMT+5:30).',
    ),
  )
  expect(location.search).toBe('?zone=Asia%2FKolkata')
  expect(screen.getByText('5:00 AM')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 3, name: 'Sunday, March 1' })).toBeNull()
})

test('every zone can be chosen, none stands there twice, and the choice holds on the next page', async () => {
  const user = await show()
  openFilters()
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })
  await user.hover(list)
  await waitFor(() => expect(within(list).getByRole('group', { name: 'Pacific' })).toBeInTheDocument())
  expect([...list.options].filter(({ value }) => value === 'Asia/Tokyo')).toHaveLength(1)
  await user.selectOptions(list, 'Pacific/Apia')
  await waitFor(() => expect(screen.getByText('Times are in', { exact: false })).toHaveTextContent('Samoa'))
  expect(document.cookie).toBe('zone=Pacific/Apia')
  expect(asked.filter((each) => each.includes('/zones'))).toEqual(['GET /api/events/zones?locale=en'])
})

test.each([
  ['the zone of the browser', 'Asia/Kolkata', ''],
  ['a zone of an address', 'UTC', '?zone=Asia%2FCalcutta'],
])('%s stands in the list once, whichever of its names is used', async (_, own, search) => {
  vi.stubEnv('TZ', own)
  history.replaceState(null, '', `/events${search}`)
  const query = parseCalendarQuery(new URLSearchParams(search))
  await show({ query, page: pageFor(search) })
  openFilters()
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })
  await waitFor(() => expect(presentZone(list.value)).toBe('Asia/Kolkata'))
  expect([...list.options].filter(({ value }) => presentZone(value) === 'Asia/Kolkata')).toHaveLength(1)
})

test('on a page whose address names no zone times are in the one that was chosen, and the way back is there', async () => {
  document.cookie = 'zone=Asia/Kolkata; path=/'
  const user = await show()
  await waitFor(() => expect(screen.getByText('5:00 AM')).toBeInTheDocument())
  expect(location.search).toBe('')
  openFilters()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'UTC')
  await waitFor(() => expect(screen.getByText('11:30 PM')).toBeInTheDocument())
  expect(document.cookie).toBe('')
  expect(location.search).toBe('')
  expect(asked.filter((each) => each.includes('Kolkata'))).toEqual([])
})

test('a page that was made for the visitor’s zone shows it before any script', () => {
  const page = pageFor('zone=Asia/Kolkata')
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Calendar {...props} page={page} />)
  expect(place).toHaveTextContent('Times are in India Standard Time (GMT+5:30).')
  expect(place.querySelector('select')?.value).toBe('Asia/Kolkata')
  expect(place).toHaveTextContent('5:00 AM')
})

test('a day that is typed is shown once it can be chosen [EV-094, EV-095]', async () => {
  await show()
  openFilters()
  const input = screen.getByLabelText('From')
  const { fireEvent } = await import('@testing-library/react')
  fireEvent.change(input, { target: { value: '0002-03-03' } })
  fireEvent.change(input, { target: { value: '2026-05-01' } })
  expect(asked).toEqual([])
  fireEvent.change(input, { target: { value: '2026-03-03' } })
  await waitFor(() => expect(names()).toEqual(['Morning crit']))
  expect(location.search).toBe('?date=2026-03-03')
})

test('a failure keeps what shows, says so, and tries again', async () => {
  const user = await show()
  fails = true
  await user.click(screen.getByRole('link', { name: 'Later' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t load the events right now.')
  expect(names()).toEqual(['Dusk ride', 'Night crit'])
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Morning crit']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the last choice wins, whichever answer comes last', async () => {
  const answers: (() => void)[] = []
  ownApi(
    http.get(
      '/api/events/calendar',
      ({ request }) => new Promise((resolve) => answers.push(() => resolve(pageAnswer(request)))),
    ),
  )
  const user = await show()
  await user.click(screen.getByRole('link', { name: 'Later' }))
  await user.click(screen.getByRole('link', { name: 'Races' }))
  await act(async () => answers[1]?.())
  await act(async () => answers[0]?.())
  expect(names()).toEqual(['Night crit', 'Morning crit'])
})

test('nothing that fits leads back to everything', async () => {
  await show({ page: { ...pageFor(''), events: [], total: 0 } })
  expect(screen.getByRole('link', { name: 'Show all upcoming events' })).toHaveAttribute('href', '?')
})

test('an address that the page was not made for is asked for at once', async () => {
  history.replaceState(null, '', '/events?type=race')
  await show()
  await waitFor(() => expect(names()).toEqual(['Night crit', 'Morning crit']))
})

test('a page without events to show says that they could not be had', async () => {
  const user = await show({ page: undefined })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Dusk ride', 'Night crit']))
})

describe('for a player who is signed in', () => {
  let own: () => Response
  let spans: string[]

  beforeEach(() => {
    document.documentElement.dataset.player = 'on'
    browserQueryClient().clear()
    vi.spyOn(console, 'warn').mockReturnValue()
    spans = []
    own = () => Response.json([])
    ownApi(
      http.get('/api/session', () => Response.json(sessionAnswer)),
      http.get('/api/events/calendar', ({ request }) => pageAnswer(request)),
      http.get('/api/events/calendar/mine', ({ request }) => {
        spans.push(new URL(request.url).search)
        return own()
      }),
      http.get('/api/events/mine', () => Response.json([])),
      http.get('/api/events/:id', () => problemAnswer('not_found', 404)),
    )
    return () => void delete document.documentElement.dataset.player
  })

  /** An event of the game's search for players alone. */
  const secretRide = eventWith({ id: '40', name: 'Among ourselves', startsAt: '2026-03-02T00:10:00Z', type: 'race' })

  test('events that only their own search finds stand among the others, at their time [EV-113]', async () => {
    own = () => Response.json([secretRide, events[0]])
    const user = await show()
    await waitFor(() => expect(names()).toEqual(['Dusk ride', 'Among ourselves', 'Night crit']))
    expect(screen.getByRole('status')).toHaveTextContent('1 to 3 of 4 events')
    expect(spans).toEqual([
      '?type=all&zone=UTC&from=2026-03-01T00%3A00%3A00.000Z&to=2026-03-03T06%3A00%3A00Z&tags=tour',
    ])
    own = () => Response.json([])
    await user.click(screen.getByRole('link', { name: 'Later' }))
    await waitFor(() => expect(names()).toEqual(['Morning crit']))
    await waitFor(() =>
      expect(spans.at(-1)).toBe(
        '?type=all&zone=UTC&from=2026-03-03T06%3A00%3A00Z&to=2026-03-09T00%3A00%3A00.000Z&tags=tour',
      ),
    )
  })

  test('where their own can’t be had, the calendar is that of visitors', async () => {
    own = () => problemAnswer('upstream_unavailable', 503)
    await show()
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(names()).toEqual(['Dusk ride', 'Night crit'])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('visitors ask for nothing of their own', async () => {
  await show()
  await act(async () => vi.advanceTimersByTimeAsync(100))
  expect(asked).toEqual([])
})

test('what a player has opened stays open, with the focus in it, when the row learns of the player [EV-002]', async () => {
  document.documentElement.dataset.player = 'on'
  onTestFinished(() => void delete document.documentElement.dataset.player)
  browserQueryClient().clear()
  const crit = events.filter(({ name }) => name === 'Morning crit')
  const joined = crit.map((event) => ({
    event: { ...event, subgroups: event.subgroups.map((each) => ({ ...each, signedUp: each.category === 'C' })) },
    hasUserData: true,
  }))
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/events/calendar/mine', () => Response.json([])),
    http.get('/api/events/3', () => Response.json(joined[0])),
  )
  const user = await show({ page: calendarPage(crit, calendarNow, occasion) })
  const groups = within(screen.getByRole('heading', { name: 'Morning crit' }).closest('li') ?? document.body)
  const summary = groups.getByText(/Choose a group/).closest('summary') ?? document.body
  await user.click(summary)
  expect(await groups.findByText('You’re in group C')).toBeVisible()
  expect(summary).toBeInTheDocument()
  expect(summary).toHaveFocus()
  expect(summary.closest('details')).toHaveAttribute('open')
})
