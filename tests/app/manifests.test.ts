import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { GET } from '@/app/manifests/[file]/route'
import { directionOf, locales } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { colours } from '@/theme'

const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
})

const ask = (file: string) =>
  GET(new Request(`${env.SITE_URL}/manifests/${file}`), { params: Promise.resolve({ file }) })

const read = async (locale: string) => manifestSchema.parse(await (await ask(`${locale}.webmanifest`)).json())

test('the site is one application, which speaks the language that it was installed from', async () => {
  const manifests = await Promise.all(locales.map(read))
  expect(new Set(manifests.map(({ id, name, scope }) => `${id} ${name} ${scope}`))).toEqual(
    new Set([`/ ${env.PRODUCT_NAME} /`]),
  )
  expect(manifests.map(({ lang }) => lang)).toEqual(locales)
  expect(manifests.map(({ dir }) => dir)).toEqual(locales.map(directionOf))
  expect(manifests.map(({ description }) => description.includes(env.PRODUCT_NAME))).not.toContain(false)
  expect(manifests.slice(0, 2).map(({ start_url: start }) => start)).toEqual(['/', '/de'])
})

test('systems know it as a manifest', async () => {
  expect((await ask('en.webmanifest')).headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
})

test('each icon is there in the size that is said, and in what installing asks for', async () => {
  const { icons } = await read('en')
  const drawn = icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of drawn) {
    const { width, height, format } = await sharp(join('public', src)).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
  expect(readFileSync('app/icon.svg', 'utf8')).toMatch(/^<svg /)
  for (const purpose of ['any', 'maskable'])
    expect(drawn.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})

test.each(['public/icons/maskable-512.png', 'public/apple-touch-icon.png'])(
  'whatever shape a system cuts %s into, the mark stays whole, on an opaque ground',
  async (file) => {
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const side = info.width
    const ground = `${colours.ink.slice(1)}ff`
    const outside = Array.from({ length: side * side }, (_, at) => at).filter(
      (at) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2) > 0.4 * side,
    )
    expect(new Set(outside.map((at) => data.subarray(at * 4, at * 4 + 4).toString('hex')))).toEqual(new Set([ground]))
  },
)

test.each(['xx.webmanifest', 'en.json', 'en', '__proto__.webmanifest'])('there is no manifest %s', async (file) => {
  expect((await ask(file)).status).toBe(404)
})
