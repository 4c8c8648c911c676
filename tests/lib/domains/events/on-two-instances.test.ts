import { beforeEach, expect, test, vi } from 'vitest'
import { makePersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { joinEvent } from '@/lib/domains/events/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { FakeLeases } from '../../core/server/shared-once/fake-leases'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

/** The store that all instances share. */
const shared = vi.hoisted(() => ({ leases: undefined as unknown }))
vi.mock('@/lib/core/server/shared-once/lease-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedLeases: () => shared.leases,
}))

beforeEach(() => {
  shared.leases = new FakeLeases()
  forgetProcessState()
})

/** Calls on one instance, then on another, which knows only what the store tells. */
async function onTwo<Value>(call: () => Promise<Value>): Promise<[Value, Value]> {
  const one = await call()
  forgetProcessState()
  return [one, await call()]
}

test('a second press that another instance gets is told what came of the first', async () => {
  const asked = stubUpstream(() => Response.json({ signedUp: true }))
  const answers = await onTwo(() => joinEvent(aMember, '70'))
  expect(answers).toEqual([
    { signedUp: true, joinedAfterMs: 1000 },
    { signedUp: true, joinedAfterMs: 1000 },
  ])
  expect(asked).toHaveLength(1)
})

test('one whom the game has not let in is asked for again there, too', async () => {
  const asked = stubUpstream(() => Response.json({ signedUp: false }))
  await onTwo(() => joinEvent(aMember, '70'))
  expect(asked).toHaveLength(2)
})

test('a calendar’s address that one instance has made the other tells, and makes none that would end it', async () => {
  const asked = stubUpstream(() => Response.json({ feedToken: `secret-${asked.length}` }))
  const [one, other] = await onTwo(() => makePersonalFeed(aMember))
  expect(one.url).toMatch(/secret-1$/)
  expect(other).toEqual(one)
  expect(asked).toHaveLength(1)
})
