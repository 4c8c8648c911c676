import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFlags, isFlagOn, type DeclaredFlag } from '@/lib/core/flags'

test('a feature is off until it is named [PB-018]', () => {
  expect(isFlagOn('winter', [])).toBe(false)
  expect(isFlagOn('winter', ['summer', 'winter'])).toBe(true)
})

test('a dash switches a feature off, and the last word counts', () => {
  expect(isFlagOn('winter', ['winter', '-winter'])).toBe(false)
  expect(isFlagOn('winter', ['-winter', 'winter'])).toBe(true)
})

test('the event feed is on unless it is switched off', () => {
  expect(isFlagOn('event-feed', [])).toBe(true)
  expect(isFlagOn('event-feed', ['-event-feed'])).toBe(false)
})

test.each(Object.entries<DeclaredFlag>(codeFlags))('%s has an owner that there is, a purpose and an end', (_, flag) => {
  expect(readFileSync('.github/CODEOWNERS', 'utf8').split(/\s+/)).toContain(flag.owner)
  expect(flag.purpose.length).toBeGreaterThan(20)
  expect(new Date(flag.ends).toISOString().slice(0, 10)).toBe(flag.ends)
})
