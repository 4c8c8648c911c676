import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limiterOf } from '@/lib/core/server/rate-limit/limiter'
import { rateLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import type { SharedStore } from '@/lib/core/server/shared-store'

/** As much of a store's client as counting uses: it counts by key, and is there or not. */
function aStore() {
  const counts = new Map<string, number>()
  const state = { isReady: true, isBroken: false }
  const client = {
    get isReady() {
      return state.isReady
    },
    async eval(_script: string, { keys: [key = ''], arguments: [points, seconds] }: Evaluated) {
      if (state.isBroken) throw new Error('the connection broke off')
      const consumed = (counts.get(key) ?? 0) + Number(points)
      counts.set(key, consumed)
      return [consumed, Number(seconds) * 1000]
    },
  }
  return { state, counts, client: client as unknown as SharedStore }
}

type Evaluated = { keys: string[]; arguments: string[] }

const { tries, seconds } = rateLimits.signIn
const WHO = '192.0.2.1'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How many of these tries are taken. */
async function taken(consume: () => Promise<unknown>, attempts: number): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: attempts }, consume))
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('instances that share a store count together', async () => {
  const { client } = aStore()
  const [one, other] = [limiterOf('signIn', client), limiterOf('signIn', client)]
  expect(await taken(() => one.consume(WHO), tries - 1)).toBe(tries - 1)
  expect(await taken(() => other.consume(WHO), 5)).toBe(1)
  await expect(one.consume(WHO)).rejects.toMatchObject({ msBeforeNext: seconds * 1000 })
  await expect(other.consume('192.0.2.2')).resolves.toMatchObject({ consumedPoints: 1 })
})

test('a key names the limit, and not whom it counts', async () => {
  const { client, counts } = aStore()
  await limiterOf('submissionsOfAddress', client).consume('maya@example.com')
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^gruppetto:limit:submissionsOfAddress:[\w-]{43}$/)])
})

test.each([
  ['is not connected', { isReady: false }],
  ['breaks off', { isBroken: true }],
])(
  'while the store %s, each instance counts for itself: nobody is let through, nobody locked out',
  async (_, trouble) => {
    const { client, state } = aStore()
    const limiter = limiterOf('signIn', client)
    Object.assign(state, trouble)
    expect(await taken(() => limiter.consume(WHO), tries + 10)).toBe(tries)
    Object.assign(state, { isReady: true, isBroken: false })
    await expect(limiter.consume(WHO)).resolves.toMatchObject({ consumedPoints: 1 })
  },
)
