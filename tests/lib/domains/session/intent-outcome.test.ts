import { sealData } from 'iron-session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { intentOutcomes, outcomeIn, sealOutcome } from '@/lib/domains/session/intent-outcome'
import { NOW } from '../../support/session'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(intentOutcomes)('%s is told as it was', async (outcome) => {
  await expect(outcomeIn(await sealOutcome(outcome))).resolves.toBe(outcome)
})

test('it is news for ten minutes', async () => {
  const sealed = await sealOutcome('event_joined')
  vi.setSystemTime(NOW + 12 * 60_000)
  await expect(outcomeIn(sealed)).resolves.toBeUndefined()
})

test('nobody else makes one up', async () => {
  const foreign = await sealData({ outcome: 'event_joined' }, { password: 'x'.repeat(32) })
  const unknown = await sealData({ outcome: 'you_won' }, { password: env.SESSION_SECRET })
  for (const made of ['event_joined', '', foreign, unknown]) await expect(outcomeIn(made)).resolves.toBeUndefined()
})
