import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import type { News } from '@/lib/core/server/instances/news'
import { NewsTeller, untoldSchema } from '@/lib/core/server/instances/news-teller'

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

function setting() {
  const told: News[] = []
  const state = { isUp: true, isKept: true }
  let kept: Parameters<ConstructorParameters<typeof NewsTeller>[0]['kept']['write']>[0] | undefined
  const teller = () =>
    new NewsTeller({
      append: async (news) => {
        if (!state.isUp) throw new Error('The socket is closed')
        return `${told.push(news)}-0`
      },
      kept: {
        read: () => kept,
        write: (untold) => {
          kept = untold
          return state.isKept
        },
      },
    })
  return { told, state, teller }
}

test('what can’t be told now is told when it can, also by the next process, and once', async () => {
  const { told, state, teller } = setting()
  state.isUp = false
  const first = teller()
  await expect(first.tell({ kind: 'expired', tags: ['doc:a'], published: { ref: 'r' } })).resolves.toBeUndefined()
  await first.tell({ kind: 'expired', tags: ['plans:GB', 'doc:a'] })
  const next = teller()
  await expect(next.tellUntold()).resolves.toBeUndefined()
  state.isUp = true
  await expect(next.tellUntold()).resolves.toEqual({ expired: ['doc:a', 'plans:GB'], entryId: '1-0' })
  await expect(next.tellUntold()).resolves.toBeUndefined()
  expect(told).toEqual([{ kind: 'expired', tags: ['doc:a', 'plans:GB'], published: {} }])
})

test('what waits to be told stays on disk until it is told, also if the process ends meanwhile', async () => {
  const { told, state, teller } = setting()
  state.isUp = false
  await teller().tell({ kind: 'expired', tags: ['doc:a'] })
  state.isUp = true
  void teller().tellUntold()
  await expect(teller().tellUntold()).resolves.toMatchObject({ expired: ['doc:a'] })
  await expect(teller().tellUntold()).resolves.toBeUndefined()
  expect(told).toHaveLength(2)
})

test('what expires while the rest is being told is told the next time', async () => {
  const { state, teller } = setting()
  const one = teller()
  state.isUp = false
  await one.tell({ kind: 'expired', tags: ['doc:a'] })
  state.isUp = true
  const telling = one.tellUntold()
  state.isUp = false
  const failing = one.tell({ kind: 'expired', tags: ['doc:b'] })
  await Promise.all([telling, failing])
  state.isUp = true
  await expect(one.tellUntold()).resolves.toMatchObject({ expired: expect.arrayContaining(['doc:b']) as unknown })
})

test('too much that waits to be told is told as everything', async () => {
  const { told, state, teller } = setting()
  const one = teller()
  state.isUp = false
  await one.tell({ kind: 'expired', tags: Array.from({ length: 20_001 }, (_, index) => `doc:${index}`) })
  state.isUp = true
  await expect(one.tellUntold()).resolves.toMatchObject({ expired: 'everything' })
  expect(told).toEqual([{ kind: 'all-expired' }])
})

test('twenty thousand tags are told one by one, and everything stays everything', async () => {
  const { state, teller } = setting()
  const one = teller()
  state.isUp = false
  await one.tell({ kind: 'expired', tags: Array.from({ length: 20_000 }, (_, index) => `doc:${index}`) })
  state.isUp = true
  const told = await one.tellUntold()
  expect(told?.expired).toHaveLength(20_000)
  state.isUp = false
  await one.tell({ kind: 'all-expired' })
  await one.tell({ kind: 'expired', tags: ['doc:a'] })
  state.isUp = true
  await expect(teller().tellUntold()).resolves.toMatchObject({ expired: 'everything' })
})

test('what expired without a publish is told as that, and what fails again is told the next time', async () => {
  const { told, state, teller } = setting()
  const one = teller()
  state.isUp = false
  await one.tell({ kind: 'expired', tags: ['plans:GB'] })
  await expect(one.tellUntold()).resolves.toBeUndefined()
  state.isUp = true
  await expect(one.tellUntold()).resolves.toEqual({ expired: ['plans:GB'], entryId: '1-0' })
  expect(told).toEqual([{ kind: 'expired', tags: ['plans:GB'], published: undefined }])
})

test('the log says what could not be told, and what could not be kept', async () => {
  const { state, teller } = setting()
  const one = teller()
  Object.assign(state, { isUp: false })
  await one.tell({ kind: 'expired', tags: ['doc:a'] })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), news: 'expired' }, expect.any(String))
  Object.assign(state, { isKept: false })
  await one.tell({ kind: 'expired', tags: ['doc:b'] })
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('could not be kept'))
})

test('a publish of thousands of documents is several entries, so that none is large', async () => {
  const { told, teller } = setting()
  const tags = Array.from({ length: 1200 }, (_, index) => `doc:${index}`)
  await expect(teller().tell({ kind: 'expired', tags })).resolves.toBe('3-0')
  expect(told.flatMap((news) => (news.kind === 'expired' ? [news.tags.length] : []))).toEqual([500, 500, 200])
})

test('open publishes don’t wait to be told: their instance tells of them again', async () => {
  const { told, state, teller } = setting()
  const one = teller()
  state.isUp = false
  await one.tell({ kind: 'open-publish', publish: { id: 'p', documents: ['a'] } })
  state.isUp = true
  await one.tellUntold()
  expect(told).toEqual([])
})

test('what another process left to be told is taken as it was, and nothing of another form', () => {
  const untold = { tags: ['doc:a'], isAll: false, ofPublish: true }
  expect(untoldSchema.parse(untold)).toEqual(untold)
  for (const odd of [{ tags: 'doc:a' }, { tags: [7] }, { isAll: 'no' }, { ofPublish: undefined }])
    expect(untoldSchema.safeParse({ ...untold, ...odd }).success).toBe(false)
})

test('what waits to be told is kept as it is at that moment, and is nothing once it was told', async () => {
  const writes: unknown[] = []
  let isUp = false
  const teller = new NewsTeller({
    append: async () => {
      if (!isUp) throw new Error('The socket is closed')
      return '1-0'
    },
    kept: {
      read: () => undefined,
      write: (untold) => {
        writes.push(untold)
        return true
      },
    },
  })
  await expect(teller.tellUntold()).resolves.toBeUndefined()
  await teller.tell({ kind: 'expired', tags: ['doc:a'] })
  await teller.tell({ kind: 'expired', tags: ['doc:b', 'doc:a'], published: {} })
  await teller.tell({ kind: 'all-expired' })
  isUp = true
  await teller.tellUntold()
  expect(writes).toEqual([
    { tags: ['doc:a'], isAll: false, ofPublish: false },
    { tags: ['doc:a', 'doc:b'], isAll: false, ofPublish: true },
    { tags: [], isAll: true, ofPublish: true },
    { tags: [], isAll: false, ofPublish: false },
  ])
})

test('news that name no tags are no entry, and all other news are one', async () => {
  const { told, teller } = setting()
  const one = teller()
  await expect(one.tell({ kind: 'expired', tags: [] })).resolves.toBeUndefined()
  await expect(one.tell({ kind: 'all-expired' })).resolves.toBe('1-0')
  const tags = Array.from({ length: 500 }, (_, index) => `doc:${index}`)
  await expect(one.tell({ kind: 'expired', tags, published: { ref: 'r' } })).resolves.toBe('2-0')
  expect(told).toEqual([{ kind: 'all-expired' }, { kind: 'expired', tags, published: { ref: 'r' } }])
})

test('news that need not be told later are not kept', async () => {
  const write = vi.fn(() => true)
  const append = () => Promise.reject(new Error('The socket is closed'))
  const teller = new NewsTeller({ append, kept: { read: () => undefined, write } })
  await teller.tell({ kind: 'joined' })
  await teller.tell({ kind: 'settled', publishes: ['p'], token: 1 })
  expect(write).not.toHaveBeenCalled()
  await teller.tell({ kind: 'all-expired' })
  expect(write).toHaveBeenCalledExactlyOnceWith({ tags: [], isAll: true, ofPublish: false })
})
