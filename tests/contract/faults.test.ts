import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FAULT_KINDS } from '@/sandbox/control/faults.ts'
import { faults } from './faults'
import { forgetProcessState } from '../support/forget-process-state'
import { loadServiceReads, loadServiceWrites, type Calls } from './service-calls'
import { failureOf, settled, stopTimers } from './settled'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

const named = faults.map((each) => [each.name, each] as const)
const passing = named.filter(([, { attempts }]) => attempts === 2)

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await startProduct(sandbox)
  stopTimers()
})
afterEach(() => vi.useRealTimers())

const requestIdSchema = z.object({ requestId: z.string() })

/** How often a failed call asked; its attempts carry one request id. */
async function attemptsOf(error: unknown): Promise<number> {
  const { requestId } = requestIdSchema.parse(error)
  return (await sandbox.calls()).filter((call) => call.requestId === requestId).length
}

test('no fault of the sandbox is missing here', () => {
  expect(new Set(faults.map(({ fault }) => fault.kind))).toEqual(new Set(FAULT_KINDS))
})

/** The service of the sandbox that stands in for one that we call by another name. */
const standInOf = (service: string) => (service === 'fundraising' ? 'web' : service)

/** What each of the calls fails with, as the first call of a product that has just been started. */
async function failuresOf(calls: Calls): Promise<unknown[]> {
  const failures = []
  for (const call of Object.values(calls)) {
    forgetProcessState()
    failures.push(await failureOf(call()))
  }
  return failures
}

test.each(named)(
  'every read of a service that is %s fails with a typed error, tried once more if that may help',
  async (_, each) => {
    const reads = await loadServiceReads()
    for (const [service, calls] of Object.entries(reads)) {
      await sandbox.switchOn({ service: standInOf(service), ...each.fault })
      const operations = Object.keys(calls)
      const errors = await failuresOf(calls)
      expect(errors).toMatchObject(
        operations.map((operation) => ({ name: 'UpstreamError', service, operation, ...each.error })),
      )
      const attempts = await Promise.all(errors.map(attemptsOf))
      expect(attempts).toEqual(operations.map(() => each.attempts))
    }
  },
)

test.each(passing)('a read gets over a service that is %s once', async (_, { fault }) => {
  const { getLiveCounts } = await import('@/lib/services/game/live')
  await sandbox.switchOn({ service: 'game', times: 1, ...fault })
  await expect(settled(getLiveCounts())).resolves.toMatchObject({ livePlayersCount: expect.any(Number) })
  expect(await sandbox.calls()).toHaveLength(2)
})

/** Writes that read little or nothing of their answer: its shape doesn't matter to them. */
const UNREAD: Record<string, readonly string[]> = {
  sendEvent: ['schema'],
  sendSignUp: ['schema'],
  sendForm: ['schema', 'not_json'],
  sendContactRequest: ['schema', 'not_json'],
  registerUserTodaysPlan: ['schema'],
  setUpUserTodaysPlanZA: ['schema'],
}

/** An answer without a body has nothing to be cut but itself. */
const cutWhole = { kind: 'network', code: 'upstream_unavailable' } as const
const asItFails = (operation: string, error: (typeof faults)[number]['error']) =>
  operation === 'cancelSubscription' && 'kind' in error && error.kind === 'cut_short' ? cutWhole : error

test.each(named)('a write to a service that is %s is never repeated', async (_, { fault, error }) => {
  const kind = 'kind' in error ? String(error.kind) : ''
  for (const [service, calls] of Object.entries(await loadServiceWrites())) {
    await sandbox.switchOn({ service: standInOf(service), ...fault })
    const writes = Object.entries(calls).filter(([operation]) => !UNREAD[operation]?.includes(kind))
    const failures = await failuresOf(Object.fromEntries(writes))
    expect(failures).toMatchObject(
      writes.map(([operation]) => ({ name: 'UpstreamError', service, operation, ...asItFails(operation, error) })),
    )
    const attempts = await Promise.all(failures.map(attemptsOf))
    expect(attempts).toEqual(writes.map(() => 1))
  }
})

test.each(named)('content that is %s fails with a typed error, for its refs as for its documents', async (_, each) => {
  const { getRepository } = await import('@/lib/content/api/repository')
  const { publishedClient } = await import('@/lib/content/api/client')
  await sandbox.switchOn({ service: 'content', ...each.fault })
  const withoutRefs = await failureOf(getRepository())
  expect(withoutRefs).toMatchObject({ service: 'content', operation: 'getRepository', ...each.error })
  expect(await attemptsOf(withoutRefs)).toBe(each.attempts)

  await sandbox.switchOff()
  forgetProcessState()
  await settled(getRepository())
  await sandbox.switchOn({ service: 'content', ...each.fault })
  const withoutDocuments = await failureOf(publishedClient().getByType('page'))
  expect(withoutDocuments).toMatchObject({ service: 'content', operation: 'search', ...each.error })
  expect(await attemptsOf(withoutDocuments)).toBe(each.attempts)
})

test('a service whose writes or member reads keep failing is still read by visitors', async () => {
  const { getLiveCounts } = await import('@/lib/services/game/live')
  const { getProfile, saveProfile } = await import('@/lib/services/game/profile')
  await sandbox.switchOn({ service: 'game', path: '/profiles/me', kind: 'failing' })
  for (let call = 0; call < 5; call += 1) {
    await failureOf(getProfile('demo-member'))
    await failureOf(saveProfile({ ftp: 250 }, 'demo-member'))
  }
  expect(await failureOf(getProfile('demo-member'))).toMatchObject({ kind: 'open' })
  expect(await failureOf(saveProfile({ ftp: 250 }, 'demo-member'))).toMatchObject({ kind: 'open' })
  await expect(settled(getLiveCounts())).resolves.toMatchObject({ livePlayersCount: expect.any(Number) })
})

test('a service that keeps failing is left alone, and its neighbours are not', async () => {
  const { getLiveCounts } = await import('@/lib/services/game/live')
  const { listArticleCards } = await import('@/lib/services/articles/client')
  await sandbox.switchOn({ service: 'game', kind: 'failing' })
  for (let call = 0; call < 5; call += 1) await failureOf(getLiveCounts())
  const asked = (await sandbox.calls()).length
  expect(await failureOf(getLiveCounts())).toMatchObject({ kind: 'open', code: 'upstream_unavailable' })
  expect(await sandbox.calls()).toHaveLength(asked)
  await expect(settled(listArticleCards({ limit: 1 }))).resolves.toMatchObject({ received: 1 })
})
