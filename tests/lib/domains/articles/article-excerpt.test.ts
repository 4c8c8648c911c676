import { expect, test } from 'vitest'
import { articleExcerpt } from '@/lib/domains/articles/article-excerpt'

test('is the first paragraph as plain text', () => {
  expect(articleExcerpt('<h2>Base</h2><p>Ride <b>easy</b>\n &amp; long &lt;3</p><p>More</p>')).toBe(
    'Ride easy & long <3',
  )
})

test('an entity is decoded once', () => {
  expect(articleExcerpt('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;')
})

test.each([
  ['of 160 signs is whole', 160, '…', false],
  ['of 161 signs is not', 161, '…', true],
])('one %s', (_, length, sign, isCut) => {
  const text = `${'a'.repeat(99)} `
    .repeat(2)
    .slice(0, length - 1)
    .concat('b')
  expect(articleExcerpt(`<p>${text}</p>`)?.endsWith(sign)).toBe(isCut)
})

test('all that HTML writes as an entity is text again', () => {
  expect(articleExcerpt('<p>&lt;b&gt; &amp; &quot;base&quot;</p>')).toBe('<b> & "base"')
})

test('a long one ends after a whole word', () => {
  const excerpt = articleExcerpt(`<p>${'pedal '.repeat(40)}</p>`)
  expect(excerpt).toMatch(/pedal…$/)
  expect(excerpt?.length).toBeLessThanOrEqual(161)
})

test('a language without spaces is cut anywhere', () => {
  expect(articleExcerpt(`<p>${'走'.repeat(200)}</p>`)).toBe(`${'走'.repeat(160)}…`)
})

test.each([undefined, '', '<h2>Base</h2>', '<p> </p>'])('there is none in %j', (html) => {
  expect(articleExcerpt(html)).toBeUndefined()
})
