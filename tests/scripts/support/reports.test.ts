import { expect, test } from 'vitest'
import { countOf, sum } from '../../../scripts/support/reports'

test('a step without tests of its own counts as one', () => {
  expect(countOf(true)).toEqual({ passed: 1, failed: 0 })
  expect(countOf(false)).toEqual({ passed: 0, failed: 1 })
})

test('counts the tests of a step', () => {
  expect(countOf(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 })
})

test('a step that failed without a failing test counts as one failure', () => {
  expect(countOf(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
})

test('adds up steps', () => {
  expect(
    sum([
      { passed: 7, failed: 1 },
      { passed: 1, failed: 0 },
    ]),
  ).toEqual({ passed: 8, failed: 1 })
})
