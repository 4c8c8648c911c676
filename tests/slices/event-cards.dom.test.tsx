import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { gameEventAnswer } from '../lib/support/game-events'
import { stubUpstream } from '../lib/support/upstream'
import { sectionElement, sectionHtml } from './render-section'

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

const items = (...ids: unknown[]) => ids.map((id) => ({ event_id: id }))

const cards = (...ids: unknown[]) =>
  sectionElement('event_cards', { primary: { title: 'This week' }, items: items(...ids) })

/** Any event, under the id it is asked for. */
const anyEvent = ({ url }: Request, changes = {}) => {
  const id = Number(url.split('/').at(-1))
  return Response.json(gameEventAnswer({ id, name: `Event number ${id}`, ...changes }))
}

test('shows the named events as cards, those that start together in the editors’ order [SL-event_cards-01, CD-011]', async () => {
  const asked = stubUpstream(anyEvent)
  const element = await cards('1003', 1001, ' 1002 ')
  expect(element.querySelector('h2')).toHaveTextContent('This week')
  expect([...element.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'Event number 1003',
    'Event number 1001',
    'Event number 1002',
  ])
  expect(asked.map(({ url, method, body }) => ({ url, method, body }))).toEqual(
    ['1003', '1001', '1002'].map((id) => ({
      url: `${env.GAME_API_URL}/public/events/${id}`,
      method: 'GET',
      body: null,
    })),
  )
})

test('cards are in order of time, and what can’t be had comes last', async () => {
  const starts: Record<string, string> = { '1001': '2026-03-05T18:00:00Z', '1003': '2026-03-01T07:00:00Z' }
  stubUpstream((request) => {
    const eventStart = starts[request.url.slice(-4)]
    return eventStart === undefined ? new Response('', { status: 404 }) : anyEvent(request, { eventStart })
  })
  const element = await cards('1002', '1001', '1003')
  expect([...element.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'Event number 1003',
    'Event number 1001',
    'Event',
  ])
})

test("a card has its event's picture, type, sport, name, start and page [CD-008, CN-005]", async () => {
  const imageUrl = `${env.MEDIA_ORIGINS[0]}/media/scenes/coast-road.png`
  stubUpstream((request) => anyEvent(request, { imageUrl, eventType: 'TIME_TRIAL', sport: 'RUNNING' }))
  const element = await cards('1001')
  expect(element.querySelector('img')?.src).toContain(imageUrl)
  expect(element.querySelector('article')).toHaveTextContent(
    /Time trial.*Running.*Event number 1001.*Sun, Mar 1, 6:00 PM UTC/,
  )
  expect(element.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T18:00:00Z')
  expect(element.querySelectorAll('a')).toHaveLength(1)
  expect(element.querySelector('a')).toHaveAttribute('href', '/events/view/1001')
})

test('cards say to whom they show, within a list that goes where none is left [EV-090, EV-097]', async () => {
  const rulesOf = (id: string) => (id === '1001' ? ['LADIES_ONLY'] : [])
  stubUpstream((request) => anyEvent(request, { rulesSet: rulesOf(request.url.slice(-4)) }))
  const element = await cards('1001', '1002')
  const shown = [...element.querySelectorAll<HTMLElement>('[data-events] .carousel-slide [data-shown-to]')]
  expect(shown.map(({ dataset }) => dataset.shownTo)).toEqual(['visitor other', 'visitor male other'])
  expect(element.querySelector('[data-events] h2')).not.toBeNull()
})

test('cards mark events that are not for everybody [PB-069]', async () => {
  const rules: Record<string, string[]> = { 1001: ['LADIES_ONLY', 'CATEGORY_ENFORCEMENT'], 1003: ['MEN_ONLY'] }
  stubUpstream((request) => anyEvent(request, { rulesSet: rules[request.url.slice(-4)] ?? ['ALLOWS_LATE_JOIN'] }))
  const element = await sectionElement('event_cards', { items: items('1001', '1002', '1003') })
  const marks = [...element.querySelectorAll('article')].map((card) =>
    [...card.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent),
  )
  expect(marks).toEqual([['Women only', 'Categories enforced'], [], ['Men only']])
})

test('leads to the page in the language of the site', async () => {
  stubUpstream(anyEvent)
  const html = await sectionHtml('event_cards', { items: items('1001') }, { locale: 'de' })
  expect(html).toContain('href="/de/events/view/1001"')
  expect(html).toContain('So., 1. März, 18:00 UTC')
})

test.each([
  ['FONDO', 'Fondo'],
  ['GROUP', 'Group event'],
  ['GROUP_WORKOUT', 'Group workout'],
  ['GROUP_RIDE', 'Group ride'],
  ['RACE', 'Race'],
  ['TIME_TRIAL', 'Time trial'],
  ['TEAM_TIME_TRIAL', 'Team time trial'],
  ['WORKOUT', 'Workout'],
  ['MEETUP', 'Meetup'],
])('an event of type %s is called a %s [CD-009]', async (eventType, words) => {
  stubUpstream((request) => anyEvent(request, { eventType }))
  expect(await cards('1001')).toHaveTextContent(words)
})

test('an event of a type that nobody knows is a meetup [CD-010]', async () => {
  stubUpstream((request) => anyEvent(request, { eventType: 'SCAVENGER_HUNT' }))
  expect(await cards('1001')).toHaveTextContent('Meetup')
})

test('a picture that the policy would block is not asked for', async () => {
  stubUpstream((request) => anyEvent(request, { imageUrl: 'https://elsewhere.example/7.png' }))
  expect((await cards('1001')).querySelector('img')).toHaveAttribute('src', '/placeholders/1600x900.svg')
})

test('asks for all events at the same time', async () => {
  const gate = Promise.withResolvers<undefined>()
  const asked = stubUpstream(async (request) => {
    await gate.promise
    return anyEvent(request)
  })
  const drawing = cards('1001', '1002', '1003')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  gate.resolve(undefined)
  expect((await drawing).querySelectorAll('article')).toHaveLength(3)
})

const untilAborted = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

test.each([
  ['is slow', untilAborted],
  ['fails', () => new Response('', { status: 500 })],
  ['is malformed', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['is of another shape', () => Response.json({ id: 1002 })],
  ['is missing', () => new Response('', { status: 404 })],
])(
  'an event whose answer %s is a placeholder, the others stay, and the log says so [CD-012, CD-013, CN-025]',
  async (_, fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    stubUpstream((request) => (request.url.endsWith('1002') ? fault(request) : anyEvent(request)))
    const drawing = cards('1001', '1002')
    await vi.advanceTimersByTimeAsync(env.UPSTREAM_DEADLINE_MS)
    const [good, placeholder] = (await drawing).querySelectorAll('article')
    vi.useRealTimers()
    expect(good).toHaveTextContent('Event number 1001')
    expect(placeholder?.querySelector('h3')).toHaveTextContent(/^Event$/)
    expect(placeholder?.querySelector('time')).toHaveAttribute('datetime', '2020-01-01T00:00:00Z')
    expect(placeholder?.querySelector('a')).toBeNull()
    const details: unknown = expect.objectContaining({ eventId: '1002' })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'event card shows the placeholder')
  },
)

test('moves on every 4 seconds, from the first card 750 ms sooner [PB-046]', async () => {
  stubUpstream(anyEvent)
  const options = (await cards('1001', '1002')).querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? ''
  expect(JSON.parse(options)).toEqual({ transition: 'slide', auto: { firstShorterMs: 750 } })
})

test('rows without an id are dropped [PB-034]', async () => {
  stubUpstream(anyEvent)
  expect((await cards('', null, '1001', {})).querySelectorAll('article')).toHaveLength(1)
})

test('without any event nothing shows [PB-035]', async () => {
  const asked = stubUpstream(anyEvent)
  expect(await sectionHtml('event_cards', { primary: { title: 'This week' } })).toBe('')
  expect(await sectionHtml('event_cards', { primary: { title: 7 }, items: items(null, '  ') })).toBe('')
  expect(asked).toEqual([])
})

test('without a title it has one of the site', async () => {
  stubUpstream(anyEvent)
  const element = await sectionElement('event_cards', { items: items('1001') })
  expect(element.querySelector('h2')).toHaveTextContent('Upcoming events')
})
