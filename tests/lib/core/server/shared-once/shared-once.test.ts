import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, NotFoundError, TooManyRequestsError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { LEASE_MS, PATIENCE_MS } from '@/lib/core/server/shared-once/lease'
import type { OnceRule } from '@/lib/core/server/shared-once/shared-once'
import { sharedKey } from '@/lib/core/server/shared-store'
import { FakeLeases } from './fake-leases'
import { after, instanceWith, rule, settled, valuesOf, workOf } from './some-instances'

vi.mock('@/lib/core/server/seal', () => import('./plain-seal'))

const key = sharedKey('trial', 'line')
let store: FakeLeases

beforeEach(() => {
  vi.useFakeTimers()
  store = new FakeLeases()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

const anInstance = (its: OnceRule<string> = rule) => instanceWith(store, its)

test('callers at any instance share one run, also those that come later, for as long as it is remembered', async () => {
  const [one, other] = [anInstance(), anInstance()]
  const work = workOf(500)
  const first = [one, other, one, other].map((each) => each.run('line', 'what', work))
  await vi.advanceTimersByTimeAsync(1000)
  const later = [one, other].map((each) => each.run('line', 'what', work))
  await vi.advanceTimersByTimeAsync(0)
  expect(await valuesOf([...first, ...later])).toEqual(Array.from({ length: 6 }, () => 'run 1'))
  expect(await valuesOf([other.run('line', 'what', work)])).toEqual(['run 2'])
})

test('work of one line runs one after the other; of other lines, at the same time', async () => {
  const instances = [anInstance(), anInstance(), anInstance()]
  let [atOnce, most] = [0, 0]
  const work = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await after(100)
    atOnce -= 1
    return 'done'
  }
  await settled(
    instances.flatMap((each, index) => [each.run('line', `a${index}`, work), each.run('line', `b${index}`, work)]),
  )
  expect(most).toBe(1)
  await settled(instances.map((each, index) => each.run(`line ${index}`, 'a', work)))
  expect(most).toBe(3)
})

test('a repetition after other work in the line is done again, wherever that was done', async () => {
  const [one, other] = [anInstance(), anInstance()]
  const join = workOf(1)
  const leave = workOf(1)
  for (const run of [
    () => one.run('line', 'join', join),
    () => other.run('line', 'leave', leave),
    () => one.run('line', 'join', join),
  ])
    await Promise.all([run(), vi.advanceTimersByTimeAsync(200)])
  expect(join).toHaveBeenCalledTimes(2)
})

test('within one instance, who asks again after other work has come in between is not given the earlier result', async () => {
  const one = anInstance()
  const join = workOf(100)
  await settled([one.run('line', 'join', join), one.run('line', 'leave', workOf(100)), one.run('line', 'join', join)])
  expect(join).toHaveBeenCalledTimes(2)
})

test.each([
  [new NotFoundError('event 7'), 'not_found'],
  [new TooManyRequestsError(9), 'too_many_requests'],
  [new AppError('price_changed'), 'price_changed'],
  [new TypeError('a bug'), 'internal_error'],
])('a failure (%s) is shared with those who wait, and forgotten then', async (error, code) => {
  const [one, other] = [anInstance(), anInstance()]
  const failing = vi.fn(async () => {
    await after(300)
    throw error
  })
  const [first, second] = await valuesOf([one.run('line', 'what', failing), other.run('line', 'what', failing)])
  expect(first).toBe(error)
  expect(second).toMatchObject({ code })
  expect(second).toHaveProperty('retryAfterSeconds', error instanceof TooManyRequestsError ? 9 : undefined)
  expect(failing).toHaveBeenCalledTimes(1)
  expect(await valuesOf([other.run('line', 'what', workOf(1))])).toEqual(['run 1'])
})

test('who comes right after a failure, and has not waited, tries anew', async () => {
  const [one, other] = [anInstance(), anInstance()]
  await settled([one.run('line', 'what', () => Promise.reject(new AppError('upstream_failed')))])
  store.put(key, [...store.entries.values()][0]?.text ?? '', 2000)
  expect(await valuesOf([other.run('line', 'what', workOf(1))])).toEqual(['run 1'])
})

test('a result that is not remembered is given to those who wait, and to nobody else', async () => {
  const its = { ...rule, rememberedMs: (value: string) => (value === 'run 1' ? 0 : 3000) }
  const [one, other] = [anInstance(its), anInstance(its)]
  const work = workOf(300)
  const waiting = [one.run('line', 'what', work), other.run('line', 'what', work)]
  await vi.advanceTimersByTimeAsync(600)
  const later = other.run('line', 'what', work)
  expect(await valuesOf([...waiting, later])).toEqual(['run 1', 'run 1', 'run 2'])
})

test('long work keeps its lease', async () => {
  const [one, other] = [anInstance(), anInstance()]
  const work = workOf(2 * LEASE_MS)
  expect(await valuesOf([one.run('line', 'what', work), other.run('line', 'what', work)])).toEqual(['run 1', 'run 1'])
})

test('work that lasts too long is not waited for without end', async () => {
  const [one, other] = [anInstance(), anInstance()]
  const work = workOf(2 * PATIENCE_MS)
  const [, second] = await valuesOf([one.run('line', 'what', work), other.run('line', 'what', work)])
  expect(second).toMatchObject({ code: 'upstream_unavailable', retryAfterSeconds: 5 })
  expect(work).toHaveBeenCalledTimes(1)
})

/** An instance that has taken a lease and dies: it never prolongs it. */
const leaveLease = () => store.put(key, 'L:of the dead:t', LEASE_MS)

test('when its holder dies, a lease ends, and another takes over', async () => {
  leaveLease()
  const run = anInstance().run('line', 'what', workOf(1))
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1000)
  expect(store.entries.get(key)?.text).toBe('L:of the dead:t')
  expect(await valuesOf([run])).toEqual(['run 1'])
})

test('a holder that was overtaken is told before its write, and records nothing', async () => {
  const one = anInstance()
  const writes: string[] = []
  const stalled = one.run('line', 'what', async (confirm) => {
    await confirm()
    writes.push('first')
    store.put(key, 'L:of another:t', LEASE_MS)
    await confirm()
    writes.push('second')
    return 'done'
  })
  const [error] = await valuesOf([stalled])
  expect(error).toMatchObject({ code: 'upstream_unavailable' })
  expect(writes).toEqual(['first'])
  expect(store.entries.get(key)?.text).toBe('L:of another:t')
})

test('what an overtaken holder brings about is its own caller’s alone', async () => {
  const one = anInstance()
  const run = one.run('line', 'line', async () => {
    store.put(key, 'D:of another:t:sealed', LEASE_MS)
    return 'late'
  })
  expect(await valuesOf([run])).toEqual(['late'])
  expect(store.entries.get(key)?.text).toBe('D:of another:t:sealed')
  expect(one.findHere('line')).toBeUndefined()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('its outcome is not recorded'))
})

test('a result that is too long is its own caller’s; those who wait fail, and nobody does it twice at once', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const [one, other] = [anInstance(), anInstance()]
  const work = workOf(100, () => 'x'.repeat(40_000))
  const [first, second] = await valuesOf([one.run('line', 'what', work), other.run('line', 'what', work)])
  expect(first).toHaveLength(40_000)
  expect(second).toMatchObject({ code: 'upstream_failed' })
  expect(work).toHaveBeenCalledTimes(1)
})

test('a result can be asked for at any instance, also while the work is under way', async () => {
  const [one, other] = [anInstance(), anInstance()]
  expect(await valuesOf([one.find('line')])).toEqual([undefined])
  const run = one.run('line', 'line', workOf(500))
  await vi.advanceTimersByTimeAsync(100)
  const found = [one.find('line'), other.find('line')]
  await vi.advanceTimersByTimeAsync(1000)
  await expect(Promise.all([run, ...found, other.find('line')])).resolves.toEqual(['run 1', 'run 1', 'run 1', 'run 1'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await valuesOf([one.find('line'), other.find('line')])).toEqual([undefined, undefined])
})

test('who asks for a result is not kept waiting by a dead instance or a lost store, and learns of no failure', async () => {
  leaveLease()
  expect(await valuesOf([anInstance().find('line')])).toEqual([undefined])
  store.isDown = true
  expect(await valuesOf([anInstance().find('line')])).toEqual([undefined])
  store.isDown = false
  const [one, other] = [anInstance(), anInstance()]
  const run = one.run('line', 'line', async () => {
    await after(100)
    throw new AppError('upstream_failed')
  })
  await vi.advanceTimersByTimeAsync(10)
  const [, ...found] = await valuesOf([run, one.find('line'), other.find('line')])
  expect(found).toEqual([undefined, undefined])
})
