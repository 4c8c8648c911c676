import { expect, test } from 'vitest'
import { browserTimes, passedAtSecondTry, reasonsOfSkipped } from '../../../scripts/support/browser-report'

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

test('says of how many tests of a file were left out why, and of none that give no reason', () => {
  const skipped = (title: string, description?: string) => ({
    title,
    line: 1,
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }, { type: 'slow' }], results: [] }],
  })
  const suites = [
    { file: 'front.spec.ts', specs: [skipped('a', 'there is no Varnish')] },
    { file: 'visual.spec.ts', specs: [skipped('b', 'another browser'), skipped('c', 'another browser'), skipped('d')] },
  ]
  expect(reasonsOfSkipped(JSON.stringify({ suites }))).toEqual([
    '1 test of front.spec.ts: there is no Varnish',
    '2 tests of visual.spec.ts: another browser',
  ])
  expect(reasonsOfSkipped(report)).toEqual([])
})
