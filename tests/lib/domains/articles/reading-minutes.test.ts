import { expect, test } from 'vitest'
import { readingMinutes } from '@/lib/domains/articles/reading-minutes'

const paragraph = (words: number) => `<p>${Array.from({ length: words }, () => '<em>ride</em>').join(', ')}.</p>`

test.each([
  [0, 1],
  [1, 1],
  [356, 1],
  [358, 2],
  [2380, 10],
])('%i words take %i minutes: tags and punctuation are none', (words, minutes) => {
  expect(readingMinutes(paragraph(words), 'en')).toBe(minutes)
})

test('words of neighbouring paragraphs are two', () => {
  expect(readingMinutes('<p>ride</p><p>run</p>'.repeat(238), 'en')).toBe(2)
})

test('words without spaces between them count, too', () => {
  expect(readingMinutes(`<p>${'今日は山を走ります。'.repeat(119)}</p>`, 'ja')).toBeGreaterThanOrEqual(2)
})
