import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { shareOf } from '@/lib/core/server/share'
import { getArticle, getArticleCard, getNewsPage, listArticles } from '@/lib/domains/articles/server'
import { findEventsAround } from '@/lib/domains/events/around-server'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { readResults } from '@/lib/domains/events/results/own-results-server'
import { listRaceResults } from '@/lib/domains/events/results/server'
import { findRoute, getEventCard, getPublicEvent } from '@/lib/domains/events/server'
import { findStageEvents } from '@/lib/domains/events/stages/server'
import { findSharedProject, getEventSummary } from '@/lib/domains/fundraising/server'
import { findItems, findProductCount } from '@/lib/domains/marketplace/server'
import { getCountryPlans } from '@/lib/domains/memberships/server'
import { eventWith, subgroupWith } from '../support/events'
import { aMember } from '../support/member'
import { stubUpstream } from '../support/upstream'

/** What the data cache is told of each read that has a key of its own. */
const { shares } = vi.hoisted(() => ({ shares: new Set<string>() }))

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, [name = '']: string[], { tags = [] }: { tags?: string[] } = {}) => {
    if (name !== 'placeholder') shares.add(shareOf(tags))
    return read
  },
}))

beforeEach(() => {
  shares.clear()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  stubUpstream(() => new Response('', { status: 404 }))
})

const [id, type, startsAt, category] = ['7', 'race', '2020-01-01T18:00:00Z', 'B'] as const
const pastRace = eventWith({ id, type, startsAt, subgroups: [subgroupWith({ startsAt })] })
const pastStart = { eventId: id, subgroupId: '70', name: 'Col', type, startsAt, category }

const calendar = { tags: [], rows: 10, weekStart: 'monday' } as const

const reads: [string, 'content' | 'open', () => Promise<unknown>][] = [
  ['an event that an address names', 'open', () => getPublicEvent('7')],
  ['an event that editors name', 'content', () => getEventCard('7')],
  ['the route of an event', 'open', () => findRoute({ eventId: '7', routeId: '3' })],
  [
    'the route of an event in a calendar of content',
    'content',
    () => findRoute({ eventId: '7', routeId: '3', share: 'content' }),
  ],
  ['the events of a stage', 'content', () => findStageEvents('tour')],
  ['what stands around an event', 'open', () => findEventsAround(eventWith({ tags: ['tour'] }))],
  ['the results of a race', 'open', () => listRaceResults(pastRace)],
  ['the winner of a start', 'open', () => Promise.all(readResults(aMember, [pastStart]).map(({ result }) => result))],
  ['the calendar as it opens', 'content', () => findCalendar({ ...calendar, query: calendarNow })],
  [
    'the same by kind',
    'content',
    () => findCalendar({ ...calendar, query: { ...calendarNow, filter: 'race', page: 2 } }),
  ],
  ['the calendar of a day', 'open', () => findCalendar({ ...calendar, query: { ...calendarNow, date: '2030-01-01' } })],
  [
    'the calendar of a zone',
    'open',
    () => findCalendar({ ...calendar, query: { ...calendarNow, zone: 'Asia/Tokyo' } }),
  ],
  ['an article that an address names', 'open', () => getArticle('7')],
  ['an article that editors name', 'content', () => getArticleCard('7')],
  ['the newest articles', 'content', () => listArticles({ limit: 12 })],
  ['articles before another', 'open', () => listArticles({ limit: 12, before: '2030-01-01' })],
  ['the news before an article', 'open', () => getNewsPage({ size: 12, after: '7' })],
  ['somebody’s fundraising page', 'open', () => findSharedProject('7', '1001')],
  ['a fundraising event', 'content', () => getEventSummary('1001')],
  ['what the shop offers', 'content', () => findItems('en-us')],
  ['a product count', 'content', () => findProductCount('apparel', 'US')],
  ['what a country pays', 'content', () => getCountryPlans('DE')],
]

test.each(reads)('%s has its place among what is %s', async (_, share, read) => {
  await read().catch(() => undefined)
  expect([...shares]).toEqual([share])
})
