import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'
import { widthsFor } from '@/components/ui/picture-widths'
import { addressAt, placeholder, type PictureSource } from '@/lib/core/picture'

const source = (name: string, width = 1600): PictureSource => ({
  url: `https://media.example/${name}.png?rect=0,0,10,10`,
  width,
  height: 900,
  alt: `About ${name}`,
})

function drawn(props: Partial<Parameters<typeof Picture>[0]> = {}): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<Picture image={source('wide')} sizes="100vw" {...props} />)
  return element
}

const widthsIn = (srcset: string | null | undefined) =>
  srcset?.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]))

test('comes in the widths that screens need, never wider than it is', () => {
  const image = drawn({ image: source('wide', 1000) }).querySelector('img')
  expect(widthsIn(image?.getAttribute('srcset'))).toEqual([320, 480, 640, 750, 1000])
  expect(image).toHaveAttribute('alt', 'About wide')
  expect([image?.width, image?.height]).toEqual([1000, 900])
})

test('a very large one comes at most 2400 wide', () => {
  const image = drawn({ image: source('wide', 6000) }).querySelector('img')
  expect(widthsIn(image?.getAttribute('srcset'))?.at(-1)).toBe(2400)
})

test.each([
  ['96px', [320]],
  ['(min-width: 1200px) 384px, (min-width: 1024px) 31vw, (min-width: 500px) 45vw, 82vw', [320, 480, 640, 750, 1080]],
  ['(min-width: 1280px) 1200px, (min-width: 768px) 94vw, 160vw', [320, 480, 640, 750, 1080, 1440, 1920, 2400]],
  ['(min-width: 768px) 40vw, 70vw', [320, 480, 640, 750, 1080, 1440, 1920, 2400]],
  ['calc(100vw - 2rem)', [320, 480, 640, 750, 1080, 1440, 1920, 2400]],
])('one whose box is %s wide comes in the widths that the box can need', (sizes, widths) => {
  const image = drawn({ image: source('wide', 6000), sizes }).querySelector('img')
  expect(widthsIn(image?.getAttribute('srcset'))).toEqual(widths)
})

test('one for phones comes as large as the largest phone needs', () => {
  const phone = drawn({ mobile: source('tall', 6000) }).querySelector('source')
  expect(widthsIn(phone?.srcset)).toEqual([320, 480, 640, 750, 1080, 1440, 1920])
})

test('whatever its box, no window at two pixels to one shows it larger than it comes', () => {
  const part = fc.record({
    from: fc.integer({ min: 300, max: 2000 }),
    size: fc.integer({ min: 20, max: 160 }),
    isFixed: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 3 }),
      fc.integer({ min: 20, max: 160 }),
      fc.integer({ min: 200, max: 1200 }),
      (parts, last, window) => {
        const ordered = parts.toSorted((one, other) => other.from - one.from)
        const sizeOf = ({ size, isFixed }: { size: number; isFixed: boolean }) =>
          isFixed ? `${size * 10}px` : `${size}vw`
        const sizes = [...ordered.map((each) => `(min-width: ${each.from}px) ${sizeOf(each)}`), `${last}vw`].join(', ')
        const chosen = ordered.find(({ from }) => window >= from) ?? { size: last, isFixed: false }
        const box = chosen.isFixed ? chosen.size * 10 : (window * chosen.size) / 100
        expect(widthsFor(6000, sizes).at(-1)).toBeGreaterThanOrEqual(Math.min(2 * box, 2400))
      },
    ),
  )
})

test('asks for the format that the browser takes, and keeps the crop of the content system', () => {
  const address = new URL(addressAt(source('wide'), 640))
  expect(Object.fromEntries(address.searchParams)).toEqual({ rect: '0,0,10,10', auto: 'format,compress', w: '640' })
})

test('the main one comes as WebP, in the page as in its head', () => {
  const [preload, image] = ['link', 'img'].map((name) => drawn({ isHero: true }).querySelector(name))
  for (const srcset of [preload?.getAttribute('imagesrcset'), image?.getAttribute('srcset')]) {
    expect(srcset).toContain('fm=webp')
    expect(srcset).not.toContain('format')
  }
})

test('another picture shows below 768 px and another from there to 1200 px [SX-006, SX-007]', () => {
  const element = drawn({ mobile: source('tall'), tablet: source('square') })
  const choices = [...element.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    /\/(\w+)\.png/.exec(srcset)?.[1],
  ])
  expect(choices).toEqual([
    ['(max-width: 767px)', 'tall'],
    ['(min-width: 768px) and (max-width: 1199px)', 'square'],
  ])
})

test('without one for phones, that for tablets serves them too', () => {
  const element = drawn({ tablet: source('square') })
  expect([...element.querySelectorAll('source')].map(({ media }) => media)).toEqual(['(max-width: 1199px)'])
})

test('the same picture for phones and tablets is no trouble', () => {
  expect(
    drawn({ mobile: source('tall'), tablet: source('tall'), isHero: true }).querySelectorAll('source'),
  ).toHaveLength(2)
})

test('is loaded when it comes near, unless it is the page’s main one', () => {
  expect(drawn().querySelector('img')).toHaveAttribute('loading', 'lazy')
  expect(drawn().querySelector('link')).toBeNull()
  expect(drawn({ isHero: true }).querySelector('img')).toHaveAttribute('fetchpriority', 'high')
})

test('the main one is announced once for every screen, exactly as it will be asked for', () => {
  const element = drawn({ isHero: true, mobile: source('tall') })
  const links = [...element.querySelectorAll('link')]
  expect(links.map((link) => link.getAttribute('media'))).toEqual(['(max-width: 767px)', '(min-width: 768px)'])
  expect(links[0]?.getAttribute('imagesrcset')).toBe(element.querySelector('source')?.getAttribute('srcset'))
  expect(links[1]?.getAttribute('imagesrcset')).toBe(element.querySelector('img')?.getAttribute('srcset'))
})

test('a placeholder is our own file in one size [PB-062]', () => {
  const image = drawn({ image: placeholder(1600, 900) }).querySelector('img')
  expect(image).toHaveAttribute('src', '/placeholders/1600x900.svg')
  expect(image).not.toHaveAttribute('srcset')
})

test('downloads only what its box shows: a crop for every width, and another for phones, also of a view of their own', () => {
  const element = drawn({ crop: '4:5', mobileCrop: '3:4' })
  const shapeOf = (candidate: Element | null) =>
    new URL((candidate?.getAttribute('srcset') ?? '').split(' ')[0] ?? '').searchParams.get('ar')
  expect(shapeOf(element.querySelector('source'))).toBe('3:4')
  expect(shapeOf(element.querySelector('img'))).toBe('4:5')
  const own = drawn({ mobile: source('tall'), mobileCrop: '3:4' })
  expect(shapeOf(own.querySelector('source'))).toBe('3:4')
})

const focused = (name: string, across: number): PictureSource => {
  const picture = source(name)
  return { ...picture, url: `${picture.url}&fp-x=${across}` }
}

test('keeps its focal point in every box, and each version for narrower screens its own', () => {
  const styleOf = (props: Partial<Parameters<typeof Picture>[0]>) =>
    drawn(props).querySelector('img')?.getAttribute('style')
  expect(styleOf({ image: focused('wide', 0.2) })).toBe('--focus:20% 50%')
  expect(styleOf({ image: focused('wide', 0.2), mobile: source('tall') })).toBe('--focus:20% 50%;--focus-phone:center')
  expect(styleOf({ tablet: focused('square', 0.9) })).toBe('--focus:center;--focus-tablet:90% 50%')
  expect(styleOf({ mobile: source('tall') })).toBeNull()
})

test('what the browser cuts, and what shows before it, follow the focal point by the widths at which versions change', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../app/styles/base.css'), 'utf8')
  const [, rule = ''] = /img\[style\*='--focus'\] \{([\s\S]*?)\n\}/.exec(css) ?? []
  const both = (place: string) => `object-position: ${place}; background-position: ${place};`
  expect(rule.replaceAll(/\s+/g, ' ').trim()).toBe(
    `${both('var(--focus)')} ` +
      `@media (width < 75rem) { ${both('var(--focus-tablet, var(--focus))')} } ` +
      `@media (width < 48rem) { ${both('var(--focus-phone, var(--focus-tablet, var(--focus)))')} }`,
  )
})

const IMPRESSION = 'data:image/webp;base64,UklGRg=='
const withImpression = (name: string) => ({ ...source(name), impression: IMPRESSION })

test('only the page’s main picture has its first impression behind it, and phones that of their own picture', () => {
  const style = (props: Parameters<typeof drawn>[0]) => drawn(props).querySelector('img')?.getAttribute('style') ?? ''
  const image = withImpression('wide')
  expect(style({ image, isHero: true })).toBe(`--impression:url(${IMPRESSION})`)
  expect(style({ image })).toBe('')
  expect(style({ image, isHero: true, mobile: withImpression('tall') })).toContain(
    `--impression-phone:url(${IMPRESSION})`,
  )
  expect(style({ image, isHero: true, mobile: source('tall') })).toContain('--impression-phone:none')
})
