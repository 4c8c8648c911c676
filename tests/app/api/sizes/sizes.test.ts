import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/sizes/[picture]/route'
import { admissionLimits, pictureSizeLimits, rateLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { ownAddress } from '@/lib/core/server/pictures/own-address'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'
import { requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const [media = ''] = env.MEDIA_ORIGINS
const png = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f60' } })
  .png()
  .toBuffer()
const answerOf = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes, { headers: { 'content-type': 'image/png' } })

beforeEach(() => {
  forgetProcessState()
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

function ask(
  query: string,
  { name = 'ridge.png?w=900', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const { pathname } = new URL(ownAddress(`${media}/scenes/${name}`))
  const picture = pathname.split('/').at(-1) ?? ''
  return GET(requestTo(`${pathname}?${query}`, { headers }), { params: Promise.resolve({ picture }) })
}

test('a size is made of the original, without the parameters of a service that would make it', async () => {
  const asked = stubUpstream(() => answerOf(new Uint8Array(png)))
  const answer = await ask('w=320&ar=1:1')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([width, height]).toEqual([320, 320])
  expect(asked.map(({ url }) => url)).toEqual([`${media}/scenes/ridge.png`])
})

test('whoever names no width, such as a picture within a text, gets the widest size', async () => {
  const wide = await sharp({ create: { width: 3000, height: 30, channels: 3, background: '#f60' } })
    .png()
    .toBuffer()
  stubUpstream(() => answerOf(new Uint8Array(wide)))
  const { width } = await sharp(await (await ask('')).arrayBuffer()).metadata()
  expect(width).toBe(2400)
})

test('originals that differ only in their query are two', async () => {
  const asked = stubUpstream(() => answerOf(new Uint8Array(png)))
  const names = ['asset?id=1&w=900', 'asset?id=2&rect=0,0,400,400', 'asset?id=2&fp-x=0.2&auto=format']
  const tags = await Promise.all(names.map(async (name) => (await ask('w=320', { name })).headers.get('etag')))
  expect(new Set(tags).size).toBe(3)
  const originals = ['id=1', 'id=2', 'id=2'].map((query) => `${media}/scenes/asset?${query}`)
  expect(asked.map(({ url }) => url).toSorted()).toEqual(originals)
})

test('it is made once, for all who ask at the same time and for all who ask later', async () => {
  const asked = stubUpstream(() => answerOf(new Uint8Array(png)))
  const answers = await Promise.all([ask('w=320'), ask('w=319&x=1'), ask('w=320')])
  const later = await ask('w=300')
  expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(asked).toHaveLength(1)
  const etag = later.headers.get('etag') ?? ''
  expect((await ask('w=320', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each([
  ['an address that nobody signed', 'w=320', 'aHR0cDovL2xvY2FsaG9zdDo0MDEwLw.AAAAAAAAAAAAAAAAAAAAAA'],
  ['a width that is none', 'w=0', undefined],
  ['a shape of nobody’s', 'w=320&ar=17:3', undefined],
])('for %s nothing is fetched', async (_what, query, forged) => {
  const asked = stubUpstream(() => answerOf(new Uint8Array(png)))
  const answer =
    forged === undefined
      ? await ask(query)
      : await GET(requestTo(`/api/sizes/${forged}?${query}`), { params: Promise.resolve({ picture: forged }) })
  expect([answer.status, asked.length]).toEqual([404, 0])
})

test.each([
  ['isn’t there', () => new Response('', { status: 404 })],
  ['leads elsewhere', () => Response.redirect('http://169.254.169.254/latest/meta-data')],
  ['is a page', () => new Response('<title>Moved</title>')],
])('an original that %s is not found, and nobody keeps that', async (_what, answer) => {
  const asked = stubUpstream(answer)
  const { status, headers } = await ask('w=320')
  expect([status, headers.get('cache-control'), asked.length]).toEqual([404, 'no-store', 1])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each<[string, () => Response]>([
  ['is a drawing', () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })],
  ['is of a kind that is unknown', () => new Response('BM…', { headers: { 'content-type': 'image/bmp' } })],
  ['is broken', () => answerOf(new Uint8Array(png.subarray(0, 200)))],
  ['has too many bytes', () => answerOf(new Uint8Array(5 * 1024 * 1024 + 1))],
])('an original that %s is shown as it is, by its own host, and is not read again', async (_what, answer) => {
  const asked = stubUpstream(answer)
  const name = 'asset?id=7&w=900'
  const shown = [await ask('w=320', { name }), await ask('w=640', { name })]
  for (const { status, headers, body } of shown) {
    expect([status, headers.get('location'), body]).toEqual([307, `${media}/scenes/${name}`, null])
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect(asked).toHaveLength(1)
})

test('a slow picture holds up no other', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  stubUpstream(async ({ url }) => {
    if (url.includes('slow')) await held
    return answerOf(new Uint8Array(png))
  })
  const slow = ask('w=320', { name: 'slow.png' })
  expect((await ask('w=320')).status).toBe(200)
  release()
  expect((await slow).status).toBe(200)
})

test('who waits for what is being made anyway uses up no try', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked = stubUpstream(async () => {
    await held
    return answerOf(new Uint8Array(png))
  })
  const first = ask('w=320')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const others = Array.from({ length: rateLimits.pictureSizes.tries }, () => ask('w=320'))
  release()
  const answers = await Promise.all([first, ...others])
  expect((await ask('w=640')).status).toBe(200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a host of pictures that is down makes it a failure for now', async () => {
  stubUpstream(() => Promise.reject(new TypeError('fetch failed')))
  expect((await ask('w=320')).status).toBe(503)
})

test('whoever is admitted finds room to wait', () => {
  const { originals, waiting } = pictureSizeLimits
  expect(admissionLimits.picture.most).toBeLessThanOrEqual(originals + waiting)
})

test('those beyond the ceiling are told to come back', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  stubUpstream(async () => {
    await held
    return answerOf(new Uint8Array(png))
  })
  const most = pictureSizeLimits.originals + pictureSizeLimits.waiting
  const waiting = Array.from({ length: most }, (_, index) => ask('w=320', { name: `${index}.png` }))
  await vi.waitFor(async () => expect((await ask('w=320', { name: 'one-more.png' })).status).toBe(429))
  release()
  const statuses = await Promise.all(waiting)
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
})
