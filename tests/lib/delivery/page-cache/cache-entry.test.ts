import { expect, test } from 'vitest'
import {
  carriesNonce,
  isEntry,
  isPageValue,
  isRouteAnswer,
  sizeOf,
  tagsOf,
} from '@/lib/delivery/page-cache/cache-entry'

/** The framework's kinds are no values that a test could name. */
const value = (parts: object | null) => parts as never
const sized = (parts: object | null) => sizeOf({ lastModified: 1, value: value(parts) })

test.each([
  [{ value: null, lastModified: 1 }, true],
  [{ value: {}, lastModified: 1 }, true],
  [{ value: null, lastModified: '1' }, false],
  [{ value: null }, false],
  [{ lastModified: 1 }, false],
  [{}, false],
])('%j is an entry: %s', (parts, isOne) => {
  expect(isEntry(parts)).toBe(isOne)
})

test.each([
  [{ html: '', rscData: undefined }, true],
  [{ html: '' }, false],
  [{ rscData: undefined }, false],
  [{ body: Buffer.from('') }, false],
  [null, false],
])('%j is a page: %s', (parts, isOne) => {
  expect(isPageValue(value(parts))).toBe(isOne)
})

test('an answer of a route handler is told by its body', () => {
  expect(isRouteAnswer(value({ body: Buffer.from('') }))).toBe(true)
  expect(isRouteAnswer(value({ html: '' }))).toBe(false)
})

test.each([
  ['<script nonce="a">', true],
  ['<script src="/a.js" async="" nonce="a">', true],
  ['<link rel="preload" nonce="a">', true],
  ['<scripts nonce="a">', false],
  ['<script data-nonce="a">', false],
  ['<script></script><p nonce="a">', false],
])('%s carries a nonce: %s', (html, does) => {
  expect(carriesNonce({ html })).toBe(does)
})

test.each([
  [{ headers: { 'x-next-cache-tags': 'doc:a,doc:b' } }, ['doc:a', 'doc:b']],
  [{ headers: { 'x-next-cache-tags': '' } }, []],
  [{ headers: { 'x-next-cache-tags': ['doc:a'] } }, []],
  [{ headers: {} }, []],
  [{ headers: undefined }, []],
  [{}, []],
  [null, []],
])('%j has the tags %j', (parts, tags) => {
  expect(tagsOf(value(parts))).toEqual(tags)
})

test('an entry takes two bytes for each character, one for each byte, and some for the rest', () => {
  const rest = sized(null)
  expect(rest).toBeGreaterThan(0)
  expect(sized({ data: { body: 'x'.repeat(100) } })).toBe(rest + 200)
  expect(sized({ body: Buffer.alloc(100) })).toBe(rest + 100)
  expect(sized({})).toBe(rest)
  const segmentData = new Map([
    ['/ab', Buffer.alloc(10)],
    ['/c', Buffer.alloc(20)],
  ])
  expect(sized({ html: 'x'.repeat(100), rscData: Buffer.alloc(7), segmentData })).toBe(rest + 200 + 7 + 13 + 22)
  expect(sized({ html: 'x', rscData: undefined })).toBe(rest + 2)
})
