import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { getArticle, listArticles } from '@/lib/domains/articles/server'
import { getEmbedHtml } from '@/lib/domains/embeds/server'
import { findEventsAround } from '@/lib/domains/events/around-server'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { readResults } from '@/lib/domains/events/results/own-results-server'
import { listRaceResults } from '@/lib/domains/events/results/server'
import { findRoute, getPublicEvent } from '@/lib/domains/events/server'
import { findStageEvents } from '@/lib/domains/events/stages/server'
import { getEventSummary, getSharedFundraiser } from '@/lib/domains/fundraising/server'
import { findItems, findProductCount } from '@/lib/domains/marketplace/server'
import { getCountryPlans } from '@/lib/domains/memberships/server'
import { findTerms } from '@/lib/domains/pairing/server'
import { eventWith, subgroupWith } from '../support/events'
import { aMember } from '../support/member'
import { NOW } from '../support/session'

/** The names under which the data cache would keep what is read. */
const { names } = vi.hoisted(() => ({ names: new Set<string>() }))

vi.mock('next/cache', () => ({
  unstable_cache: (_read: unknown, key: string[]) => async () => {
    if (key[0] !== 'placeholder') names.add(JSON.stringify(key))
    // The gifts to a fundraiser's page are read where there is one.
    if (key[0] === 'fundraiser') return { value: { id: key[1] } }
    throw new Error('nothing is read')
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

const [type, startsAt, category] = ['race', '2020-01-01T18:00:00Z', 'B'] as const
const raceWith = (id: number) => eventWith({ id: String(id), type, startsAt, subgroups: [subgroupWith({ startsAt })] })
const winnerOf = (subgroupId: string) => {
  const start = { eventId: '1', subgroupId, name: 'Col', type, startsAt, category }
  return Promise.all(readResults(aMember, [start]).map(({ result }) => result))
}

const calendar = { tags: [], rows: 10, weekStart: 'monday' } as const
const onDay = (date: string) => findCalendar({ ...calendar, query: { ...calendarNow, date } })

const reads: Record<string, () => Promise<unknown>> = {
  'an event': () => getPublicEvent('7'),
  'another event': () => getPublicEvent('8'),
  'a route': () => findRoute({ eventId: '7', routeId: '3' }),
  'another route': () => findRoute({ eventId: '7', routeId: '4' }),
  'the events of a stage': () => findStageEvents('tour'),
  'the events of another stage': () => findStageEvents('giro'),
  'what stands around an event': () => findEventsAround(eventWith({ tags: ['tour'] })),
  'what stands around one of another series': () => findEventsAround(eventWith({ tags: ['giro'] })),
  'the results of a race': () => listRaceResults(raceWith(7)),
  'the results of another race': () => listRaceResults(raceWith(8)),
  'the winner of a start': () => winnerOf('7'),
  'the winner of another start': () => winnerOf('8'),
  'the calendar of a day': () => onDay('2026-03-12'),
  'the calendar of another day': () => onDay('2026-03-20'),
  'an article': () => getArticle('7'),
  'another article': () => getArticle('8'),
  'the newest articles': () => listArticles({ limit: 12 }),
  'more of them': () => listArticles({ limit: 13 }),
  'older ones': () => listArticles({ limit: 12, before: '2030-01-01' }),
  'still older ones': () => listArticles({ limit: 12, before: '2029-01-01' }),
  'a fundraiser’s page': () => getSharedFundraiser('7', '1001'),
  'another fundraiser’s page': () => getSharedFundraiser('8', '1001'),
  'a fundraising event': () => getEventSummary('1001'),
  'another fundraising event': () => getEventSummary('1002'),
  'what the shop offers': () => findItems('en-us'),
  'what it offers elsewhere': () => findItems('en-gb'),
  'a product count': () => findProductCount('apparel', 'US'),
  'the same elsewhere': () => findProductCount('apparel', 'DE'),
  'another product count': () => findProductCount('shoes', 'US'),
  'what a country pays': () => getCountryPlans('DE'),
  'what another country pays': () => getCountryPlans('FR'),
  'an embed': () => getEmbedHtml({ kind: 'template', file: 'a.html' }),
  'another embed': () => getEmbedHtml({ kind: 'template', file: 'b.html' }),
  'the terms of training plans': findTerms,
}

async function namesOf(read: () => Promise<unknown>): Promise<string[]> {
  names.clear()
  await read().catch(() => undefined)
  return [...names].sort()
}

test('what is kept of one thing is never taken for another', async () => {
  const owners = new Map<string, string>()
  for (const [what, read] of Object.entries(reads)) {
    const kept = await namesOf(read)
    expect({ what, isKept: kept.length > 0 }).toEqual({ what, isKept: true })
    for (const name of kept) expect(`${what} and ${owners.get(name) ?? what}`).toBe(`${what} and ${what}`)
    for (const name of kept) owners.set(name, what)
  }
})

test.each(Object.entries(reads))('%s is kept once for all callers', async (_, read) => {
  expect(await namesOf(read)).toEqual(await namesOf(read))
})
