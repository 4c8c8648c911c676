import { expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import { warnSometimes } from '@/lib/delivery/page-cache/warn-sometimes'

test('a fault is logged once a minute, and another meanwhile', () => {
  const warn = vi.spyOn(siteLog(), 'warn').mockReturnValue()
  const err = new Error('no space left on device')
  warnSometimes('one fault', err, 1_000_000)
  warnSometimes('one fault', err, 1_059_999)
  warnSometimes('another fault', err, 1_059_999)
  warnSometimes('one fault', err, 1_060_000)
  expect(warn.mock.calls).toEqual([
    [{ err }, 'one fault'],
    [{ err }, 'another fault'],
    [{ err }, 'one fault'],
  ])
})
