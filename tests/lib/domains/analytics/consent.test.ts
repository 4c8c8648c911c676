import { expect, test } from 'vitest'
import { consentIn } from '@/lib/domains/analytics/consent'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1)

test('an answer counts for 180 days and no longer', () => {
  expect(consentIn(`granted ${now}`, now + 180 * DAY)).toBe('granted')
  expect(consentIn(`refused ${now}`, now + 180 * DAY)).toBe('refused')
  expect(consentIn(`granted ${now}`, now + 180 * DAY + 1)).toBe('unknown')
})

test.each([null, '', 'granted', 'granted soon', `yes ${now}`, `granted ${now + DAY}`])('takes %j for no answer', (kept) => {
  expect(consentIn(kept, now)).toBe('unknown')
})
