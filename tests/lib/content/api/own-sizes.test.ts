import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { shownAddress, withOwnSizes } from '@/lib/content/api/own-sizes'
import { image, imageView } from '@/lib/content/fields/fields'
import { env } from '@/lib/core/server/env'
import { originalOf } from '@/lib/core/server/pictures/own-address'

const [media = ''] = env.MEDIA_ORIGINS
const pictureOf = (query: string) => ({ url: `${media}/a.png?${query}`, dimensions: { width: 2400, height: 1350 } })
const document = () => ({
  data: {
    title: 'A ridge',
    picture: { ...pictureOf(''), mobile: pictureOf('rect=0,0,750,976'), focus: pictureOf('rect=1400,100,800,800') },
    film: { url: `${media}/a.mp4`, kind: 'document' },
    elsewhere: { ...pictureOf(''), url: 'https://elsewhere.cc/a.png' },
    rows: [{ icon: { ...pictureOf(''), url: `${media}/a.svg` } }],
  },
})
const dataOf = (answer: unknown) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(answer).data
const ownSizes = () => vi.spyOn(env, 'PICTURE_SIZES', 'get').mockReturnValue('own')

test('a site whose pictures’ service makes sizes leaves its content as it is', () => {
  const given = document()
  expect(withOwnSizes(given)).toBe(given)
})

test('otherwise each picture of ours is at the site’s own address, in every view and with its focal point', () => {
  ownSizes()
  const data = dataOf(withOwnSizes(document()))
  const [picture, mobile] = [image(data.picture), imageView(data.picture, 'mobile')]
  const originals = [picture, mobile].map((each) =>
    originalOf(new URL(each?.url ?? '').pathname.split('/').at(-1) ?? ''),
  )
  expect(originals.map((each) => each?.href)).toEqual([
    `${media}/a.png?fp-x=0.75&fp-y=0.37`,
    `${media}/a.png?rect=0,0,750,976`,
  ])
  expect(picture?.url).toMatch(/\?fp-x=0\.75&fp-y=0\.37$/)
  expect([picture?.width, picture?.height]).toEqual([2400, 1350])
})

test('films, drawings, texts and what is from elsewhere stay', () => {
  ownSizes()
  const data = dataOf(withOwnSizes(document()))
  const { picture: _, ...others } = data
  const { picture: __, ...given } = document().data
  expect(others).toMatchObject(given)
})

test('a picture is shown where the content system has it, or else where the site makes its sizes', () => {
  const original = `${media}/a.png?rect=0,0,750,976`
  expect(shownAddress(original)).toBe(original)
  ownSizes()
  const own = shownAddress(original)
  expect(own).not.toBe(original)
  expect(originalOf(new URL(own).pathname.split('/').at(-1) ?? '')?.href).toBe(original)
})
