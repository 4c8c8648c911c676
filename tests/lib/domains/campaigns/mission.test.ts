import { expect, test } from 'vitest'
import { isEnrolled } from '@/lib/domains/campaigns/mission'

test.each(['registered', 'graduated'] as const)('who is %s takes part [EV-081, SL-stage_details-07]', (status) => {
  expect(isEnrolled({ status, enrolled: false })).toBe(true)
})

test('who is said to be enrolled takes part, with or without a status', () => {
  expect(isEnrolled({ enrolled: true })).toBe(true)
  expect(isEnrolled({ status: 'registered', enrolled: true })).toBe(true)
})

test.each([true, false])(
  'who withdrew does not, even if enrolled is said to be %j [CP-005, SL-stage_details-07]',
  (enrolled) => {
    expect(isEnrolled({ status: 'withdrawn', enrolled })).toBe(false)
  },
)

test('who has nothing to do with the mission does not [SL-stage_details-07]', () => {
  expect(isEnrolled({ enrolled: false })).toBe(false)
})
