import { beforeEach, expect, test, vi } from 'vitest'
import { LookTurn } from '@/lib/content/publishes/look-turn'
import { log } from '@/lib/core/server/log'

vi.mock('@/lib/core/server/lease', () => ({
  acquireLease: async (store: Store) => store.acquire(),
}))

type Lease = { token: number; renew: () => Promise<boolean>; release: () => Promise<void> }
type Store = { acquire: () => Promise<Lease | undefined> }

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

/** One lease that instances share, and the timers by which they renew it. */
function setting() {
  const world = { holder: undefined as number | undefined, tokens: 0, isUp: true, timers: new Set<() => void>() }
  const store = {
    async acquire() {
      if (!world.isUp) throw new Error('The socket is closed')
      if (world.holder !== undefined) return undefined
      const token = (world.tokens += 1)
      world.holder = token
      return {
        token,
        async renew() {
          if (!world.isUp) throw new Error('The socket is closed')
          return world.holder === token
        },
        async release() {
          if (world.holder === token) world.holder = undefined
        },
      }
    },
  }
  const every = (_: number, run: () => void) => {
    world.timers.add(run)
    return () => void world.timers.delete(run)
  }
  const turn = () => new LookTurn(store as never, every)
  return { world, turn }
}

test('one instance at a time has the turn, until it gives it back', async () => {
  const { world, turn } = setting()
  const [one, other] = [turn(), turn()]
  expect([await one.isOurs(), await other.isOurs(), await one.isOurs()]).toEqual([true, false, true])
  await one.giveBack()
  expect(await other.isOurs()).toBe(true)
  expect(other.token).toBe(2)
  expect(world.timers.size).toBe(1)
})

test('the turn of one that died goes to another, with a greater token', async () => {
  const { world, turn } = setting()
  const [one, other] = [turn(), turn()]
  await one.isOurs()
  world.holder = undefined
  expect(await other.isOurs()).toBe(true)
  expect(await one.isOurs()).toBe(false)
  expect([one.token, other.token]).toEqual([undefined, 2])
})

test('a lease that can’t be renewed is no longer renewed', async () => {
  const { world, turn } = setting()
  const one = turn()
  await one.isOurs()
  world.holder = undefined
  for (const renew of world.timers) renew()
  await new Promise(setImmediate)
  expect(one.token).toBeUndefined()
  expect(world.timers.size).toBe(0)
})

test('without a store, or while it can’t be reached, it is everybody’s turn', async () => {
  const { world, turn } = setting()
  world.isUp = false
  const [one, other] = [turn(), turn()]
  expect([await one.isOurs(), await other.isOurs()]).toEqual([true, true])
  expect(one.token).toBeUndefined()
  await expect(new LookTurn(undefined, () => () => undefined).isOurs()).resolves.toBe(true)
})
