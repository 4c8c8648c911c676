import { expect, test } from 'vitest'
import { browserTimes } from '../../../scripts/support/browser-times'

const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })

test('adds up what the tests of a file took, groups and second tries included, and puts the slowest first', () => {
  const report = {
    suites: [
      { file: 'news.spec.ts', specs: [spec(1500)] },
      { file: 'shop.spec.ts', specs: [spec(1000, 2000)], suites: [{ file: 'shop.spec.ts', specs: [spec(250)] }] },
    ],
  }
  expect(browserTimes(JSON.stringify(report))).toEqual([
    { file: 'shop.spec.ts', seconds: 3.25 },
    { file: 'news.spec.ts', seconds: 1.5 },
  ])
})
