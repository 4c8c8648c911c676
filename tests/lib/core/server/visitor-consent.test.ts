import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_COOKIE, type ConsentCategory } from '@/lib/core/consent'
import { hostCookieName } from '@/lib/core/server/host-cookie'
import { visitorAgreesTo } from '@/lib/core/server/visitor-consent'

const NOW = Date.UTC(2026, 2, 1)

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

/** Whether a visitor with this answer agrees, with a browser that sends this signal. */
const agrees = (category: ConsentCategory, answer: string, signal?: string) =>
  visitorAgreesTo(
    category,
    new Headers({
      cookie: `a=1; ${hostCookieName(CONSENT_COOKIE)}=${answer}`,
      ...(signal !== undefined && { 'sec-gpc': signal }),
    }),
  )

test('a visitor agrees to what the answer names, and to nothing else', () => {
  expect(agrees('statistics', `statistics+chat.${NOW}`)).toBe(true)
  expect(agrees('chat', `statistics+chat.${NOW}`)).toBe(true)
  expect(agrees('outside', `statistics+chat.${NOW}`)).toBe(false)
  expect(agrees('chat', `none.${NOW}`)).toBe(false)
  expect(visitorAgreesTo('chat', new Headers())).toBe(false)
})

test('a browser’s signal refuses statistics, and nothing else', () => {
  expect(agrees('statistics', `statistics+chat.${NOW}`, '1')).toBe(false)
  expect(agrees('chat', `statistics+chat.${NOW}`, '1')).toBe(true)
  for (const other of ['0', '', '11']) expect(agrees('statistics', `statistics.${NOW}`, other)).toBe(true)
})

test('who agreed to statistics in spite of it has agreed', () => {
  expect(agrees('statistics', `statistics.${NOW}.gpc`, '1')).toBe(true)
})

test('an answer that is too old is none', () => {
  expect(agrees('chat', `chat.${NOW - 180 * 24 * 3600 * 1000}`)).toBe(true)
  expect(agrees('chat', `chat.${NOW - 180 * 24 * 3600 * 1000 - 1}`)).toBe(false)
})
