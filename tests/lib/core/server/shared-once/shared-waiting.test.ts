import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { LEASE_MS } from '@/lib/core/server/shared-once/lease'
import { sharedTurn } from '@/lib/core/server/shared-once/shared-turn'
import { sharedKey } from '@/lib/core/server/shared-store'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { FakeLeases } from './fake-leases'
import { after, instanceWith, rule, valuesOf, workOf } from './some-instances'

vi.mock('@/lib/core/server/seal', () => import('./plain-seal'))

const key = sharedKey('trial', 'line')
let store: FakeLeases

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(log, 'warn').mockReturnValue()
  store = new FakeLeases()
})
afterEach(() => vi.useRealTimers())

/** 5, 10, 20, 40 and 80 ms, and then every 100 ms. */
const ASKED_IN_A_SECOND = 14

test('who waits for work elsewhere asks less and less often, ten times a second at the end', async () => {
  store.put(key, 'L:of another:t', LEASE_MS)
  const claim = vi.spyOn(store, 'claim')
  const run = instanceWith(store, rule).run('line', 'what', workOf(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(claim).toHaveBeenCalledTimes(ASKED_IN_A_SECOND)
  expect(claim.mock.calls[0]?.slice(2)).toEqual(['', LEASE_MS])
  expect(await valuesOf([run])).toEqual(['run 1'])
})

test('who waits for its result does, too', async () => {
  store.put(key, 'L:of another:t', LEASE_MS)
  const get = vi.spyOn(store, 'get')
  const found = instanceWith(store, rule).find('line')
  await vi.advanceTimersByTimeAsync(1000)
  expect(get).toHaveBeenCalledTimes(ASKED_IN_A_SECOND)
  expect(await valuesOf([found])).toEqual([undefined])
})

test('in a line that has only one work, what others did counts again once their store is back', async () => {
  const its = { ...rule, withoutStore: 'goes_on' } as const
  const [one, other] = [instanceWith(store, its), instanceWith(store, its)]
  const work = workOf(1)
  store.isDown = true
  expect(await valuesOf([one.run('line', 'line', work)])).toEqual(['run 1'])
  store.isDown = false
  const runs = [other.run('line', 'line', work)]
  await vi.advanceTimersByTimeAsync(100)
  runs.push(one.run('line', 'line', work))
  expect(await valuesOf(runs)).toEqual(['run 2', 'run 2'])
})

test('a result that the store no longer takes is known here all the same', async () => {
  const one = instanceWith(store, rule)
  const run = one.run('line', 'line', async () => {
    store.isDown = true
    return 'done'
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(await one.findHere('line')).toBe('done')
  expect(await valuesOf([run])).toEqual(['done'])
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining('can’t be recorded'))
})

test('turns of a line come one after the other, each with its own result or failure', async () => {
  const steps: string[] = []
  const turn = (name: string) =>
    sharedTurn('trial', 'line', async (confirm) => {
      steps.push(`${name} begins`)
      await after(100)
      await confirm()
      steps.push(`${name} ends`)
      if (name === 'second') throw new TypeError('ours')
      return name
    })
  const [first, second, third] = await valuesOf(['first', 'second', 'third'].map(turn))
  expect([first, third]).toEqual(['first', 'third'])
  expect(second).toMatchObject({ message: 'ours' })
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
