import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, plainPath } from '@/lib/routing/canonical-path'

test('the front page has its address, whatever its document is called', () => {
  expect(canonicalPath('/home')).toBe('/')
})

test.each([
  '/',
  '/about',
  '/events/view/1001',
  '/events/view/007',
  '/events/view/1001/0002',
  '/homes',
  '/a/home',
  '/news/0014-a',
])('%s is left as it is', (path) => {
  expect(canonicalPath(path)).toBe(path)
})

test.each([
  ['/%61bout', '/about'],
  ['/news/1401%2Dan%2dolder-name', '/news/1401-an-older-name'],
  ['/%65n/%76ariants', '/en/variants'],
  ['/%f0%9f%9a%b4', '/%F0%9F%9A%B4'],
  ['/a%2Cb%2B', '/a,b+'],
  ['//evil.example///a', '/evil.example/a'],
])('%s is plainly %s', (written, plain) => {
  expect(plainPath(written)).toBe(plain)
})

test.each(['/a%2Fb', '/a%5Cb', '/a%3Fb', '/a%23b', '/a%25b', '/a%20b', '/a%3Cb', '/%E3%83%84'])(
  '%s is as plain as it gets',
  (path) => {
    expect(plainPath(path)).toBe(path)
  },
)

test('a browser that follows to the plain path asks for just that: no redirect leads to another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const plain = plainPath(`/a${coded(text)}`)
      fc.pre(!/\/\.{1,2}(?:\/|$)/.test(plain))
      expect(new URL(plain, 'https://site.example').pathname).toBe(plain)
      expect(plainPath(plain)).toBe(plain)
    }),
  )
})

test('all ways to code a path are plainly one', () => {
  fc.assert(
    fc.property(fc.webSegment(), fc.array(fc.boolean()), (segment, choices) => {
      const written = Array.from(decodeURIComponent(segment))
        .map((sign, index) => (choices[index % (choices.length || 1)] ? coded(sign) : encodeURIComponent(sign)))
        .join('')
      expect(plainPath(`/${written}`)).toBe(plainPath(`/${encodeURIComponent(decodeURIComponent(segment))}`))
    }),
  )
})

/** Each byte of a text as a percent code. */
const coded = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
