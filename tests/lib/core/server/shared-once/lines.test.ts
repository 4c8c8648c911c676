// What an instance remembers of its lines, and for how long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { processTime } from '@/lib/core/clock'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { Lines } from '@/lib/core/server/in-turn'
import { log } from '@/lib/core/server/log'
import { Remembered } from '@/lib/core/server/remembered'
import { type Instance, thisInstance } from '@/lib/core/server/shared-once/instance'
import { LIFE_MS } from '@/lib/core/server/shared-once/outcome'
import { type OnceRule, SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { sharedKey } from '@/lib/core/server/shared-store'
import { FakeLeases } from './fake-leases'
import { sealFor } from './plain-seal'
import { after, rule, settled, valuesOf, workOf } from './some-instances'

vi.mock('@/lib/core/server/seal', () => import('./plain-seal'))

const MOST_SEALED = 48 * 1024
let store: FakeLeases

beforeEach(() => {
  vi.useFakeTimers()
  store = new FakeLeases()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

/** An instance with what it knows of itself. */
function aProcess(its: Partial<OnceRule<string>> = {}, at: Partial<Instance> = {}) {
  const process: Instance = {
    lines: new Lines(),
    latest: new Map(),
    ranAlone: new Remembered<string>(100),
    instances: 2,
    findStore: () => store,
    ...at,
  }
  return { ...process, once: new SharedOnce({ ...rule, ...its }, process) }
}

const alone = { instances: 1, findStore: () => undefined }
const failing = () => Promise.reject(new AppError('upstream_failed'))

test('only the latest work of a line is remembered as that, until it has ended', async () => {
  const { once, latest } = aProcess()
  const first = once.run('line', 'a', workOf(100))
  expect([...latest.keys()]).toEqual(['trial line'])
  const second = once.run('line', 'b', workOf(100))
  await vi.advanceTimersByTimeAsync(100)
  await first
  expect([...latest.values()].map(({ what }) => what)).toEqual(['b'])
  expect(await valuesOf([second])).toEqual(['run 1'])
  expect(latest.size).toBe(0)
  await settled([once.run('line', 'c', failing)])
  expect(latest.size).toBe(0)
})

test('callers of one process share what is under way, also where nothing of it is remembered', async () => {
  for (const { once } of [aProcess({ rememberedMs: 0 }), aProcess({ rememberedMs: 0 }, alone)]) {
    const work = workOf(100)
    expect(await valuesOf([once.run('line', 'a', work), once.run('line', 'a', work)])).toEqual(['run 1', 'run 1'])
    expect(work).toHaveBeenCalledOnce()
    const fails = vi.fn(failing)
    const [one, other] = await valuesOf([once.run('line', 'a', fails), once.run('line', 'a', fails)])
    expect(other).toBe(one)
    expect(fails).toHaveBeenCalledOnce()
  }
})

test.each([
  ['with a store', {}],
  ['without one', alone],
])('%s, other work in a line makes its result be forgotten, even if it fails', async (_, at) => {
  const { once } = aProcess({}, at)
  await Promise.all([once.run('line', 'line', async () => 'done'), vi.advanceTimersByTimeAsync(0)])
  expect(await once.findHere('line')).toBe('done')
  const other = once.run('line', 'other', failing).catch(() => undefined)
  await Promise.all([other, vi.advanceTimersByTimeAsync(0)])
  expect(once.findHere('line')).toBeUndefined()
})

test('a result is remembered by the clock that its caller names, from the end of the work on', async () => {
  const { once } = aProcess({}, alone)
  const run = once.run('line', 'line', workOf(2000), 1000)
  await vi.advanceTimersByTimeAsync(2000)
  await run
  expect(await once.find('line', 5999)).toBe('run 1')
  expect(await once.find('line', 6000)).toBeUndefined()
})

test('a line in which work ran without its store is known for as long as an outcome can be opened', async () => {
  const { once, ranAlone } = aProcess({ withoutStore: 'goes_on' })
  store.isDown = true
  const now = processTime()
  await Promise.all([once.run('line', 'a', async () => 'done'), vi.advanceTimersByTimeAsync(0)])
  expect(ranAlone.find('trial line', now + LIFE_MS - 1)).toMatch(/^[\da-f-]{36}$/)
  expect(ranAlone.find('trial line', now + LIFE_MS + 1)).toBeUndefined()
})

test('that is known neither of a line that has one work, nor where there is no store', async () => {
  const { once, ranAlone } = aProcess({ withoutStore: 'goes_on' })
  store.isDown = true
  await Promise.all([once.run('line', 'line', async () => 'done'), vi.advanceTimersByTimeAsync(0)])
  expect(ranAlone.find('trial line', processTime())).toBeUndefined()
  const without = aProcess({}, alone)
  await Promise.all([without.once.run('line', 'a', async () => 'done'), vi.advanceTimersByTimeAsync(0)])
  expect(without.ranAlone.find('trial line', processTime())).toBeUndefined()
})

test.each([
  [1, 'refuses', true],
  [2, 'refuses', false],
  [2, 'goes_on', true],
] as const)(
  'while the store is down one of %d goes on where the rule is that it %s: %s',
  async (instances, its, isRun) => {
    store.isDown = true
    const work = workOf(1)
    await settled([aProcess({ withoutStore: its }, { instances }).once.run('line', 'a', work)])
    expect(work).toHaveBeenCalledTimes(isRun ? 1 : 0)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: new Error('down'), kind: 'trial' }, expect.any(String))
  },
)

test('the cause of a refusal is told', async () => {
  store.isDown = true
  const [refusal] = await valuesOf([aProcess().once.run('line', 'a', workOf(1))])
  expect(refusal).toMatchObject({ code: 'upstream_unavailable', cause: new Error('down') })
})

/** A result whose sealed text has so many characters, or as few more as it can have. */
async function resultOf(characters: number): Promise<string> {
  const sealed = sealFor('', z.unknown())
  const key = sharedKey('trial', 'line')
  const textOf = (length: number) => sealed.seal({ key, outcome: { value: 'x'.repeat(length) } })
  const overhead = Buffer.from(await textOf(0), 'base64url').byteLength
  return 'x'.repeat(Math.floor((characters * 3) / 4) - overhead)
}

/** What two instances get that ask for a result of so many sealed characters at the same time. */
async function both(characters: number) {
  const result = await resultOf(characters)
  const runs = [aProcess(), aProcess()].map(({ once }) =>
    once.run(
      'line',
      'a',
      workOf(100, () => result),
    ),
  )
  return { result, values: await valuesOf(runs) }
}

test('a result of 48 KiB of sealed text is given to others', async () => {
  const { result, values } = await both(MOST_SEALED)
  expect(values).toEqual([result, result])
  expect(log.error).not.toHaveBeenCalled()
})

test('a longer one is not, and the log says how long it is', async () => {
  const { result, values } = await both(MOST_SEALED + 4)
  expect(values).toEqual([result, expect.objectContaining({ code: 'upstream_failed' })])
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ kind: 'trial', length: MOST_SEALED + 4 }, expect.any(String))
})

test('a result that some instance has is found by its line, and a failure is none', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const run = one.once.run('line', 'line', async () => {
    await after(100)
    throw new AppError('upstream_failed')
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(await valuesOf([other.once.find('line'), one.once.find('line'), run])).toEqual([
    undefined,
    undefined,
    expect.any(AppError),
  ])
  expect(aProcess({}, alone).once.findHere('line')).toBeUndefined()
})

test('this process is one of as many instances as the environment says, with lines of its own', () => {
  const its = thisInstance()
  expect(its.instances).toBe(env.INSTANCES)
  expect(its.findStore()).toBeUndefined()
  for (const part of ['lines', 'latest', 'ranAlone'] as const) expect(thisInstance()[part]).toBe(its[part])
  expect(its.lines).toBeInstanceOf(Lines)
  its.ranAlone.keep('line', 'time', 1000)
  expect(thisInstance().ranAlone.find('line', 999)).toBe('time')
})
