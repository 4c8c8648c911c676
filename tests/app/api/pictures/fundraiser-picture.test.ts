import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/pictures/fundraisers/[eventId]/[fundraiserId]/[locale]/route'
import { fundraiserPictureOf } from '@/app/api/pictures/fundraisers/[eventId]/[fundraiserId]/[locale]/fundraiser-picture-of'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})

const ada = { id: '8001', raised: 335.5, target: 500, symbol: '€', firstName: 'Ada', lastName: 'Żółć' }
const onWire = {
  id: 8001,
  event_id: 1001,
  raised: '335.50',
  target: '500.00',
  story: 'secret',
  fundraiser: { first_name: 'Ada', last_name: 'Nkemelu', email: 'ada@example.test' },
}

const picture = (eventId = '1001', fundraiserId = '7001', locale = 'en', headers: Record<string, string> = {}) =>
  GET(requestTo('/api/pictures/x', { headers }), { params: Promise.resolve({ eventId, fundraiserId, locale }) })

test('is a PNG of the size that social networks show, drawn with our own fonts, from what the provider alone says', async () => {
  const asked = stubUpstream(({ url }) =>
    url.startsWith('http') ? Response.json({ projects: [onWire] }) : new Response('', { status: 404 }),
  )
  const answer = await picture()
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300/)
  const head = new DataView(await answer.arrayBuffer())
  expect([head.getUint32(16), head.getUint32(20)]).toEqual([1200, 630])
  const remote = asked.map(({ url }) => new URL(url)).filter(({ protocol }) => protocol !== 'data:')
  expect(remote.map(({ pathname, search }) => pathname.split('/').at(-1) + search)).toEqual([
    'projects?fundraiser_id=7001',
  ])
  const again = await picture('1001', '7001', 'en', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('says whose page it is and what is raised, in English where the fonts lack a language’s letters', async () => {
  expect(await fundraiserPictureOf(ada, 'ja')).toEqual({
    title: 'Ada Żółć rides for charity',
    progress: { text: '€335.50 raised of €500', percent: expect.closeTo(67.1) },
    product: env.PRODUCT_NAME,
  })
})

test('holds nothing but the name and the sums that the page shows to everybody', async () => {
  const project = { ...ada, story: 'secret', pageUrl: 'https://giving.example.test/secret' }
  expect(JSON.stringify(await fundraiserPictureOf(project, 'en'))).not.toMatch(/secret|8001|http/)
})

test.each([
  ['a name that the fonts can’t write', { firstName: '石川', lastName: 'Ada' }, 'A fundraiser’s page', 67],
  ['no name', { firstName: undefined, lastName: undefined }, 'A fundraiser’s page', 67],
  ['more than the target', { raised: 600 }, 'Ada Żółć rides for charity', 120],
  ['no target', { target: 0 }, 'Ada Żółć rides for charity', undefined],
] as const)('of %s it shows what it can', async (_, changes, title, percent) => {
  const shown = await fundraiserPictureOf({ ...ada, ...changes }, 'en')
  expect(shown.title).toBe(title)
  expect(shown.progress && Math.round(shown.progress.percent)).toBe(percent)
})

test('a currency that the fonts can’t write is left out', async () => {
  const shown = await fundraiserPictureOf({ ...ada, symbol: '₹' }, 'en')
  expect(shown.progress?.text).toBe('335.50 raised of 500')
})

test.each([
  ['1001', '7002', 'en', 404],
  ['1002', '7001', 'en', 404],
  ['1001', '7001', 'xx', 404],
  ['1001', '../7001', 'en', 404],
  ['https://evil.example', '7001', 'en', 404],
])('of event %s and fundraiser %s in %s there is none', async (eventId, fundraiserId, locale, status) => {
  const asked = stubUpstream(({ url }) =>
    Response.json({ projects: url.endsWith('=7001') ? [onWire] : [{ ...onWire, event_id: 9 }] }),
  )
  const answer = await picture(eventId, fundraiserId, locale)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(asked.every(({ url }) => url.startsWith('http://localhost'))).toBe(true)
})

test('while the provider is out of reach there is none either', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  expect((await picture()).status).toBe(502)
})
