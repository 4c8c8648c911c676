import { afterEach, expect, test, vi } from 'vitest'
import { consentIn, keptConsent } from '@/lib/domains/analytics/consent'
import { keepConsent } from '@/lib/domains/analytics/keep-consent'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1)

afterEach(() => vi.unstubAllGlobals())

test('an answer counts for 180 days and no longer', () => {
  expect(consentIn(`granted ${now}`, now + 180 * DAY)).toBe('granted')
  expect(consentIn(`refused ${now}`, now + 180 * DAY)).toBe('refused')
  expect(consentIn(`granted ${now}`, now + 180 * DAY + 1)).toBe('unknown')
})

test.each([null, '', 'granted', 'granted soon', `yes ${now}`, `granted ${now + DAY}`])(
  'takes %j for no answer',
  (kept) => {
    expect(consentIn(kept, now)).toBe('unknown')
  },
)

test('an answer is kept with its time', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(keptConsent(now)).toBe('unknown')
  keepConsent('granted', now)
  expect([...kept]).toEqual([['consent', `granted ${now}`]])
  expect(keptConsent(now + 180 * DAY)).toBe('granted')
  expect(keptConsent(now + 181 * DAY)).toBe('unknown')
})

test('a browser that keeps nothing has refused, and answering there harms nobody', () => {
  const refuse = () => {
    throw new DOMException('storage is switched off', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(keptConsent(now)).toBe('refused')
  expect(() => keepConsent('granted', now)).not.toThrow()
})
