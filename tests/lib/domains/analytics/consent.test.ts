import { beforeEach, expect, test, vi } from 'vitest'
import { readConsent, parseConsent } from '@/lib/domains/analytics/consent'
import { keepConsent } from '@/lib/domains/analytics/keep-consent'
import { stubLocalStorage } from '../../support/storage'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1)

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))

const itIs = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time)

test('an answer counts for 180 days and no longer', () => {
  expect(parseConsent(`granted ${now}`, now + 180 * DAY)).toBe('granted')
  expect(parseConsent(`refused ${now}`, now + 180 * DAY)).toBe('refused')
  expect(parseConsent(`granted ${now}`, now + 180 * DAY + 1)).toBe('unknown')
})

test.each([null, '', 'granted', 'granted soon', `yes ${now}`, `granted ${now + DAY}`])(
  'takes %j for no answer',
  (kept) => {
    expect(parseConsent(kept, now)).toBe('unknown')
  },
)

test('an answer is kept with its time', () => {
  const kept = stubLocalStorage()
  itIs(now)
  expect(readConsent()).toBe('unknown')
  keepConsent('granted')
  expect([...kept]).toEqual([['consent', `granted ${now}`]])
  itIs(now + 180 * DAY)
  expect(readConsent()).toBe('granted')
  itIs(now + 181 * DAY)
  expect(readConsent()).toBe('unknown')
})

test('a browser that keeps nothing has refused, and answering there harms nobody', () => {
  const refuse = () => {
    throw new DOMException('storage is switched off', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(readConsent()).toBe('refused')
  expect(() => keepConsent('granted')).not.toThrow()
})
