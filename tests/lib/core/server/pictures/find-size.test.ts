import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { pictureSizeLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { findSize, makeKeptSize, nameOfSize } from '@/lib/core/server/pictures/find-size'
import type { SizeAsked } from '@/lib/core/server/pictures/size-asked'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const asked: SizeAsked = { width: 96, ratio: undefined, format: 'webp', part: undefined, focus: { x: 0.5, y: 0.5 } }
const original = new URL('https://media.test/ridge.png?id=7')
const name = nameOfSize(original, asked)
const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f60' } })
  .png()
  .toBuffer()
const good = () => new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
const noPicture = () => new Response('<html>', { headers: { 'content-type': 'image/png' } })
const answering = (answer: () => Response | Promise<Response>) => vi.fn<typeof fetch>(async () => answer())
const widthOf = async (size: unknown) => (size instanceof Uint8Array ? (await sharp(size).metadata()).width : size)

beforeEach(() => {
  forgetProcessState()
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

test('a size is named by its original and by what is asked for', () => {
  expect(name).toMatch(/^[\da-f]{64}$/)
  expect(nameOfSize(new URL(`${original.href}&w=900&fp-x=1`), asked)).toBe(name)
  expect(nameOfSize(new URL('https://media.test/ridge.png?id=8'), asked)).not.toBe(name)
  expect(nameOfSize(original, { ...asked, width: 160 })).not.toBe(name)
})

test('a size is made once, and found afterwards, also by the next process', async () => {
  const transport = answering(good)
  expect(await findSize(original, name)).toBeUndefined()
  const made = await Promise.all([makeKeptSize(original, asked, transport), makeKeptSize(original, asked, transport)])
  expect(await Promise.all(made.map(widthOf))).toEqual([96, 96])
  expect(transport).toHaveBeenCalledOnce()
  expect(await widthOf(await findSize(original, name))).toBe(96)
  forgetProcessState()
  expect(await widthOf(await findSize(original, name))).toBe(96)
})

test('one that is being made is waited for', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<Response>()
  const making = makeKeptSize(
    original,
    asked,
    answering(() => answered),
  )
  const found = findSize(original, name)
  resolve(good())
  expect([await widthOf(await making), await widthOf(await found)]).toEqual([96, 96])
})

test('an original without sizes is shown as it is, and not read again for an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const transport = answering(noPicture)
  expect(await makeKeptSize(original, asked, transport)).toBe('as it is')
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ name: 'NoPictureError' }) },
    expect.any(String),
  )
  vi.advanceTimersByTime(60 * 60 * 1000 - 1000)
  const other = nameOfSize(original, { ...asked, width: 160 })
  expect(await findSize(new URL(`${original.href}&w=1`), other)).toBe('as it is')
  expect(await findSize(new URL('https://media.test/other.png'), name)).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await findSize(original, other)).toBeUndefined()
})

test('what is not there, and a host that is in trouble, are told as that, and tried again', async () => {
  const missing = () => new Response('', { status: 404 })
  await expect(makeKeptSize(original, asked, answering(missing))).rejects.toMatchObject({ code: 'not_found' })
  expect(log.warn).not.toHaveBeenCalled()
  expect(await findSize(original, name)).toBeUndefined()
  expect(await widthOf(await makeKeptSize(original, asked, answering(good)))).toBe(96)
})

test('few originals are read at a time, and who comes when too many wait is told to come back', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  const transport = answering(async () => {
    await answered
    return good()
  })
  const { originals, waiting } = pictureSizeLimits
  const sizes = Array.from({ length: originals + waiting }, (_, at) =>
    makeKeptSize(new URL(`https://media.test/${at}.png`), asked, transport),
  )
  const late = makeKeptSize(original, asked, transport)
  await expect(late).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 })
  expect(transport).toHaveBeenCalledTimes(originals)
  resolve()
  expect(await Promise.all(sizes)).toHaveLength(originals + waiting)
  expect(await widthOf(await makeKeptSize(original, asked, transport))).toBe(96)
})
