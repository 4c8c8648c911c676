import { beforeEach, expect, test, vi } from 'vitest'
import { siteChrome } from '@/lib/content/site/chrome'
import { getNotices } from '@/lib/content/site/notices'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getArticleCard } from '@/lib/domains/articles/server'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { findRoute, getEventCard } from '@/lib/domains/events/server'
import { findProductCount } from '@/lib/domains/marketplace/server'
import { getCountryPlans } from '@/lib/domains/memberships/server'
import { stubUpstream } from '../../support/upstream'

/** Seconds that the cached reads of a page allow it to live. */
const { lives, content } = vi.hoisted(() => ({ lives: [] as (number | undefined)[], content: { fails: true } }))

vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => unknown, _key: string[], options: { revalidate?: number } = {}) =>
    () => {
      lives.push(options.revalidate)
      return read()
    },
}))

vi.mock('@/lib/content/pages/pages', () => ({
  findSingle: async () => {
    if (content.fails) throw new UpstreamError({ service: 'content', operation: 'search', kind: 'timeout' })
    return undefined
  },
}))

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  lives.length = 0
  content.fails = true
})

const shortest = () => Math.min(...lives.map((life) => life ?? Infinity))

const gaps: [string, () => Promise<unknown>][] = [
  ['an event card', () => getEventCard('7')],
  ['the metrics of an event', () => findRoute({ eventId: '7', routeId: '3' })],
  ['an article card', () => getArticleCard('7')],
  ['a product count', () => findProductCount('apparel', 'US')],
]

test.each(gaps)(
  'a page in which %s stands in for what a service could not say lives for 15 seconds',
  async (_, read) => {
    stubUpstream(() => new Response('', { status: 403 }))
    await read()
    expect(shortest()).toBe(15)
  },
)

test.each([
  ['navigation and footer', () => siteChrome('en')],
  ['the notices of events', () => getNotices('en')],
])('so does a page that has to do without %s', async (_, read) => {
  await read()
  expect(shortest()).toBe(15)
})

test.each([
  ['one of two searches of a calendar', ['rulesSet']],
  ['both searches of a calendar', ['rulesSet', 'onlyAccessExpression']],
])('so does a page that lacks %s [CD-033, CD-034]', async (_, failing) => {
  stubUpstream(async (request) => {
    const filter = await request.text()
    const fails = failing.some((each) => filter.includes(each))
    return fails ? new Response('', { status: 403 }) : Response.json({ events: [] })
  })
  await findCalendar({ tags: ['CATEGORY_ENFORCEMENT'], rows: 10, weekStart: 'monday', query: calendarNow })
  expect(shortest()).toBe(15)
})

test('so does a page whose prices lack the country’s tax policy [MB-012]', async () => {
  stubUpstream(({ url }) => (url.includes('/membership-plans') ? Response.json([]) : new Response('', { status: 403 })))
  await getCountryPlans('US')
  expect(shortest()).toBe(15)
})

test('what does not exist, or nobody wrote, is no gap: such a page lives as long as others', async () => {
  content.fails = false
  stubUpstream(({ url }) =>
    url.startsWith(env.STOREFRONT_DOMAIN)
      ? Response.json({ data: { collection: null } })
      : new Response('', { status: 404 }),
  )
  await Promise.all(gaps.map(([, read]) => read()))
  await Promise.all([siteChrome('en'), getNotices('en')])
  expect(shortest()).toBeGreaterThanOrEqual(300)
})
