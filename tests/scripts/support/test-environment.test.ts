import { expect, test, vi } from 'vitest'
import { testEnvironment } from '../../../scripts/support/test-environment'

test.each(['2026-11-22T23:55:00Z', '2031-03-30T01:30:00Z'])(
  'begun at %s, the tests run in the middle of the same week, far from midnight',
  async (now) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { CLOCK_OFFSET_MS } = await testEnvironment()
    vi.useRealTimers()
    expect(new Date(Date.parse(now) + Number(CLOCK_OFFSET_MS))).toEqual(new Date('2030-05-15T12:00:00Z'))
  },
)
