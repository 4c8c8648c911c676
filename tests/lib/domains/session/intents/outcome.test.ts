import { sealData } from 'iron-session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { intentOutcomes, openOutcome, sealOutcome } from '@/lib/domains/session/intents/outcome'
import { NOW } from '../../../support/session'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(intentOutcomes)('%s is told as it was', async (outcome) => {
  await expect(openOutcome(await sealOutcome({ outcome }, 'maya'), 'maya')).resolves.toEqual({ outcome })
})

test('with it goes the address at another site where the visitor goes on [FR-031]', async () => {
  const told = { outcome: 'donation_follows', leadsTo: 'https://giving.test/projects/7/donate' } as const
  await expect(openOutcome(await sealOutcome(told, 'maya'), 'maya')).resolves.toEqual(told)
})

test('it can be read for ten minutes', async () => {
  const sealed = await sealOutcome({ outcome: 'event_joined' }, 'maya')
  vi.setSystemTime(NOW + 12 * 60_000)
  await expect(openOutcome(sealed, 'maya')).resolves.toBeUndefined()
})

test('nobody else makes one up', async () => {
  const sealed = (outcome: string, password: string) => sealData({ memberId: 'maya', value: { outcome } }, { password })
  const foreign = await sealed('event_joined', 'x'.repeat(32))
  const unknown = await sealed('you_won', `${env.SESSION_SECRET}:intent outcome`)
  for (const made of ['event_joined', '', foreign, unknown])
    await expect(openOutcome(made, 'maya')).resolves.toBeUndefined()
})

test('somebody else’s can’t be read', async () => {
  await expect(openOutcome(await sealOutcome({ outcome: 'event_joined' }, 'robin'), 'maya')).resolves.toBeUndefined()
})

test.each(['javascript:alert(1)', 'ftp://giving.test/', 'xhttps://giving.test/', 'httpsx://giving.test/', 'giving'])(
  'nobody is led on to %s',
  async (leadsTo) => {
    const sealed = await sealOutcome({ outcome: 'donation_follows', leadsTo }, 'maya')
    await expect(openOutcome(sealed, 'maya')).resolves.toBeUndefined()
  },
)

test('a provider on this machine has no https', async () => {
  const leads = { outcome: 'donation_follows', leadsTo: 'http://localhost:4010/donate' } as const
  await expect(openOutcome(await sealOutcome(leads, 'maya'), 'maya')).resolves.toEqual(leads)
})
