import { beforeEach, expect, test, vi } from 'vitest'
import { processTime } from '@/lib/core/clock'
import { frontHeaders } from '@/lib/delivery/front/front-headers'
import { keyOfTag } from '@/lib/delivery/front/front-keys'
import { type CachedPage, newExchange, type PageExchange } from '@/lib/delivery/page-answer'
import { keyOf } from '@/tests/support/started-page-cache'

const PATH = '/en/plans'

let exchange: PageExchange
let headers: Record<string, string>
let status: number
let acceptEncoding: string | undefined
let outdated: Set<string>

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  exchange = {
    ...newExchange({ statusCode: 200, setHeader: () => undefined }),
    decision: { kind: 'route', pathname: PATH },
  }
  exchange.served = page()
  headers = { 'cache-control': 's-maxage=300, stale-while-revalidate=31535700', 'content-encoding': 'br' }
  status = 200
  acceptEncoding = 'br, gzip'
  outdated = new Set()
})

/** @param seconds until it is due for regeneration */
function page(seconds = 300, path = PATH): CachedPage {
  const value = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'doc:a,type:page,_N_T_/x' } } as never
  return { key: keyOf(path), value, lastModified: processTime() - 1000, staleAt: processTime() + seconds * 1000 }
}

const told = () =>
  frontHeaders(
    exchange,
    { status, header: (name) => headers[name], acceptEncoding },
    { isOutdated: (tags) => tags.some((tag) => outdated.has(tag)) },
  )
const lifetime = () => told()?.['surrogate-control']

test('a page is named by what it was made from, and kept until it is due', () => {
  const keys = ['all', keyOfTag('doc:a'), keyOfTag('type:page'), keyOfTag('_N_T_/x')]
  const life = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'
  expect(told()).toEqual({
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    'surrogate-control': life,
    'cdn-cache-control': life,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

test('a client that has the page is told so with the same words', () => {
  const whole = told()
  status = 304
  delete headers['content-encoding']
  expect(told()).toEqual(whole)
})

test('an answer that was stored is kept as its page is', () => {
  const { lastModified, staleAt } = page(200)
  exchange.served = undefined
  exchange.stored = { tags: ['doc:a'], lastModified, staleAt }
  expect(told()).toMatchObject({ 'surrogate-key': `all ${keyOfTag('doc:a')}` })
  expect(lifetime()).toContain('max-age=200,')
  outdated.add('doc:a')
  expect(told()).toBeUndefined()
})

test('a page that is never due is kept for a day', () => {
  exchange.served = page(Infinity)
  expect(lifetime()).toBe('max-age=86400, stale-while-revalidate=60, stale-if-error=86400')
})

test('a page that is due already, and sent once more, is kept for a second and shown no longer', () => {
  exchange.served = page(-4000)
  expect(lifetime()).toBe('max-age=1, stale-while-revalidate=0, stale-if-error=86400')
})

test('a page in another coding than it will have is asked for again soon', () => {
  headers['content-encoding'] = 'gzip'
  expect(lifetime()).toBe('max-age=1, stale-while-revalidate=60, stale-if-error=86400')
  acceptEncoding = 'gzip'
  expect(lifetime()).toContain('max-age=300,')
  acceptEncoding = undefined
  delete headers['content-encoding']
  expect(lifetime()).toContain('max-age=300,')
})

test.each([
  ['long before the clock changes it', 3_600_000, 'max-age=300, stale-while-revalidate=60'],
  ['so that it is not shown after that', 320_999, 'max-age=300, stale-while-revalidate=20'],
  ['until the clock changes it', 40_000, 'max-age=40, stale-while-revalidate=0'],
])('a page is kept %s', (_, unchangedForMs, life) => {
  exchange.decision = { kind: 'route', pathname: PATH, unchangedForMs }
  expect(lifetime()).toContain(`${life},`)
})

test('a page that the clock changes within the second is not kept, although no other cache may keep it either', () => {
  exchange.decision = { kind: 'route', pathname: PATH, unchangedForMs: 999 }
  expect(told()).toBeUndefined()
})

test('a campaign’s page, which is for no other cache, is kept by a front, which knows players by their cookies', () => {
  headers['cache-control'] = 'private, no-cache'
  expect(told()).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
})

test.each<[string, () => unknown]>([
  ['was changed since it was read', () => outdated.add('doc:a')],
  ['sets a cookie', () => (headers['set-cookie'] = 'a=b')],
  ['is not to be stored', () => (headers['cache-control'] = 'private, no-store')],
  ['is missing', () => (status = 404)],
  ['failed', () => (status = 503)],
  ['leads elsewhere', () => (status = 308)],
  ['is rendered for one request', () => (exchange.decision = { kind: 'page-for-one-request', pathname: PATH })],
  ['is another than was decided', () => (exchange.served = page(300, '/en/other'))],
  ['was not stored by the instance', () => (exchange.served = undefined)],
])('a page that %s is not kept', (_, change) => {
  change()
  expect(told()).toBeUndefined()
})

test.each([
  ['public, max-age=60', 'max-age=60, stale-while-revalidate=60'],
  ['public, max-age=31536000, s-maxage=3600, immutable', 'max-age=3600, stale-while-revalidate=60'],
  ['public, max-age=10', 'max-age=10, stale-while-revalidate=10'],
])('what every cache may keep by “%s”, a front may as well', (caching, life) => {
  exchange = newExchange(exchange.answer)
  headers = { 'cache-control': caching }
  expect(told()).toMatchObject({ 'surrogate-key': 'all', 'surrogate-control': `${life}, stale-if-error=86400` })
  expect(told()).not.toHaveProperty('cache-control')
})

test.each(['private, max-age=60', 'max-age=60', 'public, max-age=0, must-revalidate', 'private, no-cache', ''])(
  'what is sent with “%s” is not kept',
  (caching) => {
    exchange = newExchange(exchange.answer)
    headers = { 'cache-control': caching }
    expect(told()).toBeUndefined()
  },
)

test('what is no page names what it was made from as well', () => {
  exchange = { ...newExchange(exchange.answer), madeFrom: ['withdrawn:a'] }
  headers = { 'cache-control': 'public, max-age=600' }
  expect(told()?.['surrogate-key']).toBe(`all ${keyOfTag('withdrawn:a')}`)
  exchange.madeFrom = 'many'
  expect(told()?.['surrogate-key']).toBe('all many')
})
