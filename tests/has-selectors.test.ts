import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = (pattern: string) =>
  globSync(pattern, { cwd: process.cwd() }).map((file) => [file, readFileSync(file, 'utf8')] as const)

/** Behind a `:has()`, a subject that may be any element: each change anywhere on a page then restyles the whole page. */
const BROAD = /:has\((?:[^(){}]|\([^()]*\))*\)[^{},]*[\s>+~]:(?:not|nth-[a-z-]+)\(/

test.each([
  ['body:has(.simulator) > :not(page-view)', true],
  ['.two-column:has(.toggle :checked) .grid > :nth-child(n + 5)', true],
  ['body:has(.simulator) > :is(.site-header, .consent)', false],
  ['.card:not(:has(.cell:hover)) .cell:first-child', false],
  ['.grid > :nth-child(n + 5)', false],
])('“%s” is told apart', (selector, isBroad) => {
  expect(BROAD.test(selector)).toBe(isBroad)
})

test('no style asks every element about something that stands elsewhere', () => {
  const broad = files('{app,components,slices}/**/*.css').filter(([, css]) => BROAD.test(css))
  expect(broad.map(([file]) => file)).toEqual([])
})

// Such a class is Tailwind's for any element below or beside the one that has something.
test('no class does so either', () => {
  const broad = files('{app,components,slices}/**/*.tsx').filter(([, code]) => /(?:group|peer)-has-/.test(code))
  expect(broad.map(([file]) => file)).toEqual([])
})
