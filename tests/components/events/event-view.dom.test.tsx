import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventView } from '@/components/events/event-view'
import { posterOf } from '@/lib/core/poster'
import type { Locale } from '@/i18n/locales'
import type { Event } from '@/lib/domains/events/schema'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const event: Event = {
  id: '7',
  name: 'Col by lantern light',
  description: 'Over the pass.\n\nBring <b>lights</b>,\nand a friend.',
  startsAt: '2026-03-01T18:00:00Z',
  type: 'group_ride',
  sport: 'cycling',
  restricted: false,
  rules: [],
  tags: [],
  signedUp: false,
  subgroups: [
    { id: '71', category: 'A', startsAt: '2026-03-01T18:00:00Z', rules: [], signedUp: false },
    { id: '74', category: 'D', startsAt: '2026-03-01T18:05:00Z', rules: [], signedUp: false, paceFrom: 1.5, paceTo: 2 },
    { id: '75', category: 'E', startsAt: '2026-03-02T00:00:00Z', rules: [], signedUp: false },
  ],
}

async function view(changes: Partial<Event> = {}, locale: Locale = 'en', eventSecret?: string): Promise<HTMLElement> {
  const element = document.createElement('main')
  const poster = posterOf(undefined, [])
  const signUp = {
    eventSecret,
    notices: { women_only: null, category_enforcement: null },
    now: new Date('2026-03-01T12:00:00Z'),
  }
  const tree = await resolveTree(
    <EventView event={{ ...event, ...changes }} route={undefined} poster={poster} locale={locale} signUp={signUp} />,
  )
  element.innerHTML = renderToStaticMarkup(tree)
  return element
}

const groups = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map((group) => {
    group.querySelector('.event-group-action')?.remove()
    return group.textContent
  })

test('begins with type, sport, name and start', async () => {
  const header = (await view()).querySelector('header')
  expect(header).toHaveTextContent('Group ride')
  expect(header).toHaveTextContent('Cycling')
  expect(header?.querySelector('h1')).toHaveTextContent('Col by lantern light')
  expect(header?.querySelector('time')).toHaveTextContent('Sunday, March 1, 2026 at 6:00 PM UTC')
})

test('says when it is over, by its duration or an hour, and how near its start is', async () => {
  const header = (await view({ durationSeconds: 5400 })).querySelector('header')
  expect(header).toHaveTextContent('until 7:30 PM')
  expect((await view()).querySelector('header')).toHaveTextContent('until 7:00 PM')
  expect(header?.querySelector('[data-near]')).toHaveAttribute('data-near', 'start 2026-03-01T18:00:00Z')
})

test('says that it is over, and leads on to what comes next instead of into a calendar', async () => {
  const poster = posterOf(undefined, [])
  const signUp = { notices: { women_only: null, category_enforcement: null }, now: new Date('2026-03-02T12:00:00Z') }
  const next = { ...event, id: '8', name: 'Col by daylight', shownTo: ['visitor' as const], marks: [] }
  const over = async (following: (typeof next)[]) => {
    const element = document.createElement('main')
    const props = { event, route: undefined, poster, locale: 'de' as const, signUp, following }
    element.innerHTML = renderToStaticMarkup(await resolveTree(<EventView {...props} />))
    return element
  }
  const page = await over([next])
  expect(page).toHaveTextContent('This event is over.These come next:Col by daylight')
  const links = [...page.querySelectorAll('header a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/de/events/view/8', '/de/events'])
  expect(page.querySelector('[data-shown-to="visitor"]')).toHaveTextContent('Col by daylight')

  const last = await over([])
  expect(last).toHaveTextContent('This event is over.')
  expect(last).not.toHaveTextContent('These come next:')
  expect((await view()).querySelector('header')).not.toHaveTextContent('over')
})

test('leads to its groups from the bottom edge of a phone for as long as anybody can join', async () => {
  const bar = async (changes: Partial<Event>) => (await view(changes)).querySelector('.event-join-bar a')
  expect(await bar({})).toHaveAttribute('href', '#groups')
  expect(await bar({ restricted: true })).toBeNull()
  expect(await bar({ subgroups: [] })).toBeNull()
  expect(await bar({ registrationEndsAt: '2026-03-01T11:00:00Z' })).toBeNull()
})

test('says in its head for whom it is, if not for everybody [PB-069]', async () => {
  const marks = (element: HTMLElement) =>
    [...element.querySelectorAll('header [data-mark]')].map((mark) => mark.textContent)
  expect(marks(await view())).toEqual([])
  const { subgroups } = event
  const withRule = (rule: 'ladies_only' | 'category_enforcement') =>
    subgroups.map((each) => Object.assign({}, each, { rules: [rule] }))
  expect(marks(await view({ subgroups: withRule('ladies_only') }))).toEqual(['Women only'])
  expect(marks(await view({ subgroups: withRule('category_enforcement') }))).toEqual(['Categories enforced'])
})

test('shows the description as plain paragraphs', async () => {
  const element = await view()
  const paragraphs = [...element.querySelectorAll('.prose p')].map((paragraph) => paragraph.textContent)
  expect(paragraphs).toEqual(['Over the pass.', 'Bring <b>lights</b>,\nand a friend.'])
  expect(element.querySelector('b')).toBeNull()
})

test('names its groups by letter, with pace in words and start', async () => {
  const said = groups(await view()).map((text) => text?.replaceAll('\u202f', ' '))
  expect(said).toEqual([
    'AGroup A4.0 to 6.0 watts per kilo6:00 PM UTC',
    'DGroup D1.5 to 2.0 watts per kilo6:05 PM UTC',
    'EGroup E1.0 to 5.0 watts per kiloMon, Mar 2, 12:00 AM UTC',
  ])
})

test('runners are told their pace in kilometres per hour', async () => {
  expect(groups(await view({ sport: 'running' }))[0]).toContain('15 to 20 km/h')
})

test('numbers are written as the language writes them', async () => {
  expect(groups(await view({}, 'de'))[0]).toContain('4,0 to 6,0')
})

test('an event without description and groups says nothing of them', async () => {
  const element = await view({ description: ' \n\n ', subgroups: [] })
  expect(element.querySelector('h2')).toBeNull()
  expect(element.querySelector('section')).toBeNull()
})

/** What a native form sends when this button of it is pressed. */
const sent = (element: HTMLElement, selector: string) => {
  const button = element.querySelector<HTMLButtonElement>(selector)
  return button?.form && Object.fromEntries(new FormData(button.form, button))
}

test('a visitor’s button sends the start through sign-in and back to the groups, without script [EV-039, PB-007]', async () => {
  const element = await view({}, 'de')
  expect(element.querySelector('form')).toHaveAttribute('action', '/api/auth/login')
  expect(element.querySelector('form')).toHaveAttribute('method', 'post')
  expect(sent(element, 'button[value="74"]')).toEqual({
    kind: 'event_sign_up',
    eventId: '7',
    subgroupId: '74',
    returnTo: '/de/events/view/7#groups',
  })
})

test('and keeps the secret of the event, for the sign-up and for the way back [EV-023]', async () => {
  const element = await view({}, 'en', 'a&b')
  expect(sent(element, 'button[value="71"]')).toMatchObject({
    eventSecret: 'a&b',
    returnTo: '/events/view/7?eventSecret=a%26b#groups',
  })
})
