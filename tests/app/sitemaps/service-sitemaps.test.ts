import { beforeEach, expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { listArticleCards } from '@/lib/services/articles/client'
import { gameEventSchema, searchPublicEvents } from '@/lib/services/game/events'
import { contentDocument, startSite } from '../../lib/content/started-site'
import { gameEventAnswer } from '../../lib/support/game-events'

vi.mock('@/lib/services/articles/client', () => ({ listArticleCards: vi.fn(), getArticleCard: vi.fn() }))
vi.mock('@/lib/services/game/events', async (original) => ({
  ...(await original<object>()),
  searchPublicEvents: vi.fn(),
}))

const NOW = new Date('2030-01-10T12:00:00Z')

const card = (id: number, date: string, title = `Article ${id}`) => ({
  ID: String(id),
  post_date: date,
  post_name: `article-${id}`,
  post_title: title,
  thumbnail_url: undefined,
  content_html: undefined,
})

const event = (id: number, changes: Record<string, unknown> = {}) =>
  gameEventSchema.parse(gameEventAnswer({ id, eventStart: '2030-01-11T18:00:00Z', ...changes }))

const outage = (service: 'articles' | 'game') => new UpstreamError({ service, operation: 'list', kind: 'timeout' })

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(listArticleCards).mockResolvedValue({ rows: [], received: 0 })
  vi.mocked(searchPublicEvents).mockResolvedValue({ events: [], cursor: undefined })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})

/** A site that was started at noon, and a way to ask it. */
async function started() {
  const body = [{ slice_type: 'text', primary: {} }]
  const site = startSite({ documents: [contentDocument('about', { uid: 'about', data: { body } })] })
  vi.setSystemTime(NOW)
  const [{ GET: getFile }, { GET: getIndex }] = [
    await import('@/app/sitemaps/[file]/route'),
    await import('@/app/sitemap.xml/route'),
  ]
  const ask = async (file: string) => {
    const request = new Request(`${env.SITE_URL}/sitemaps/${file}`)
    return (await getFile(request, { params: Promise.resolve({ file }) })).text()
  }
  const index = async () => (await getIndex(new Request(`${env.SITE_URL}/sitemap.xml`))).text()
  return { ...site, ask, index }
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(env.SITE_URL, ''))

test('Google’s news are those of the last two days, with what Google asks for', async () => {
  const rows = [
    card(5, '2030-01-10T12:00:01Z'),
    card(4, '2030-01-10T12:00:00Z', 'Fast & <quiet>'),
    card(3, '2030-01-08T12:00:00Z'),
    card(2, '2030-01-08T11:59:59Z'),
  ]
  vi.mocked(listArticleCards).mockResolvedValue({ rows, received: rows.length })
  const xml = await (await started()).ask('latest-news.xml')
  expect(pathsIn(xml)).toEqual(['/news/4-article-4', '/news/3-article-3'])
  expect(xml).toContain('xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"')
  expect(xml).toContain(
    `<news:news><news:publication><news:name>${env.PRODUCT_NAME}</news:name><news:language>en</news:language></news:publication>` +
      '<news:publication_date>2030-01-10T12:00:00Z</news:publication_date><news:title>Fast &amp; &lt;quiet&gt;</news:title></news:news>',
  )
})

test('news grow old by the clock, though nothing is published', async () => {
  const rows = [card(4, '2030-01-08T13:00:00Z')]
  vi.mocked(listArticleCards).mockResolvedValue({ rows, received: 1 })
  const { ask } = await started()
  expect(pathsIn(await ask('latest-news.xml'))).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(pathsIn(await ask('latest-news.xml'))).toEqual([])
  expect(pathsIn(await ask('news.xml'))).toEqual(['/news', '/news/4-article-4'])
})

test('all news are listed, a hundred at a time, each with its date', async () => {
  const dated = (id: number) => card(id, new Date(NOW.getTime() - (300 - id) * 60_000).toISOString())
  vi.mocked(listArticleCards).mockImplementation(async ({ limit, before }) => {
    const all = Array.from({ length: 250 }, (_, index) => dated(250 - index))
    const rows = all.filter(({ post_date: date }) => before === undefined || date < before).slice(0, limit)
    return { rows, received: rows.length }
  })
  const xml = await (await started()).ask('news.xml')
  expect(pathsIn(xml)).toHaveLength(251)
  expect(xml.match(/<lastmod>/g)).toHaveLength(251)
  expect(listArticleCards).toHaveBeenCalledTimes(3)
})

test('events to come are listed once, with their languages; what has begun is not', async () => {
  const events = [event(1, { eventStart: '2030-01-10T11:00:00Z' }), event(2), event(2), event(4)]
  vi.mocked(searchPublicEvents).mockResolvedValue({ events, cursor: undefined })
  const xml = await (await started()).ask('events.xml')
  expect(pathsIn(xml)).toEqual(['/events/view/2', '/events/view/4'])
  expect(xml).toContain(`hreflang="ja" href="${env.SITE_URL}/ja/events/view/2"`)
  expect(vi.mocked(searchPublicEvents).mock.calls).toMatchObject([
    [{ from: NOW.toISOString(), sortField: 'eventStart' }],
  ])
})

test('however many events there are, so many calls are made and no more', async () => {
  let id = 0
  vi.mocked(searchPublicEvents).mockImplementation(async () => ({
    events: Array.from({ length: 100 }, () => event((id += 1))),
    cursor: 'more',
  }))
  expect(pathsIn(await (await started()).ask('events.xml'))).toHaveLength(1000)
  expect(searchPublicEvents).toHaveBeenCalledTimes(10)
})

test('the index names every file with the date of its last change, and no empty one', async () => {
  vi.mocked(listArticleCards).mockResolvedValue({ rows: [card(4, '2029-01-01T00:00:00Z')], received: 1 })
  vi.mocked(searchPublicEvents).mockResolvedValue({ events: [event(2)], cursor: undefined })
  const xml = await (await started()).index()
  expect(pathsIn(xml)).toEqual([...locales, 'news', 'events'].map((name) => `/sitemaps/${name}.xml`))
  expect(xml).toContain(`/sitemaps/en.xml</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>`)
  expect(xml).toContain(`/sitemaps/news.xml</loc><lastmod>2029-01-01T00:00:00Z</lastmod>`)
  expect(xml).toContain(`/sitemaps/events.xml</loc></sitemap>`)
})

test('an outage of services, and of the content, leaves the index whole, without their dates', async () => {
  vi.mocked(listArticleCards).mockRejectedValue(outage('articles'))
  vi.mocked(searchPublicEvents).mockRejectedValue(outage('game'))
  const { index, service, settled } = await started()
  service.broken = 'unreachable'
  const xml = await settled(index())
  const all = [...locales, 'news', 'latest-news', 'events']
  expect(pathsIn(xml)).toEqual(all.map((name) => `/sitemaps/${name}.xml`))
  expect(xml).not.toContain('<lastmod>')
})
