import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const store = new Map<string, string>()
let isDown = false
type Evaluation = { keys: string[]; arguments: string[] }
const answer = async <Value>(value: () => Value) => {
  if (isDown) throw new Error('down')
  return value()
}
vi.mock('@/lib/core/server/shared-store', () => ({
  storeKey: (name: string) => name,
  sharedStore: () => ({
    get: (key: string) => answer(() => store.get(key) ?? null),
    /** The script that replaces a text if it is still the same. */
    eval: (_script: string, { keys: [key = ''], arguments: [before, next = ''] }: Evaluation) =>
      answer(() => {
        if ((store.get(key) ?? '') !== before) return 0
        store.set(key, next)
        return 1
      }),
  }),
}))

beforeEach(() => {
  store.clear()
  isDown = false
})

const switchesOf = (version: number) =>
  fc.record({
    version: fc.constant(version),
    flags: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.boolean(), { noNullPrototype: true }),
    shares: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 99 }), { noNullPrototype: true }),
    isInMaintenance: fc.option(fc.boolean(), { nil: undefined }),
    closedForMinutes: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  })

type Switched = { flags: Record<string, boolean>; shares: Record<string, number> }

/** A process that has just begun, with what is in its folder. */
async function started(folder: string, environment: Record<string, string> = {}) {
  vi.stubEnv('CACHE_FOLDER', folder)
  vi.stubEnv('FEATURE_FLAGS', environment.FEATURE_FLAGS ?? '')
  vi.stubEnv('MAINTENANCE', environment.MAINTENANCE ?? 'false')
  forgetProcessState()
  vi.resetModules()
  const { log } = await import('@/lib/core/server/log')
  vi.spyOn(log, 'warn').mockReturnValue()
  const { isFlagOn } = await import('@/lib/core/flags')
  const switches = await import('@/lib/core/server/switches')
  return { ...switches, isOn: (name: string) => isFlagOn(name, switches.featureFlags()) }
}

/** What our server reads of the process that was started last. */
async function closedFor(): Promise<number | undefined> {
  const { closedForMinutes } = await import('@/lib/core/server/closed-for')
  return closedForMinutes()
}

const flag = (name: string, isOn: boolean) => (before: { flags: Record<string, boolean> }) => ({
  ...before,
  flags: { ...before.flags, [name]: isOn },
})

test('what an operator switches counts more than the environment, also after a restart', async () => {
  const folder = temporaryFolder()
  const environment = { FEATURE_FLAGS: 'winter-lab,-event-feed', MAINTENANCE: 'true' }
  const first = await started(folder, environment)
  expect([first.isOn('winter-lab'), first.isOn('event-feed'), first.isInMaintenance()]).toEqual([true, false, true])
  await first.changeSwitches(flag('winter-lab', false))
  await first.changeSwitches(flag('event-feed', true))
  await first.changeSwitches((before) => ({ ...before, isInMaintenance: false }))
  store.clear()
  for (const site of [first, await started(folder, environment)])
    expect([site.isOn('winter-lab'), site.isOn('event-feed'), site.isInMaintenance()]).toEqual([false, true, false])
})

test('a site that is closed begins closed after a restart, until it is opened', async () => {
  const folder = temporaryFolder()
  const first = await started(folder)
  await first.changeSwitches((before) => ({ ...before, closedForMinutes: 30 }))
  const second = await started(folder)
  second.recallSwitches()
  expect(await closedFor()).toBe(30)
  await second.changeSwitches((before) => ({ ...before, closedForMinutes: undefined }))
  const third = await started(folder)
  third.recallSwitches()
  expect(await closedFor()).toBeUndefined()
})

test('an instance takes over newer switches alone, and says whether anything differs', async () => {
  const site = await started(temporaryFolder())
  const newer = await site.changeSwitches(flag('winter-lab', true))
  expect(site.adoptSwitches({ version: newer.version, flags: {} })).toBe(false)
  expect(site.isOn('winter-lab')).toBe(true)
  expect(site.adoptSwitches({ version: newer.version + 1, flags: {} })).toBe(true)
  expect(site.isOn('winter-lab')).toBe(false)
})

test('an instance that was away finds what was switched meanwhile, and goes on from there', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  const first = await started(one)
  await first.changeSwitches(flag('a', true))
  await first.changeSwitches(flag('b', true))
  const late = await started(other)
  expect(await late.reconcileSwitches()).toEqual({ hasChanged: true, lacking: undefined })
  expect(await late.reconcileSwitches()).toEqual({ hasChanged: false, lacking: undefined })
  expect([late.isOn('a'), late.isOn('b')]).toEqual([true, true])
  const { version } = await late.changeSwitches(flag('c', true))
  expect(version).toBe(3)
})

test('an instance that has not heard yet changes what all have, not what it knows', async () => {
  const first = await started(temporaryFolder())
  await first.changeSwitches(flag('a', true))
  const late = await started(temporaryFolder())
  expect(await late.changeSwitches(flag('b', true))).toEqual({ version: 2, flags: { a: true, b: true } })
})

test('what two operators switch at the same moment, at two instances, is all switched', async () => {
  const [one, other] = [await started(temporaryFolder()), await started(temporaryFolder())]
  const names = ['a', 'b', 'c', 'd']
  await Promise.all(names.map((name, at) => (at % 2 === 0 ? one : other).changeSwitches(flag(name, true))))
  const late = await started(temporaryFolder())
  await late.reconcileSwitches()
  expect(names.filter((name) => late.isOn(name))).toEqual(names)
})

test('two instances that were without each other end with the same switches, in whatever order they hear', () =>
  fc.assert(
    fc.asyncProperty(switchesOf(7), switchesOf(7), async (one, other) => {
      const [first, second] = [await started(temporaryFolder()), await started(temporaryFolder())]
      for (const each of [one, other]) first.adoptSwitches(each)
      for (const each of [other, one]) second.adoptSwitches(each)
      expect(second.featureFlags().toSorted()).toEqual(first.featureFlags().toSorted())
      expect(second.isInMaintenance()).toBe(first.isInMaintenance())
      const expected = Math.max(one.closedForMinutes ?? 0, other.closedForMinutes ?? 0)
      expect((await closedFor()) ?? 0).toBe(expected)
      for (const name of Object.keys({ ...one.flags, ...other.flags }))
        expect(first.isOn(name)).toBe((one.flags[name] ?? true) && (other.flags[name] ?? true))
    }),
    { numRuns: 15 },
  ))

test.each<[one: Partial<Switched>, other: Partial<Switched>, setting: string]>([
  [{ flags: { a: false }, shares: { a: 20 } }, { flags: { a: false }, shares: { a: 30 } }, 'a:20%'],
  [{ flags: { a: true } }, { flags: { a: false }, shares: { a: 30 } }, 'a:30%'],
  [{ flags: { a: false } }, { flags: { a: false }, shares: { a: 30 } }, '-a'],
  [{}, { flags: { a: false }, shares: { a: 30 } }, 'a:30%'],
])(
  'of two instances that were without each other, the smaller share counts: %j and %j',
  async (one, other, setting) => {
    for (const order of [
      [one, other],
      [other, one],
    ]) {
      const site = await started(temporaryFolder())
      for (const each of order) site.adoptSwitches({ version: 7, flags: {}, ...each })
      expect(site.featureFlags()).toEqual([setting])
    }
  },
)

test('for an instance of a version that knows no shares, a shared flag is off', async () => {
  const site = await started(temporaryFolder())
  const shared = await site.changeSwitches((before) => ({ ...before, flags: { a: false }, shares: { a: 20 } }))
  expect([shared.flags, site.featureFlags()]).toEqual([{ a: false }, ['a:20%']])
})

test('without the store, or with something else in it, switches work at this instance', async () => {
  const site = await started(temporaryFolder())
  store.set('switches', 'not ours')
  expect((await site.reconcileSwitches()).hasChanged).toBe(false)
  isDown = true
  await site.changeSwitches(flag('winter-lab', true))
  expect(site.isOn('winter-lab')).toBe(true)
  await expect(site.reconcileSwitches()).rejects.toThrow('down')
  isDown = false
  expect((await site.reconcileSwitches()).lacking?.flags).toEqual({ 'winter-lab': true })
})
