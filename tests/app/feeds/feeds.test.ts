import { beforeEach, expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { feedLimits, rateLimits } from '@/lib/core/limits'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getArticleCard, listArticleCards } from '@/lib/services/articles/client'
import { forgetProcessState } from '../../support/forget-process-state'

vi.mock('@/lib/services/articles/client', () => ({ getArticleCard: vi.fn(), listArticleCards: vi.fn() }))

const card = (id: number) => ({
  ID: String(id),
  post_date: '2026-02-01T08:00:00Z',
  post_name: `article-${id}`,
  post_title: `Article ${id}`,
  thumbnail_url: undefined,
  content_html: undefined,
})

const numberIn = (encoded: string) => Number(atob(encoded)) - 72_769_263

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  forgetProcessState()
  vi.mocked(listArticleCards).mockImplementation(async ({ limit }) => {
    const rows = Array.from({ length: limit }, (_, index) => card(100 - index))
    return { rows, received: rows.length }
  })
  vi.mocked(getArticleCard).mockImplementation(async (encoded) => ({
    ...card(numberIn(encoded)),
    content_html: '<p>Ride <a href="/plans">easy</a>.</p>',
  }))
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})

/** A site that was just started, and a way to ask it for its feeds as somebody. */
async function started() {
  const { GET } = await import('@/app/feeds/[file]/route')
  return (file: string, headers: Record<string, string> = {}) =>
    GET(new Request(`${env.SITE_URL}/feeds/${file}`, { headers: { [CLIENT_HEADER]: '192.0.2.1', ...headers } }), {
      params: Promise.resolve({ file }),
    })
}

test('each language has a feed, with its own addresses', async () => {
  const ask = await started()
  for (const locale of locales) {
    const answer = await ask(`${locale}.xml`)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain(`xml:lang="${locale}"`)
    expect(text).toContain(`href="${env.SITE_URL}${locale === 'en' ? '' : `/${locale}`}/news/100-article-100"`)
  }
})

test('a feed has so many articles and no more, whole, read once for all who ask', async () => {
  const ask = await started()
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index % 2 ? 'en.xml' : 'de.xml')))
  const text = (await answers[0]?.text()) ?? ''
  expect(text.match(/<entry>/g)).toHaveLength(feedLimits.articles)
  expect(text.match(/<content type="html">/g)).toHaveLength(feedLimits.articles)
  expect(listArticleCards).toHaveBeenCalledTimes(1)
  expect(getArticleCard).toHaveBeenCalledTimes(feedLimits.articles)
})

test('who has a feed is told so, and caches may keep it for a while', async () => {
  const ask = await started()
  const first = await ask('en.xml')
  const etag = first.headers.get('etag') ?? ''
  const known = await ask('en.xml', { 'if-none-match': `W/${etag}` })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  for (const { headers } of [first, known]) expect(headers.get('cache-control')).toBe('public, max-age=300')
})

test('a front purges it with every publish', async () => {
  const ask = await started()
  const { newExchange, withExchange } = await import('@/lib/delivery/page-answer')
  const exchange = newExchange({ statusCode: 200, setHeader: () => undefined })
  await withExchange(exchange, () => ask('en.xml'))
  expect(exchange.madeFrom).toBe('many')
})

test('a withdrawn article is left out, and an unreadable one comes without its text', async () => {
  const whole = vi.mocked(getArticleCard).getMockImplementation()
  vi.mocked(getArticleCard).mockImplementation(async (encoded) => {
    const id = numberIn(encoded)
    if (id === 100) throw new NotFoundError('article 100')
    if (id === 99) throw new UpstreamError({ service: 'articles', operation: 'getArticleCard', kind: 'schema' })
    return whole?.(encoded) ?? Promise.reject(new Error('no answer'))
  })
  const text = await (await (await started())('en.xml')).text()
  expect(text).not.toContain('Article 100')
  expect(text).toContain('Article 99')
  expect(text.match(/<content type="html">/g)).toHaveLength(feedLimits.articles - 2)
})

test('in an outage a feed is not sent without its texts, which readers would keep so', async () => {
  vi.mocked(getArticleCard).mockRejectedValue(
    new UpstreamError({ service: 'articles', operation: 'getArticleCard', kind: 'timeout' }),
  )
  const answer = await (await started())('en.xml')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('one client reads feeds so often and no more', async () => {
  const ask = await started()
  for (let tries = 0; tries < rateLimits.feeds.tries; tries += 1) expect((await ask('en.xml')).status).toBe(200)
  expect((await ask('en.xml')).status).toBe(429)
  expect((await ask('en.xml', { [CLIENT_HEADER]: '192.0.2.2' })).status).toBe(200)
})

test.each(['xx.xml', 'news.xml', 'en', 'en.rss', '__proto__.xml'])('there is no feed %s', async (file) => {
  expect((await (await started())(file)).status).toBe(404)
})
