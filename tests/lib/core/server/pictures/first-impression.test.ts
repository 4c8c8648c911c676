import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstImpressionLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { firstImpression } from '@/lib/core/server/pictures/first-impression'
import { ownAddress } from '@/lib/core/server/pictures/own-address'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'
import { stubUpstream } from '../../../support/upstream'

// The stubbed `fetch` stands for it.
vi.mock('@/lib/core/server/direct-fetch', () => ({
  directFetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
}))

const [media = ''] = env.MEDIA_ORIGINS
const picture = (url = `${media}/scenes/ridge.png`) => ({ url, width: 1600, height: 900, alt: '' })

const drawn = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 12, height: 7, channels, background } })
const small = new Uint8Array(await drawn('#f60').webp({ quality: 20 }).toBuffer())
const answerOf = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes, { headers: { 'content-type': 'image/webp' } })

beforeEach(() => {
  forgetProcessState()
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  vi.spyOn(log, 'debug').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a picture’s first impression is the picture in a few pixels, asked for once', async () => {
  const asked = stubUpstream(() => answerOf(small))
  const [one, other] = await Promise.all([firstImpression(picture()), firstImpression(picture())])
  expect(one).toBe(`data:image/webp;base64,${Buffer.from(small).toString('base64')}`)
  expect([other, await firstImpression(picture())]).toEqual([one, one])
  expect(asked).toHaveLength(1)
  const { searchParams } = new URL(asked[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({ auto: 'compress', fm: 'webp', w: '12', q: '20' })
})

test('a site that makes sizes itself makes it of the original', async () => {
  vi.spyOn(env, 'PICTURE_SIZES', 'get').mockReturnValue('own')
  const original = new Uint8Array(await drawn('#06f').resize(1600, 900).png().toBuffer())
  const asked = stubUpstream(() => answerOf(original))
  const impression = await firstImpression(picture(ownAddress(`${media}/scenes/ridge.png`)))
  const bytes = Buffer.from(impression?.split(',')[1] ?? '', 'base64')
  const { width, format } = await sharp(bytes).metadata()
  expect([width, format, bytes.byteLength <= firstImpressionLimits.bytes]).toEqual([12, 'webp', true])
  expect(asked.map(({ url }) => url)).toEqual([`${media}/scenes/ridge.png`])
})

test('such a site makes it of the part that editors cut out, and has none of a picture from elsewhere', async () => {
  vi.spyOn(env, 'PICTURE_SIZES', 'get').mockReturnValue('own')
  const original = new Uint8Array(await drawn('#06f').resize(1600, 900).png().toBuffer())
  const asked = stubUpstream(() => answerOf(original))
  const impression = await firstImpression(picture(ownAddress(`${media}/scenes/ridge.png?rect=0,0,300,600`)))
  const { width, height } = await sharp(Buffer.from(impression?.split(',')[1] ?? '', 'base64')).metadata()
  expect([width, height]).toEqual([12, 24])
  expect(await firstImpression(picture('https://elsewhere.example/ridge.png'))).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(log.debug).not.toHaveBeenCalled()
})

describe('there is none', () => {
  const lossless = async () => new Uint8Array(await drawn('#0000', 4).webp({ lossless: true }).toBuffer())
  const transparent = async () => new Uint8Array(await drawn('#f608', 4).webp({ quality: 20 }).toBuffer())

  test.each([
    ['of a transparent picture, through which it would show', async () => answerOf(await transparent())],
    ['of one in another form of WebP', async () => answerOf(await lossless())],
    ['if it is larger than a page should carry', () => answerOf(new Uint8Array([...small, ...new Uint8Array(200)]))],
    ['if something stands before the picture', () => answerOf(new Uint8Array([10, ...small]))],
    ['if the answer is no picture', () => new Response('<html>')],
    ['of a picture that is not there', () => new Response('', { status: 404 })],
  ])('%s', async (_what, answer) => {
    stubUpstream(answer)
    expect(await firstImpression(picture())).toBeUndefined()
  })

  test.each(['/placeholders/1600x900.svg', 'https://elsewhere.example/ridge.png'])(
    'of %s, and nothing is asked for it',
    async (url) => {
      const asked = stubUpstream(() => answerOf(small))
      expect(await firstImpression(picture(url))).toBeUndefined()
      expect(asked).toEqual([])
    },
  )
})

test('a host that does not answer is left alone for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  let answer = () => new Response('', { status: 404 })
  const asked = stubUpstream(() => answer())
  await firstImpression(picture())
  answer = () => answerOf(small)
  expect(await firstImpression(picture())).toBeUndefined()
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(firstImpressionLimits.failureKeptMs + 1)
  expect(await firstImpression(picture())).toBeDefined()
})

test('a page does not wait for a slow one, and has it the next time that it is made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise: answered, resolve } = Promise.withResolvers<Response>()
  stubUpstream(() => answered)
  const first = firstImpression(picture())
  await vi.advanceTimersByTimeAsync(301)
  expect(await first).toBeUndefined()
  resolve(answerOf(small))
  await vi.waitFor(async () => expect(await firstImpression(picture())).toBeDefined())
})

test('a few are read at a time, a bounded number waits, and a page is made without the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  const asked = stubUpstream(async () => {
    await answered
    return answerOf(small)
  })
  const { atOnce, waiting } = firstImpressionLimits
  const all = Array.from({ length: atOnce + waiting + 1 }, (_, number) =>
    firstImpression(picture(`${media}/scenes/${number}.png`)),
  )
  expect(await all.at(-1)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(atOnce)
  resolve()
  expect((await Promise.all(all)).filter((each) => each !== undefined)).toHaveLength(atOnce + waiting)
})

test.each([
  [firstImpressionLimits.bytes, true],
  [firstImpressionLimits.bytes + 1, false],
])('of %d bytes a page carries it: %s', async (length, isCarried) => {
  stubUpstream(() => answerOf(new Uint8Array([...small, ...new Uint8Array(length - small.byteLength)])))
  expect((await firstImpression(picture())) !== undefined).toBe(isCarried)
})

test('a host that is in trouble is told in the log, and only there', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(env, 'UPSTREAM_DEADLINE_MS', 'get').mockReturnValue(100)
  stubUpstream(() => Promise.reject(new TypeError('fetch failed')))
  expect(await firstImpression(picture())).toBeUndefined()
  const failure = { service: 'pictures', operation: 'readFirstImpression', kind: 'network' }
  expect(log.debug).toHaveBeenCalledExactlyOnceWith({ err: expect.objectContaining(failure) }, expect.any(String))
})
