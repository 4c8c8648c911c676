import { beforeEach, expect, test, vi } from 'vitest'
import { image, imageView } from '@/lib/content/fields/fields'
import { withFirstImpressions } from '@/lib/content/fields/first-impressions'
import type { PictureSource } from '@/lib/core/picture'

const firstImpression = vi.hoisted(() => vi.fn<(picture: PictureSource) => Promise<string | undefined>>())
vi.mock('@/lib/core/server/pictures/first-impression', () => ({ firstImpression }))

const nameOf = ({ url }: PictureSource) => url.split('/').at(-1) ?? ''
const impressionOf = (name: string) => `data:image/webp;base64,${name}`

beforeEach(() => {
  firstImpression.mockReset()
  firstImpression.mockImplementation(async (picture) => impressionOf(nameOf(picture)))
})

const picture = (name: string, more: object = {}) => ({
  url: `https://media.example/${name}`,
  dimensions: { width: 1600, height: 900 },
  alt: null,
  ...more,
})

test('a section’s pictures, also in rows and for phones, come with their first impressions', async () => {
  const section = {
    slice_type: 'hero_carousel',
    primary: { title: 'Ride', image: picture('wide', { mobile: picture('tall') }) },
    items: [{ image: picture('second') }, null],
  }
  const { primary, items } = await withFirstImpressions(section)
  expect(image(primary.image)?.impression).toBe(impressionOf('wide'))
  expect(imageView(primary.image, 'mobile')?.impression).toBe(impressionOf('tall'))
  expect(image(items[0]?.image)?.impression).toBe(impressionOf('second'))
  expect([primary.title, items[1]]).toEqual(['Ride', null])
})

test('only the first four are asked for, however many a section has', async () => {
  const section = { items: Array.from({ length: 40 }, (_, number) => ({ image: picture(String(number)) })) }
  const { items } = await withFirstImpressions(section)
  expect(items.filter((row) => image(row.image)?.impression)).toHaveLength(4)
  expect(firstImpression).toHaveBeenCalledTimes(4)
})

test('a picture without one stays as it is', async () => {
  firstImpression.mockResolvedValue(undefined)
  const section = { primary: { image: picture('wide') } }
  expect(image((await withFirstImpressions(section)).primary.image)).toEqual(image(section.primary.image))
})

test('an address that is no picture in a few pixels is none', () => {
  const forged = picture('wide', { impression: 'https://elsewhere.example/pixel) url(x' })
  expect(image(forged)).toEqual(image(picture('wide')))
})
