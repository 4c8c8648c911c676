import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deliverySteps } from '@/lib/core/delivery-steps'
import { Failure } from '@/scripts/support/failure'
import { DELIVERY_TESTS, readTestOptions } from '@/scripts/support/test-options'

const EVERYTHING = { step: undefined, checks: true, budgets: true }
const CHOSEN = { step: undefined, checks: false, budgets: false }
const LEFT_OUT = ['--grep-invert', '@needs-stored-responses']

test('without arguments, everything but sweeps and trials runs', () => {
  expect(readTestOptions([])).toEqual({ ...EVERYTHING, browser: ['--project=product'] })
})

test('all runs sweeps and trials as well', () => {
  expect(readTestOptions(['all'])).toEqual({ ...EVERYTHING, browser: [] })
})

test('budgets runs the budgets alone', () => {
  expect(readTestOptions(['budgets'])).toEqual({ ...CHOSEN, browser: undefined, budgets: true })
})

test.each([[['e2e', '--workers=6']], [['e2e/a.spec.ts', '-g', 'all']], [['--workers=6']]])(
  '%j goes to Playwright as it is, and nothing else runs',
  (args) => {
    expect(readTestOptions(args)).toEqual({ ...CHOSEN, browser: args })
  },
)

test.each([
  [['--without', 'stored-responses', 'e2e/a.spec.ts', '-g', 'x']],
  [['e2e/a.spec.ts', '--without', 'stored-responses', '-g', 'x']],
  [['e2e/a.spec.ts', '-g', 'x', '--without', 'stored-responses']],
])('%j leaves a step out, and its tests, wherever it says so', (args) => {
  const browser = ['e2e/a.spec.ts', '-g', 'x', ...LEFT_OUT]
  expect(readTestOptions(args)).toEqual({ ...CHOSEN, step: 'stored-responses', browser })
})

test('a step alone is left out of the tests of delivery, all of which there are', () => {
  const browser = [...DELIVERY_TESTS, ...LEFT_OUT]
  expect(readTestOptions(['--without', 'stored-responses'])).toEqual({ ...CHOSEN, step: 'stored-responses', browser })
  expect(DELIVERY_TESTS.filter((file) => !existsSync(file))).toEqual([])
})

test.each([[['--without', 'stored-responses', 'all']], [['all', '--without', 'stored-responses']]])(
  '%j runs everything without a step',
  (args) => {
    expect(readTestOptions(args)).toEqual({ ...EVERYTHING, step: 'stored-responses', browser: LEFT_OUT })
  },
)

test.each([[['--without']], [['--without', 'nonsense']], [['e2e/a.spec.ts', '--without', 'all']]])(
  '%j says which steps there are',
  (args) => {
    expect(() => readTestOptions(args)).toThrow(new Failure(`--without takes one of ${deliverySteps.join(', ')}.`))
  },
)
