import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDataFile, isProperAddress } from '@/lib/delivery/request-address'

test.each([
  '/',
  '/about',
  '/about?a=b&c=%0a',
  '/news/1401-a.b..c',
  '/.well-known/security.txt',
  '/...',
  '/%F0%9F%9A%B4',
  '/a|b^c`d',
  '//evil.example',
])('%s is an address', (address) => {
  expect(isProperAddress(address)).toBe(true)
})

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/?%',
  '/%c0%ae',
  '/%00',
  '/%01',
  '/campaigns/%00',
  '/about%1f',
  '/about%7F',
  '/%0d%0aset-cookie:%20a=b',
  '/..',
  '/a/../b',
  '/./about',
  '/%2e%2e/about',
  '/api/%2E./about',
  '/api/..%2fabout',
  '/api/..%5cabout',
  '/api\\..\\about',
  '/about/.',
  '/about/..?x',
  'http://evil.example/about',
  '*',
  'about',
  '',
])('%s is none', (address) => {
  expect(isProperAddress(address)).toBe(false)
})

/** What people type between two slashes. */
const words = fc.string({ unit: 'grapheme', minLength: 1, size: 'small' }).filter((text) => !/[/\\]|^\.+$/.test(text))

test('whatever a browser makes of words in an address is one', () => {
  fc.assert(
    fc.property(fc.array(words), fc.webQueryParameters({ size: 'small' }), (path, query) => {
      const { pathname, search } = new URL(
        `/${path.map(encodeURIComponent).join('/')}?${query}`,
        'https://site.example',
      )
      expect(isProperAddress(pathname + search)).toBe(true)
    }),
  )
})

test.each(['/about.rsc', '/about.rsc?_rsc=1', '/about.%72sc', '/about.segments/_tree.segment.rsc', '/about.rsc/'])(
  '%s is a file of the framework’s',
  (address) => {
    expect(isDataFile(address)).toBe(true)
  },
)

test.each(['/about', '/about?a=.rsc', '/about.rscx', '/rsc', '/about?_rsc'])('%s is none', (address) => {
  expect(isDataFile(address)).toBe(false)
})
