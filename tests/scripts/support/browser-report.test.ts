import { expect, test } from 'vitest'
import { browserTimes, passedAtSecondTry } from '../../../scripts/support/browser-report'

const spec = (title: string, line: number, status: string, ...durations: number[]) => ({
  title,
  line,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

const report = JSON.stringify({
  suites: [
    { file: 'news.spec.ts', specs: [spec('is read', 3, 'expected', 1500)] },
    {
      file: 'shop.spec.ts',
      specs: [spec('is open', 9, 'flaky', 1000, 2000), spec('is closed', 12, 'unexpected')],
      suites: [{ file: 'shop.spec.ts', specs: [spec('is full', 20, 'flaky', 250)] }],
    },
  ],
})

test('adds up what the tests of a file took, groups and second tries included, and puts the slowest first', () => {
  expect(browserTimes(report)).toEqual([
    { file: 'shop.spec.ts', seconds: 3.25 },
    { file: 'news.spec.ts', seconds: 1.5 },
  ])
})

test('names the tests that passed at the second try, those in groups, too', () => {
  expect(passedAtSecondTry(report)).toEqual(['shop.spec.ts:9 is open', 'shop.spec.ts:20 is full'])
})
