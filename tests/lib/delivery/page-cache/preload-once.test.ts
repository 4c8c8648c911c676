import { expect, test } from 'vitest'
import { preloadOnce } from '@/lib/delivery/page-cache/preload-once'

const PHONE = 'imageSrcSet="/a.webp?w=320 320w, /a.webp?w=640 640w" imageSizes="100vw" media="(max-width: 767px)"'
const WIDE = 'imageSrcSet="/b.webp?w=1080 1080w" imageSizes="100vw" media="(min-width: 768px)"'
const hint = (attributes: string) => `<link rel="preload" as="image" fetchPriority="high" ${attributes}/>`
const element = (attributes: string, address = '/a.webp') =>
  `<link rel="preload" as="image" href="${address}" ${attributes} fetchPriority="high"/>`
const SHEET = '<link rel="stylesheet" href="/a.css"/>'

test('a picture with a hint of the framework is preloaded once, with its address, where the hint was', () => {
  const html = [hint(PHONE), hint(WIDE), SHEET, element(PHONE), element(WIDE, '/b.webp'), '<body>'].join('')
  expect(preloadOnce(html)).toBe([element(PHONE), element(WIDE, '/b.webp'), SHEET, '<body>'].join(''))
})

test('so is a picture of one width, which is known by its address', () => {
  const [one, other] = ['/a.svg', '/b.svg'].map((address) => `<link rel="preload" as="image" href="${address}"/>`)
  expect(preloadOnce([one, SHEET, one, other].join(''))).toBe([one, SHEET, other].join(''))
})

test('the same picture in other widths or on other screens is another one', () => {
  const html = [element(PHONE), element(PHONE.replace('640', '720')), element(PHONE.replace('767', '800'))].join('')
  expect(preloadOnce(html)).toBe(html)
})

test('a hint alone stays, and so do other preloads', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
  const html = [hint(PHONE), font, font, SHEET].join('')
  expect(preloadOnce(html)).toBe(html)
})
