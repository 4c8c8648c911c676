import { expect, test, vi } from 'vitest'
import { browserNow } from '@/lib/core/browser-clock'

test.each([
  [undefined, '2026-03-01T12:00:00.000Z'],
  ['3600000', '2026-03-01T13:00:00.000Z'],
  ['-60000', '2026-03-01T11:59:00.000Z'],
])('with an offset of %s on the page it is %s', (clockOffset, expected) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T12:00:00Z'))
  vi.stubGlobal('document', { documentElement: { dataset: { clockOffset } } })
  expect(browserNow().toISOString()).toBe(expected)
})
