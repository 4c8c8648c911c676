import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'
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

test('downloads only what its box shows: a crop for every width, another for phones without a view of their own', () => {
  const element = drawn({ crop: '4:5', mobileCrop: '3:4' })
  const shapeOf = (candidate: Element | null) =>
    new URL((candidate?.getAttribute('srcset') ?? '').split(' ')[0] ?? '').searchParams.get('ar')
  expect(shapeOf(element.querySelector('source'))).toBe('3:4')
  expect(shapeOf(element.querySelector('img'))).toBe('4:5')
  const own = drawn({ mobile: source('tall'), mobileCrop: '3:4' })
  expect(shapeOf(own.querySelector('source'))).toBeNull()
})
