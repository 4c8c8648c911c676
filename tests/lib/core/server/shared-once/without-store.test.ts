import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { sharedKey } from '@/lib/core/server/shared-store'
import { FakeLeases } from './fake-leases'
import { instanceWith, rule, settled, valuesOf, workOf } from './some-instances'

vi.mock('@/lib/core/server/seal', () => import('./plain-seal'))

const goesOn = { ...rule, withoutStore: 'goes_on' } as const
const key = sharedKey('trial', 'line')
let store: FakeLeases

beforeEach(() => {
  vi.useFakeTimers()
  store = new FakeLeases()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

test('without a store one instance is exact for itself', async () => {
  const one = instanceWith(undefined, rule, 1)
  const work = workOf(100)
  const runs = [one.run('line', 'what', work), one.run('line', 'what', work)]
  await vi.advanceTimersByTimeAsync(200)
  const later = one.run('line', 'what', work)
  await vi.advanceTimersByTimeAsync(0)
  expect(await valuesOf([...runs, later])).toEqual(['run 1', 'run 1', 'run 1'])
  await settled([one.run('line', 'other', workOf(1))])
  expect(await valuesOf([one.run('line', 'what', work)])).toEqual(['run 2'])
})

test('without a store a result is remembered from the end of the work, however long that took', async () => {
  const one = instanceWith(undefined, rule, 1)
  const work = workOf(2000)
  const soon = (milliseconds: number) =>
    Promise.all([one.run('line', 'what', work), vi.advanceTimersByTimeAsync(milliseconds)])
  await soon(4900)
  await soon(2000)
  expect(work).toHaveBeenCalledTimes(1)
  await soon(2000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a failure makes one instance without a store forget what was before it in the line', async () => {
  const one = instanceWith(undefined, rule, 1)
  const work = workOf(1)
  await Promise.all([one.run('line', 'what', work), vi.advanceTimersByTimeAsync(10)])
  await expect(one.run('line', 'other', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await Promise.all([one.run('line', 'what', work), vi.advanceTimersByTimeAsync(10)])
  expect(work).toHaveBeenCalledTimes(2)
})

test('while the store is down, one of several instances begins nothing, and says when to come back', async () => {
  store.isDown = true
  const work = workOf(1)
  const [error] = await valuesOf([instanceWith(store, rule).run('line', 'what', work)])
  expect(error).toMatchObject({ code: 'upstream_unavailable', retryAfterSeconds: 5 })
  expect(work).not.toHaveBeenCalled()
})

test('while the store is down, the only instance goes on, and is exact for itself', async () => {
  store.isDown = true
  const only = instanceWith(store, rule, 1)
  const work = workOf(1)
  await Promise.all([only.run('line', 'what', work), vi.advanceTimersByTimeAsync(10)])
  await Promise.all([only.run('line', 'what', work), vi.advanceTimersByTimeAsync(10)])
  expect(work).toHaveBeenCalledTimes(1)
})

test('while the store is down, what may go on goes on at each instance', async () => {
  store.isDown = true
  const work = workOf(1)
  expect(
    await valuesOf(
      [instanceWith(store, goesOn), instanceWith(store, goesOn)].map((each) => each.run('line', 'what', work)),
    ),
  ).toEqual(['run 2', 'run 2'])
})

test('what was recorded before other work ran without the store answers nobody there, and a later result does', async () => {
  const [one, other] = [instanceWith(store, goesOn), instanceWith(store, goesOn)]
  const join = workOf(1)
  const soon = async (run: Promise<string>) => (await Promise.all([run, vi.advanceTimersByTimeAsync(10)]))[0]
  await soon(one.run('line', 'join', join))
  store.isDown = true
  await soon(one.run('line', 'leave', workOf(1)))
  store.isDown = false
  expect(await soon(one.run('line', 'join', join))).toBe('run 2')
  expect(await soon(one.run('line', 'join', join))).toBe('run 2')
  await soon(other.run('line', 'leave', workOf(1)))
  expect(await soon(one.run('line', 'join', join))).toBe('run 3')
})

test('in a line of one work a result stays true, also if it was made without the store', async () => {
  const one = instanceWith(store, goesOn)
  const work = workOf(1)
  await Promise.all([one.run('line', 'line', work), vi.advanceTimersByTimeAsync(10)])
  store.isDown = true
  expect(await Promise.race([one.run('line', 'line', work), vi.advanceTimersByTimeAsync(10)])).toBe('run 1')
})

test('who has seen that the work is under way does not do it when the store is lost', async () => {
  const [one, other] = [instanceWith(store, goesOn), instanceWith(store, goesOn)]
  const work = workOf(1000)
  const runs = [one.run('line', 'what', work), other.run('line', 'what', work)]
  await vi.advanceTimersByTimeAsync(500)
  store.isDown = true
  const [first, second] = await valuesOf(runs)
  expect(first).toBe('run 1')
  expect(second).toMatchObject({ code: 'upstream_unavailable' })
  expect(work).toHaveBeenCalledTimes(1)
})

test('a store that is lost before a write stops it, and after it stops nothing', async () => {
  const before = instanceWith(store, rule).run('before', 'what', async (confirm) => {
    store.isDown = true
    await confirm()
    return 'written'
  })
  expect((await valuesOf([before]))[0]).toMatchObject({ code: 'upstream_unavailable' })
  store.isDown = false
  const afterIt = instanceWith(store, rule).run('after', 'what', async (confirm) => {
    await confirm()
    store.isDown = true
    return 'written'
  })
  expect(await valuesOf([afterIt])).toEqual(['written'])
})

test('another’s data under our key are left alone, as if there were no store', async () => {
  store.put(key, 'something else', 60_000)
  expect((await valuesOf([instanceWith(store, rule).run('line', 'what', workOf(1))]))[0]).toMatchObject({
    code: 'upstream_unavailable',
  })
  expect(await valuesOf([instanceWith(store, goesOn).run('line', 'what', workOf(1))])).toEqual(['run 1'])
  expect(store.entries.get(key)?.text).toBe('something else')
})

test('an outcome that was copied from another key is not believed', async () => {
  await settled([instanceWith(store, rule).run('line', 'what', workOf(1))])
  store.put(sharedKey('trial', 'of another player'), [...store.entries.values()][0]?.text ?? '', 60_000)
  const [error] = await valuesOf([instanceWith(store, rule).run('of another player', 'what', workOf(1))])
  expect(error).toMatchObject({ code: 'upstream_unavailable' })
})
