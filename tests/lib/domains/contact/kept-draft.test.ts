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

test('a message of the longest kind is found by other instances in any writing', async () => {
  const draft = { values: { ...aMessage, message: '長'.repeat(10_000) } }
  const id = await keepSentDraft(draft)
  forgetProcessState()
  await expect(findSentDraft(id)).resolves.toEqual(draft)
})

test('who sends on beyond a limit pushes out nobody else’s, and little of what is refused is kept', async () => {
  kept.clear()
  const typed = await keepSentDraft({ values: aMessage })
  kept.clear()
  const refused = []
  for (let at = 0; at < 400; at += 1)
    refused.push(await keepSentDraft({ values: aMessage, code: 'too_many_requests', retryAfterSeconds: 30 }))
  await expect(findSentDraft(typed)).resolves.toEqual({ values: aMessage })
  const found = await Promise.all(refused.map((id) => findSentDraft(id)))
  expect(found.filter((each) => each !== undefined)).toHaveLength(30)
  expect(found.at(-1)).toBeDefined()
})

test('what a limit has refused is on the instance alone that refused it', async () => {
  const draft = { values: aMessage, code: 'too_many_requests', retryAfterSeconds: 30 } as const
  const id = await keepSentDraft(draft)
  expect(kept.size).toBe(0)
  await expect(findSentDraft(id)).resolves.toEqual(draft)
})
