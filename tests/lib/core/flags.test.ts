import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFlags, isFlagOn, sharedIn, shareableFlags, sharesIn, type DeclaredFlag } from '@/lib/core/flags'

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

test('a flag for a share of visitors is off where pages have no forms, and the last word counts', () => {
  expect(isFlagOn('winter', ['winter', 'winter:20%'])).toBe(false)
  expect(isFlagOn('winter', ['winter:20%', 'winter'])).toBe(true)
})

test.each(['winter:0%', 'winter:100%', 'winter:05%', 'winter:20', 'winter:2.5%', 'winter:-5%', ':20%', '-winter'])(
  '“%s” is no share',
  (setting) => expect(sharedIn(setting)).toBeUndefined(),
)

test('of the settings, the last one of each flag counts, and no more than two flags are shared', () => {
  const names = ['a', 'b', 'c']
  expect(sharesIn(['c:1%', 'a:20%', 'a:30%'], names)).toEqual(
    new Map([
      ['a', 30],
      ['c', 1],
    ]),
  )
  expect([...sharesIn(['c:1%', 'b:2%', 'a:3%'], names).keys()]).toEqual(['a', 'b'])
  expect([...sharesIn(['c:1%', 'b:2%', 'a:3%', 'a', '-b'], names).keys()]).toEqual(['c'])
})

test('only a flag that pages alone ask for can be shared', () => {
  expect(shareableFlags).toEqual(['web-default-annual'])
  expect(sharesIn(['event-feed:20%', 'winter-lab:20%']).size).toBe(0)
})
