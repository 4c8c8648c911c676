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
