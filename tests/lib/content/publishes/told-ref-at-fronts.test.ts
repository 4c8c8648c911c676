import { expect, test, vi } from 'vitest'
import { fetchMasterRef } from '@/lib/content/api/repository'
import { toldRef } from '@/lib/content/publishes/process-tracker'

const { expire, purgeFronts } = vi.hoisted(() => ({ expire: vi.fn(), purgeFronts: vi.fn() }))

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
vi.mock('@/lib/content/api/client', () => ({ clientAt: vi.fn() }))
vi.mock('@/lib/content/api/repository', () => ({ lastMasterRef: () => 'former', fetchMasterRef: vi.fn() }))
vi.mock('@/lib/core/server/tag-expiry', () => ({ expireTags: vi.fn(), ownPages: () => ({ expire }), purgeFronts }))

test('what was made from the former ref, while the content service lagged, goes from fronts as well (decision 047)', async () => {
  vi.mocked(fetchMasterRef).mockResolvedValueOnce('former').mockResolvedValueOnce('told')
  expire.mockImplementation(() => expect(purgeFronts).not.toHaveBeenCalled())
  await toldRef.follow('told', ['doc:a'])
  expect(expire.mock.calls).toEqual([[['doc:a']]])
  expect(purgeFronts.mock.calls).toEqual([[['doc:a'], undefined]])
})
