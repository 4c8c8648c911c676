import { expect, test, vi } from 'vitest'
import { publishTracker } from '@/lib/content/publishes/process-tracker'
import { UpstreamError } from '@/lib/core/errors'

const { getByIDs } = vi.hoisted(() => ({ getByIDs: vi.fn<(ids: string[]) => Promise<{ results: [] }>>() }))

vi.mock('@/lib/content/api/repository', () => ({ fetchMasterRef: async () => 'ref' }))
vi.mock('@/lib/content/api/client', () => ({ clientAt: () => ({ getByIDs }) }))
vi.mock('@/lib/core/server/tag-expiry', () => ({ expireTags: async () => undefined }))

test('documents that are too large for one answer are read in halves', async () => {
  getByIDs.mockImplementation(async (ids) => {
    if (ids.length <= 30) return { results: [] }
    throw new UpstreamError({ service: 'content', operation: 'getByIDs', kind: 'too_large' })
  })
  const ids = Array.from({ length: 110 }, (_, index) => `document ${index}`)
  await publishTracker.announce(ids)
  const asked = getByIDs.mock.calls.map(([some]) => some)
  expect(asked.map(({ length }) => length)).toEqual([100, 50, 25, 25, 50, 25, 25, 10])
  expect(asked.filter(({ length }) => length <= 25).flat()).toEqual(ids)
})
