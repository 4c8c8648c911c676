import { expect, test } from 'vitest'
import { z } from 'zod'
import { sealedOutcomes } from '@/lib/core/server/shared-once/outcome'
import { FakeLeases } from './fake-leases'
import { instanceWith } from './some-instances'

test('neither keys nor values in the store tell who did what', async () => {
  const store = new FakeLeases()
  const rule = { kind: 'trial', schema: z.string(), rememberedMs: 3000, most: 1, withoutStore: 'refuses' } as const
  await instanceWith(store, rule).run('ada@example.test', 'a secret token', async () => 'an answer')
  expect(JSON.stringify([...store.entries])).not.toMatch(/ada@|secret|answer/)
  expect([...store.entries.keys()]).toEqual([expect.stringMatching(/^gruppetto:trial:[\w-]{43}$/)])
})

test('what was sealed for a key is opened for this key and kind alone', async () => {
  const outcomes = sealedOutcomes('trial', z.string())
  const sealed = await outcomes.seal('key', { value: 'an answer' })
  expect(sealed).not.toContain(':')
  await expect(outcomes.open('key', sealed)).resolves.toEqual({ value: 'an answer' })
  await expect(outcomes.open('another key', sealed)).resolves.toBeUndefined()
  await expect(sealedOutcomes('other', z.string()).open('key', sealed)).resolves.toBeUndefined()
  await expect(outcomes.open('key', 'forged')).resolves.toBeUndefined()
})

test('a failure is an outcome, too', async () => {
  const outcomes = sealedOutcomes('trial', z.string())
  const failure = { failure: { code: 'price_changed' as const } }
  await expect(outcomes.open('key', await outcomes.seal('key', failure))).resolves.toEqual(failure)
})
