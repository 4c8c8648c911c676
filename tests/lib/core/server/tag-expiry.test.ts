import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '../../../support/forget-process-state'
import { ownPagesThat } from '../../../support/own-pages'

beforeEach(() => {
  vi.resetModules()
  forgetProcessState()
})

test('own pages expire first, then the others are told, and fronts are purged last, with the entry to wait for', async () => {
  const { appliedEverywhere, expireTags, provideFronts, provideOtherInstances, provideTagExpiry } =
    await import('@/lib/core/server/tag-expiry')
  const steps: unknown[] = []
  provideFronts(async (tags, entryId) => {
    steps.push(['fronts', tags, entryId, await appliedEverywhere(entryId, 1000)])
  })
  provideOtherInstances({
    tell: async (tags, published) => {
      steps.push(['others', tags, published])
      return '7-0'
    },
    haveApplied: async (entryId) => entryId === '7-0',
  })
  provideTagExpiry(ownPagesThat(async (tags) => void steps.push(['pages', tags])))
  await expireTags(['doc:a'], { ref: 'r' })
  await expireTags([])
  expect(steps).toEqual([
    ['pages', ['doc:a']],
    ['others', ['doc:a'], { ref: 'r' }],
    ['fronts', ['doc:a'], '7-0', true],
  ])
})

test('nobody is told of what could not expire here', async () => {
  const { expireTags, provideOtherInstances } = await import('@/lib/core/server/tag-expiry')
  const tell = vi.fn()
  provideOtherInstances({ tell, haveApplied: async () => true })
  await expect(expireTags(['doc:a'])).rejects.toThrow('the page cache has not come up')
  expect(tell).not.toHaveBeenCalled()
})

test('a front that is alone with one instance waits for nobody; one whose other instances can’t be told knows nothing of them', async () => {
  const { appliedEverywhere, provideOtherInstances } = await import('@/lib/core/server/tag-expiry')
  await expect(appliedEverywhere(undefined, 1000)).resolves.toBe(true)
  provideOtherInstances({ tell: async () => undefined, haveApplied: async () => true })
  await expect(appliedEverywhere(undefined, 1000)).resolves.toBe(false)
})
