import { beforeEach, expect, test, vi } from 'vitest'
import { operateOnPages, hearSwitches } from '@/lib/content/publishes/operations'
import { closedForMinutes } from '@/lib/core/server/closed-for'
import { ImpossibleOperation } from '@/lib/core/server/operations/operation'
import { handOn, shareAgain } from '@/lib/core/server/instances/news-handlers'
import { featureFlags, isInMaintenance } from '@/lib/core/server/switches'

/** What was done, in order. */
const done = vi.hoisted(() => [] as unknown[][])
const tell = vi.hoisted(() => vi.fn())

vi.mock('@/lib/content/publishes/expire-everything', () => ({
  expireEverything: () => void done.push(['expire everything here']),
}))
vi.mock('@/lib/core/server/tag-expiry', () => ({
  expireTags: async (tags: string[]) => void done.push(['expire everywhere', tags]),
  purgeFronts: async (...what: unknown[]) => void done.push(['purge fronts', ...what]),
}))
vi.mock('@/lib/core/server/instances/other-instances', () => ({
  otherInstances: () => ({ teller: { tell } }),
}))
const reconcile = vi.hoisted(() => vi.fn())
vi.mock('@/lib/core/server/switches', async (original) => ({
  ...(await original<object>()),
  reconcileSwitches: reconcile,
}))
vi.mock('@/lib/core/server/persisted-file', () => ({
  PersistedFile: class {
    read = () => undefined
    write = () => true
  },
}))

const pagesOfPath = (path: string) => [`/en${path}`, `/en/variants${path}`]

beforeEach(() => {
  done.length = 0
  reconcile.mockResolvedValue({ hasChanged: false, lacking: undefined })
  tell.mockImplementation(async (news: { kind: string }) => {
    done.push(['tell', news.kind])
    return `entry of ${news.kind}`
  })
})

test('a purge expires each page at the path, everywhere', async () => {
  expect(await operateOnPages({ kind: 'purge', path: '/plans' }, pagesOfPath)).toContain('/en/plans')
  expect(done).toEqual([['expire everywhere', ['_N_T_/en/plans', '_N_T_/en/variants/plans']]])
})

test('while a flag is on for a share of visitors, a purge expires the pages in each form', async () => {
  await operateOnPages({ kind: 'flag', name: 'web-default-annual', isOn: true, share: 20 }, pagesOfPath)
  const askedFor: unknown[] = []
  await operateOnPages({ kind: 'purge', path: '/plans' }, (path, forms) => {
    askedFor.push([path, forms])
    return []
  })
  await operateOnPages({ kind: 'flag', name: 'web-default-annual', isOn: false }, pagesOfPath)
  expect(askedFor).toEqual([['/plans', ['', 'web-default-annual']]])
})

test('a flag is on for a share of visitors until it is on, off, or on for another one', async () => {
  const flag = (isOn: boolean, share?: number) =>
    operateOnPages({ kind: 'flag', name: 'web-default-annual', isOn, share }, pagesOfPath)
  for (const [isOn, share, setting, words] of [
    [true, 20, 'web-default-annual:20%', 'on for 20 % of visitors'],
    [true, 30, 'web-default-annual:30%', 'on for 30 % of visitors'],
    [true, undefined, 'web-default-annual', 'is on;'],
    [true, 1, 'web-default-annual:1%', 'on for 1 % of visitors'],
    [false, undefined, '-web-default-annual', 'is off;'],
  ] as const) {
    expect(await flag(isOn, share)).toContain(words)
    expect(featureFlags().filter((each) => each.includes('annual'))).toEqual([setting])
  }
})

test.each(['event-feed', 'winter-lab'])('%s can’t be on for a share of visitors, and stays as it is', async (name) => {
  const before = featureFlags()
  const operation = { kind: 'flag', name, isOn: true, share: 20 } as const
  await expect(operateOnPages(operation, pagesOfPath)).rejects.toThrow(ImpossibleOperation)
  expect([featureFlags(), done]).toEqual([before, []])
})

test('fronts are purged last, when the others know', async () => {
  await operateOnPages({ kind: 'purge-all' }, pagesOfPath)
  expect(done).toEqual([
    ['expire everything here'],
    ['tell', 'all-expired'],
    ['purge fronts', 'everything', 'entry of all-expired'],
  ])
})

test('a switch is known to the others before their pages expire', async () => {
  await operateOnPages({ kind: 'flag', name: 'winter-lab', isOn: true }, pagesOfPath)
  expect(featureFlags()).toContain('winter-lab')
  await operateOnPages({ kind: 'maintenance', isOn: true }, pagesOfPath)
  expect(isInMaintenance()).toBe(true)
  const told = done.filter(([what]) => what === 'tell').map(([, kind]) => kind)
  expect(told).toEqual(['switched', 'all-expired', 'switched', 'all-expired'])
})

test('what another instance has switched over makes pages anew, if it is news', async () => {
  await hearSwitches()
  const switches = { version: 1000, flags: { 'summer-lab': true } }
  handOn({ kind: 'switched', switches })
  expect(featureFlags()).toContain('summer-lab')
  handOn({ kind: 'switched', switches })
  handOn({ kind: 'all-expired' })
  expect(done).toEqual([['expire everything here']])
})

test('closing the site empties the fronts, which would show copies as in an outage; pages stay as they are', async () => {
  expect(await operateOnPages({ kind: 'close-site', forMinutes: 30 }, pagesOfPath)).toContain('30 minutes')
  expect(closedForMinutes()).toBe(30)
  expect(done).toEqual([
    ['tell', 'switched'],
    ['purge fronts', 'everything at once', 'entry of switched'],
  ])
  await operateOnPages({ kind: 'close-site' }, pagesOfPath)
  expect(closedForMinutes()).toBeUndefined()
  expect(done.slice(2)).toEqual([['tell', 'switched']])
})

test('what other instances could not be told is said, and told once they are heard again; fronts go once more', async () => {
  tell.mockResolvedValue(undefined)
  const said = await operateOnPages({ kind: 'close-site', forMinutes: 30 }, pagesOfPath)
  expect(said).toMatch(/^the site is closed here, and at other instances once the Redis is back: /)
  reconcile.mockResolvedValueOnce({ hasChanged: false, lacking: { version: 9, flags: {}, closedForMinutes: 30 } })
  tell.mockResolvedValue('entry')
  done.length = 0
  await hearSwitches()
  expect(tell).toHaveBeenLastCalledWith({
    kind: 'switched',
    switches: expect.objectContaining({ version: 9 }) as unknown,
  })
  expect(done).toEqual([['purge fronts', 'everything at once', 'entry']])
  await operateOnPages({ kind: 'close-site', forMinutes: undefined }, pagesOfPath)
  reconcile.mockResolvedValueOnce({ hasChanged: true, lacking: undefined })
  done.length = 0
  await shareAgain()
  expect(done).toEqual([['expire everything here'], ['purge fronts', 'everything', undefined]])
  reconcile.mockResolvedValueOnce({ hasChanged: false, lacking: undefined })
  done.length = 0
  await shareAgain()
  expect(done).toEqual([])
})

test('an instance that begins takes over what was switched, and leaves fronts alone', async () => {
  reconcile.mockResolvedValueOnce({ hasChanged: true, lacking: undefined })
  await hearSwitches()
  expect(done).toEqual([['expire everything here']])
})
