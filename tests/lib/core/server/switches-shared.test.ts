import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'

/** What the shared store has in the place of switches, and what becomes of attempts to replace it. */
const store: { text: string | null; replaces: () => 0 | 1; tries: number } = {
  text: null,
  replaces: () => 1,
  tries: 0,
}
vi.mock('@/lib/core/server/shared-store', () => ({
  storeKey: (name: string) => name,
  sharedStore: () => ({
    get: async () => store.text,
    eval: async () => {
      store.tries += 1
      return store.replaces()
    },
  }),
}))

beforeEach(() => {
  Object.assign(store, { text: null, replaces: () => 1, tries: 0 })
})

async function started(folder = temporaryFolder()) {
  vi.stubEnv('CACHE_FOLDER', folder)
  vi.stubEnv('FEATURE_FLAGS', '')
  forgetProcessState()
  vi.resetModules()
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  return { ...(await import('@/lib/core/server/switches')), warn }
}

const right = { version: 7, flags: { a: true } }

test.each([
  right,
  { ...right, shares: { a: 1, b: 99 } },
  { ...right, isInMaintenance: true },
  { ...right, closedForMinutes: 0.5 },
])('what the store has is taken over: %j', async (switches) => {
  const site = await started()
  store.text = JSON.stringify(switches)
  expect((await site.reconcileSwitches()).hasChanged).toBe(true)
  expect(site.featureFlags()).toContain('a')
  expect(site.warn).not.toHaveBeenCalled()
})

test.each([
  { ...right, version: '7' },
  { flags: { a: true } },
  { version: 7 },
  { ...right, flags: { a: 'yes' } },
  { ...right, shares: { a: 0 } },
  { ...right, shares: { a: 100 } },
  { ...right, shares: { a: 1.5 } },
  { ...right, isInMaintenance: 'yes' },
  { ...right, closedForMinutes: 0 },
  { ...right, closedForMinutes: -1 },
])('what is no switches is not, and told in the log: %j', async (switches) => {
  const site = await started()
  store.text = JSON.stringify(switches)
  expect((await site.reconcileSwitches()).hasChanged).toBe(false)
  expect(site.featureFlags()).toEqual([])
  expect(site.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String))
})

test.each([
  ['nothing was switched over', null, { version: 0 }, false, false],
  ['the store has what is here', right, right, false, false],
  ['the store has newer ones', { ...right, version: 8, isInMaintenance: true }, right, true, false],
  ['the store has older ones', { ...right, version: 6 }, right, false, true],
  ['the store came back empty', null, right, false, true],
  ['both were switched over', { ...right, isInMaintenance: true }, right, true, false],
  ['both were switched over to something else', { version: 7, flags: { b: true } }, right, true, true],
])('after a time without the store, where %s', async (_, shared, here, hasChanged, isLacking) => {
  const site = await started()
  if ('flags' in here) site.adoptSwitches(here)
  store.text = shared && JSON.stringify(shared)
  const found = await site.reconcileSwitches()
  expect([found.hasChanged, found.lacking !== undefined]).toEqual([hasChanged, isLacking])
  expect(store.tries).toBe(isLacking ? 1 : 0)
})

test('after a time without the store, who is always overtaken by others says so', async () => {
  const site = await started()
  site.adoptSwitches(right)
  store.replaces = () => 0
  await expect(site.reconcileSwitches()).rejects.toThrow('others change them all the time')
})

test('who is always overtaken by others changes switches here alone after twenty tries, and says so', async () => {
  const site = await started()
  store.replaces = () => 0
  await site.changeSwitches((before) => ({ ...before, flags: { a: true } }))
  expect([store.tries, site.featureFlags()]).toEqual([20, ['a']])
  expect(site.warn).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ message: 'others change them all the time' }) },
    expect.any(String),
  )
})

test('what can’t be kept on the disk is switched all the same, with a line in the log', async () => {
  const site = await started('/dev/null/nowhere')
  await site.changeSwitches((before) => ({ ...before, flags: { a: true } }))
  expect(site.featureFlags()).toEqual(['a'])
  expect(site.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be kept'))
})

test('a change follows from the newer of what the store has and what is known here', async () => {
  const site = await started()
  site.adoptSwitches({ version: 9, flags: { here: true } })
  const next = () => site.changeSwitches((before) => ({ ...before, flags: { ...before.flags, a: false } }))
  store.text = JSON.stringify({ version: 9, flags: { there: true } })
  expect(await next()).toEqual({ version: 10, flags: { here: true, a: false } })
  store.text = JSON.stringify({ version: 11, flags: { there: true } })
  expect(await next()).toEqual({ version: 12, flags: { there: true, a: false } })
})

test('without a switch the contact form is there or not as the environment says', async () => {
  vi.stubEnv('MAINTENANCE', 'true')
  expect((await started()).isInMaintenance()).toBe(true)
  vi.stubEnv('MAINTENANCE', 'false')
  const site = await started()
  expect(site.isInMaintenance()).toBe(false)
  site.adoptSwitches({ version: 1, flags: {}, isInMaintenance: true })
  expect(site.isInMaintenance()).toBe(true)
})
