import { afterEach, expect, test, vi } from 'vitest'
import { sealFor } from '@/lib/core/server/seal'
import { SHARED_HOURS, sealPreview, unsealPreview } from '@/lib/core/server/shared-preview'
import { z } from 'zod'

const NOW = Date.UTC(2026, 2, 1, 18)
const DAY_MS = 24 * 3600 * 1000

afterEach(() => void vi.useRealTimers())

test('a shared draft is seen by whoever has its link, for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const sealed = await sealPreview('ref-1', '/de/plans', NOW)
  const shared = { sharedRef: 'ref-1', path: '/de/plans', until: NOW + DAY_MS }
  expect(SHARED_HOURS).toBe(24)
  await expect(unsealPreview(sealed, NOW)).resolves.toEqual(shared)
  await expect(unsealPreview(sealed, NOW + DAY_MS - 1)).resolves.toEqual(shared)
  await expect(unsealPreview(sealed, NOW + DAY_MS)).resolves.toBeUndefined()
  vi.setSystemTime(NOW + DAY_MS + 120_000)
  await expect(unsealPreview(sealed, NOW)).resolves.toBeUndefined()
})

test('nobody makes such a link, nor one of something else', async () => {
  const other = sealFor('shared preview', z.unknown(), 600)
  const whole = { sharedRef: 'ref-1', path: '/', until: NOW + 1 }
  for (const text of ['', 'garbage', await sealFor('draft', z.unknown(), 600).seal(whole)])
    await expect(unsealPreview(text, NOW)).resolves.toBeUndefined()
  for (const lacking of [
    { ...whole, sharedRef: '' },
    { ...whole, path: '' },
    { ...whole, until: 'later' },
  ])
    await expect(unsealPreview(await other.seal(lacking), NOW)).resolves.toBeUndefined()
  await expect(unsealPreview(await other.seal(whole), NOW)).resolves.toEqual(whole)
})
