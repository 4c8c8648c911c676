import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SearchItem } from '@/lib/domains/search/entry'
import { SearchKeeper, type SearchReader } from '@/lib/domains/search/keeper'
import { SearchIndex } from '@/lib/domains/search/search-index'

const itemOf = (key: string, version = '1'): SearchItem => ({
  key,
  version,
  entries: [{ kind: 'page', locale: 'en', title: `${key} ${version}`, text: '', place: { type: 'page', uid: key } }],
})

function startKeeper(changes: Partial<SearchReader> = {}, others: readonly SearchReader[] = []) {
  const index = new SearchIndex(':memory:')
  onTestFinished(() => index.close())
  const world = { now: 0, state: 'one', items: [itemOf('ride')], failures: [] as unknown[], reads: 0, broken: false }
  const reader: SearchReader = {
    source: 'content',
    everyMs: 600_000,
    hasChanged: (state) => state !== world.state,
    read: async (known, put) => {
      world.reads += 1
      if (world.broken) throw new Error('out of reach')
      put(world.items.filter(({ key, version }) => known.get(key) !== version))
      const gone = [...known.keys()].filter((key) => !world.items.some((item) => item.key === key))
      return { state: world.state, gone }
    },
    ...changes,
  }
  const runtime = { now: () => world.now, onFailure: (_: unknown, error: unknown) => void world.failures.push(error) }
  return { world, index, keeper: new SearchKeeper(index, [...others, reader], runtime) }
}

const titlesIn = (index: SearchIndex, word: string) =>
  index.entries(index.matches(`"${word}"`, 'title or text', 'en'), 0).map(({ title }) => title)

describe('the index', () => {
  test('is complete once every source has been read', async () => {
    const { keeper, index } = startKeeper()
    expect(keeper.isComplete).toBe(false)
    await keeper.readDue()
    expect(keeper.isComplete).toBe(true)
    expect(titlesIn(index, 'ride')).toEqual(['ride 1'])
  })

  test('follows a source: what is new, what changed, what is gone', async () => {
    const { keeper, index, world } = startKeeper()
    await keeper.readDue()
    Object.assign(world, { state: 'two', items: [itemOf('ride', '2'), itemOf('run')] })
    await keeper.readDue()
    expect(titlesIn(index, 'ride')).toEqual(['ride 2'])
    expect(titlesIn(index, 'run')).toEqual(['run 1'])
    Object.assign(world, { state: 'three', items: [] })
    await keeper.readDue()
    expect(titlesIn(index, 'ride')).toEqual([])
  })

  test('asks a source again only when its time has come, or once it is known to have changed', async () => {
    const { keeper, world } = startKeeper()
    await keeper.readDue()
    await keeper.readDue()
    expect(world.reads).toBe(1)
    world.now = 600_000
    await keeper.readDue()
    expect(world.reads).toBe(2)
    world.state = 'two'
    await keeper.readDue()
    expect(world.reads).toBe(3)
  })

  test('stays as it is while a source is out of reach, and leaves it alone for half a minute', async () => {
    const { keeper, index, world } = startKeeper()
    await keeper.readDue()
    Object.assign(world, { state: 'two', broken: true })
    await keeper.readDue()
    await keeper.readDue()
    expect(world.reads).toBe(2)
    expect(world.failures).toHaveLength(1)
    expect(titlesIn(index, 'ride')).toEqual(['ride 1'])
    Object.assign(world, { now: 30_000, broken: false, items: [itemOf('ride', '2')] })
    await keeper.readDue()
    expect(titlesIn(index, 'ride')).toEqual(['ride 2'])
  })

  test('keeps what was taken before a reading failed, and does not count as read', async () => {
    const { keeper, index } = startKeeper({
      read: async (_, put) => {
        put([itemOf('ride')])
        throw new Error('out of reach')
      },
    })
    await keeper.readDue()
    expect(titlesIn(index, 'ride')).toEqual(['ride 1'])
    expect(keeper.isComplete).toBe(false)
  })

  test('does not wait for a slow source before it reads the others', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const slow: SearchReader = {
      source: 'articles',
      everyMs: 1000,
      read: async (_, put) => {
        await promise
        put([itemOf('news')])
        return { state: 'read', gone: [] }
      },
    }
    const { keeper, world, index } = startKeeper({}, [slow])
    const first = keeper.readDue()
    await vi.waitFor(() => expect(titlesIn(index, 'ride')).toEqual(['ride 1']))
    Object.assign(world, { state: 'two', items: [itemOf('ride', '2')] })
    await keeper.readDue()
    expect(titlesIn(index, 'ride')).toEqual(['ride 2'])
    expect(keeper.isComplete).toBe(false)
    resolve(undefined)
    await first
    expect(titlesIn(index, 'news')).toEqual(['news 1'])
    expect(keeper.isComplete).toBe(true)
  })

  test('reads a source once at a time', async () => {
    const { keeper, world } = startKeeper()
    await Promise.all([keeper.readDue(), keeper.readDue()])
    expect(world.reads).toBe(1)
  })
})
