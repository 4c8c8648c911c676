import { beforeEach, expect, test, vi } from 'vitest'
import { findSentDraft, keepSentDraft } from '@/lib/domains/contact/kept-draft'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aMessage } from '../../support/contact'

/** The store of all instances. */
const { kept, store } = vi.hoisted(() => {
  const values = new Map<string, string>()
  return {
    kept: values,
    store: {
      get: async (key: string) => values.get(key) ?? null,
      set: async (key: string, value: string) => void values.set(key, value),
    },
  }
})
vi.mock('@/lib/core/server/shared-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedStore: () => store,
}))

beforeEach(() => {
  kept.clear()
  forgetProcessState()
})

const drafts = [
  { values: aMessage },
  { values: aMessage, code: 'upstream_unavailable', retryAfterSeconds: 30 },
] as const

test.each(drafts)('what one instance was sent another shows, with the reason why it was not: %j', async (draft) => {
  const id = await keepSentDraft(draft)
  forgetProcessState()
  await expect(findSentDraft(id)).resolves.toEqual(draft)
  await expect(findSentDraft('another')).resolves.toBeUndefined()
  expect([...kept].join('')).not.toContain(aMessage.email)
})

test('what a limit has refused is on the instance alone that refused it', async () => {
  const draft = { values: aMessage, code: 'too_many_requests', retryAfterSeconds: 30 } as const
  const id = await keepSentDraft(draft)
  expect(kept.size).toBe(0)
  await expect(findSentDraft(id)).resolves.toEqual(draft)
})
