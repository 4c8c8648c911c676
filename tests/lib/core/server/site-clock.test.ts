import { expect, test, vi } from 'vitest'

test('the site’s clock is ahead of the machine’s as it is told, its milliseconds too', async () => {
  vi.resetModules()
  vi.stubEnv('CLOCK_OFFSET_MS', '3600000')
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T12:00:00Z'))
  const { siteNow, siteTime } = await import('@/lib/core/server/site-clock')
  expect(siteNow()).toEqual(new Date('2026-03-01T13:00:00Z'))
  expect(siteTime()).toBe(Date.parse('2026-03-01T13:00:00Z'))
})
