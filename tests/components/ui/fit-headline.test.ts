import { expect, test } from 'vitest'
import { fitHeadline, longestWord } from '@/components/ui/fit-headline'

test.each([
  ['Deine Herausforderung im Winter', 15],
  ['Trainingsprogramm', 17],
  ['Indoor-Cycling', 7],
  ['ride/run', 4],
  ['Donau\u{ad}dampf\u{ad}schiff', 6],
  ['室内サイクリングの冒険', 0],
  ['東京の Herausforderung です', 15],
  ['', 0],
])('the longest part of %j that should stay on one line has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters)
})

test('a headline of long words says how long they are, so that styles can draw it smaller', () => {
  expect(fitHeadline('Deine Herausforderung')).toEqual({ '--longest': 15 })
})

test('a headline of short words stays as large as the design has it', () => {
  expect(fitHeadline('Ride the world')).toBeUndefined()
})
