import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSizeLimits } from '@/lib/core/limits'
import { makeSize } from '@/lib/core/server/pictures/make-size'
import type { SizeAsked } from '@/lib/core/server/pictures/size-asked'

const ASKED: SizeAsked = {
  width: 320,
  ratio: undefined,
  format: 'webp',
  part: undefined,
  focus: { x: 0.5, y: 0.5 },
}

const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

/** Red, and blue in its right quarter. */
async function scene(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff' = 'png', [width, height] = [400, 200]) {
  const quarter = { create: { width: width / 4, height, channels: 3 as const, background: BLUE } }
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: quarter, left: (width / 4) * 3, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

async function shown(original: Uint8Array, asked: Partial<SizeAsked>) {
  const made = await makeSize(original, { ...ASKED, ...asked })
  const { format, width, height } = await sharp(made).metadata()
  const { dominant } = await sharp(made).stats()
  return { format, width, height, isBlue: dominant.b > dominant.r }
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a size of a %s is WebP, as wide as it is asked for',
  async (kind) => {
    expect(await shown(await scene(kind), {})).toEqual({ format: 'webp', width: 320, height: 160, isBlue: false })
  },
)

test('a shared picture is JPEG in its shape', async () => {
  const asked = { format: 'jpeg', ratio: 1200 / 630, width: 160 } as const
  expect(await shown(await scene(), asked)).toMatchObject({ format: 'jpeg', width: 160, height: 84 })
})

test.each(['webp', 'jpeg'] as const)(
  'a size in %s takes the bytes of three quarters of its quality',
  async (format) => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256))
    const original = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    const made = await makeSize(await original.png().toBuffer(), { ...ASKED, format, width: 64 })
    const bytesAt = async (quality: number) => (await original.toFormat(format, { quality }).toBuffer()).byteLength
    expect([await bytesAt(60), await bytesAt(80)]).not.toContain(made.byteLength)
    expect(made.byteLength).toBe(await bytesAt(75))
  },
)

test('the editors’ part, and their focal point in a cut, are what is shown', async () => {
  const original = await scene()
  expect(await shown(original, { part: { x: 300, y: 0, width: 100, height: 200 } })).toMatchObject({ isBlue: true })
  expect(await shown(original, { ratio: 0.5, focus: { x: 1, y: 0.5 } })).toMatchObject({ isBlue: true, width: 100 })
  expect(await shown(original, { ratio: 0.5 })).toMatchObject({ isBlue: false })
})

test('nothing is enlarged', async () => {
  expect(await shown(await scene('png', [40, 20]), {})).toMatchObject({ width: 40, height: 20 })
})

test('a photograph that was taken upright stands upright', async () => {
  const turned = await sharp(await scene('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await shown(turned, { width: 96 })).toMatchObject({ width: 96, height: 192 })
})

/** Two frames. */
const moving = async () =>
  sharp(
    [
      await scene(),
      await sharp(await scene())
        .flop()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .webp({ delay: [100, 100] })
    .toBuffer()

/** A PNG that says of itself, before its first frame, that it has several. */
async function movingPng(): Promise<Buffer> {
  const png = await scene()
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(8, 1)])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(chunk.subarray(4)))
  const head = 33
  return Buffer.concat([png.subarray(0, head), chunk, checksum, png.subarray(head)])
}

const large = (pixels: number, kind: 'webp' | 'avif' | 'jpeg') => {
  const picture = sharp({ create: { width: 5000, height: Math.ceil(pixels / 5000) + 1, channels: 3, background: RED } })
  if (kind === 'jpeg') return picture.jpeg({ progressive: true }).toBuffer()
  return picture.toFormat(kind, { effort: 0 }).toBuffer()
}

test.each([
  ['no picture', async () => Buffer.from('<!doctype html><title>Not found</title>')],
  ['empty', async () => Buffer.alloc(0)],
  ['broken', async () => (await scene('jpeg')).subarray(0, 400)],
  ['a GIF', () => scene('gif')],
  ['a moving WebP', moving],
  ['a moving PNG', movingPng],
  ['a print', () => scene('tiff')],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['larger than is decoded', () => scene('png', [12_000, 5_000])],
  ['a WebP that is too large as a whole', () => large(pictureSizeLimits.pixelsAsWhole, 'webp')],
  ['a JPEG in passes that is too large as a whole', () => large(pictureSizeLimits.pixelsAsWhole, 'jpeg')],
  ['an AVIF that is too large', () => large(pictureSizeLimits.pixelsOfAvif, 'avif')],
])('what is %s has no sizes', async (_what, make) => {
  await expect(makeSize(await make(), ASKED)).rejects.toMatchObject({ name: 'NoPictureError' })
})

test('a transparent picture is white where it is shared as JPEG', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
  const made = await makeSize(await clear.png().toBuffer(), { ...ASKED, format: 'jpeg' })
  const { dominant } = await sharp(made).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('what can’t be read tells why', async () => {
  await expect(makeSize(Buffer.from('no picture'), ASKED)).rejects.toMatchObject({ cause: expect.any(Error) })
})
