import { AsyncResource } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { fetchMasterRef } from '@/lib/content/api/repository'
import { publishTracker } from '@/lib/content/publishes/process-tracker'
import { spendCall, withRequestBudget } from '@/lib/core/server/request-budget'

vi.mock('@/lib/content/api/repository', () => ({ fetchMasterRef: vi.fn() }))
vi.mock('@/lib/content/api/client', () => ({ clientAt: () => ({ getByIDs: async () => ({ results: [] }) }) }))
vi.mock('@/lib/core/server/tag-expiry', () => ({ expireTags: async () => undefined }))

test('checks of a publish count for nobody’s request, however many calls the request that told of it has spent', async () => {
  const hadCalls: boolean[] = []
  vi.mocked(fetchMasterRef).mockImplementation(async () => {
    hadCalls.push(spendCall())
    return 'ref'
  })
  const timers: (() => void)[] = []
  // As Node does it, and fake timers do not: what a timer runs has the context of the code that set it.
  vi.stubGlobal('setTimeout', (run: () => void) => {
    timers.push(AsyncResource.bind(run))
    return { unref: () => undefined }
  })
  await withRequestBudget(async () => {
    await publishTracker.announce(['document'], 'ref')
    while (spendCall()) continue
  })
  vi.spyOn(performance, 'now').mockReturnValue(Infinity)
  timers[0]?.()
  await new Promise(setImmediate)
  expect(hadCalls).toEqual([true, true])
})
