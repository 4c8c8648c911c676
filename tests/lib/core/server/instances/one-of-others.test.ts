// What one instance does with the shared store for the others, with a store that does what a test says.
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'

type Asked = { keys: string[]; arguments: string[] }

/** A connection: what is asked over it, and what it answers. */
class Connection extends EventEmitter {
  isReady = true
  /** The entries that a read gives, one after the other; then reads wait. */
  readonly reads: unknown[] = []
  /** What the others that are alive have applied. */
  live: string[] = []
  isThere = true
  readonly readers: unknown[] = []
  readonly xAdd = vi.fn(async (_key: string, _id: string, _message: Record<string, string>) => '7-0')
  readonly xRange = vi.fn(async () => (this.isThere ? [{ id: '7-0', message: {} }] : []))
  readonly eval = vi.fn(async (script: string, _asked: Asked) => (script.includes('hset') ? 0 : this.live))
  readonly xRead = vi.fn(async (_from: { key: string; id: string }, _options: { BLOCK?: number }) => {
    this.readers.push(readFor())
    return this.reads.length > 0 ? this.reads.shift() : new Promise(() => undefined)
  })
}

const connections: { store: Connection | undefined; waiting: Connection | undefined } = {
  store: undefined,
  waiting: undefined,
}
const waitingStore = vi.fn((_longestWaitMs: number) => connections.waiting)
vi.mock('@/lib/core/server/shared-store', () => ({
  storeKey: (name: string) => `site:${name}`,
  sharedStore: () => connections.store,
  waitingStore: (longestWaitMs: number) => waitingStore(longestWaitMs),
}))
const sleep = vi.fn(async (_milliseconds: number, _value: undefined, _options: { ref: boolean }) => undefined)
vi.mock('node:timers/promises', () => ({ setTimeout: (...args: Parameters<typeof sleep>) => sleep(...args) }))

/** The client for whose request something is read. */
let readFor: () => string | undefined = () => undefined
let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
  vi.stubEnv('CACHE_FOLDER', folder)
  waitingStore.mockClear()
  sleep.mockClear()
  connections.store = new Connection()
  connections.waiting = new Connection()
})

async function started() {
  vi.resetModules()
  forgetProcessState()
  const { log } = await import('@/lib/core/server/log')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  const { otherInstances } = await import('@/lib/core/server/instances/other-instances')
  const expiry = await import('@/lib/core/server/tag-expiry')
  const { readGauge } = await import('@/lib/core/server/telemetry/gauges')
  const { findClient, withRequestBudget } = await import('@/lib/core/server/request-budget')
  readFor = findClient
  const heard = { apply: vi.fn(async () => undefined), applyUnknown: vi.fn(), onChange: vi.fn() }
  return { log, otherInstances, expiry, heard, withRequestBudget, readGauge: () => readGauge('site.instances.heard') }
}

/** An instance, and its connections. */
async function instance() {
  const its = await started()
  const others = its.otherInstances()
  const { store, waiting } = connections
  if (others === undefined || store === undefined || waiting === undefined) throw new Error('there may be others')
  return { ...its, others, store, waiting }
}

const position = (): unknown => JSON.parse(readFileSync(join(folder, 'news-position.json'), 'utf8'))
const keepFile = (name: string, value: unknown) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), JSON.stringify(value))
}

test('there are no others without a store, nor without a connection that waits', async () => {
  const { otherInstances } = await started()
  const { store } = connections
  connections.store = undefined
  expect(otherInstances()).toBeUndefined()
  connections.store = store
  expect(otherInstances()).toBeDefined()
  expect(otherInstances()).toBe(otherInstances())
  expect(waitingStore).toHaveBeenCalledExactlyOnceWith(1000)
  connections.waiting = undefined
  expect((await started()).otherInstances()).toBeUndefined()
})

test('what expires here is told to the others, under the name of this instance', async () => {
  const { others, expiry, store } = await instance()
  expiry.provideTagExpiry({
    expire: async () => undefined,
    expireAll: () => undefined,
    showWhileRemade: () => undefined,
  })
  const purged = vi.fn(async () => undefined)
  expiry.provideFronts(purged)
  await expiry.expireTags(['doc:a', 'doc:b'], { ref: 'ref-2' })
  expect(purged).toHaveBeenCalledExactlyOnceWith(['doc:a', 'doc:b'], '7-0')
  await others.teller.tell({ kind: 'joined' })
  const [[key, , expired], [, , joined]] = [store.xAdd.mock.calls[0] ?? [], store.xAdd.mock.calls[1] ?? []]
  expect(key).toBe('site:news')
  const news = { kind: 'expired', tags: ['doc:a', 'doc:b'], published: { ref: 'ref-2' } }
  expect(expired).toEqual({ site: expect.any(String), from: expect.any(String), news: JSON.stringify(news) })
  expect(joined?.from).toBe(expired?.from)
  expect(joined?.from).toMatch(/^[\da-f-]{36}$/)
})

test('a purge waits for the others that are alive', async () => {
  const { expiry, store } = await instance()
  store.live = ['6-0']
  expect(await expiry.appliedEverywhere('7-0', 0)).toBe(false)
  store.live = ['7-0', '8-0']
  expect(await expiry.appliedEverywhere('7-0', 0)).toBe(true)
  expect(await expiry.appliedEverywhere('8-0', 0)).toBe(false)
})

test('who hears the others begins at the end of their news, and keeps where it is', async () => {
  const { others, heard, store, waiting, readGauge, withRequestBudget } = await instance()
  expect([others.cutOff(), readGauge()]).toEqual([undefined, []])
  waiting.reads.push(null)
  await withRequestBudget(() => others.hear(heard), '192.0.2.1')
  expect(heard.applyUnknown).toHaveBeenCalledExactlyOnceWith(false)
  expect([others.cutOff(), readGauge()]).toEqual([undefined, [{ value: 1 }]])
  await vi.waitFor(() => expect(waiting.xRead).toHaveBeenCalledTimes(2))
  expect(waiting.xRead.mock.calls).toEqual([
    [{ key: 'site:news', id: '7-0' }, {}],
    [{ key: 'site:news', id: '7-0' }, { BLOCK: 1000 }],
  ])
  expect(position()).toBe('7-0')
  const [, report] = store.eval.mock.calls.find(([script]) => script.includes('hset')) ?? []
  expect(report).toEqual({ keys: ['site:instances'], arguments: [expect.any(String), '7-0'] })
  // It reads for no visitor, whichever request has begun it.
  expect(waiting.readers).toEqual([undefined, undefined])
})

test.each(['7-0', '1900000000000-12'])('a process goes on where the one before it was: %s', async (kept) => {
  keepFile('news-position.json', kept)
  const { others, heard, store, waiting } = await instance()
  waiting.reads.push(null)
  await others.hear(heard)
  expect(waiting.xRead.mock.calls[0]?.[0]).toEqual({ key: 'site:news', id: kept })
  expect([store.xAdd.mock.calls, heard.applyUnknown.mock.calls]).toEqual([[], []])
})

test.each(['7', '-', '7-', '-0', 'x-0', '7-x', ' 7-0', '7-0 ', 70])('“%s” is no place to go on', async (kept) => {
  keepFile('news-position.json', kept)
  const { others, heard, store } = await instance()
  connections.waiting?.reads.push(null)
  await others.hear(heard)
  expect(store.xAdd).toHaveBeenCalledOnce()
})

test('what the process before could not tell is told, and the fronts are purged of it', async () => {
  keepFile('untold-news.json', { tags: ['doc:a'], isAll: false, ofPublish: true })
  const { others, heard, expiry, waiting, log } = await instance()
  const purged = vi.fn(() => Promise.reject(new Error('no front')))
  expiry.provideFronts(purged)
  waiting.reads.push(null, null)
  await others.hear(heard)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  expect(purged).toHaveBeenCalledExactlyOnceWith(['doc:a'], '7-0')
  expect(log.error).toHaveBeenCalledWith({ err: expect.objectContaining({ message: 'no front' }) }, expect.any(String))
  await vi.waitFor(() => expect(waiting.xRead).toHaveBeenCalledTimes(3))
  expect(purged).toHaveBeenCalledOnce()
  expect(JSON.parse(readFileSync(join(folder, 'untold-news.json'), 'utf8'))).toEqual({
    tags: [],
    isAll: false,
    ofPublish: false,
  })
})

test('a start waits a second for its connections, and then goes on alone', async () => {
  vi.useFakeTimers()
  const { others, heard, store, waiting, readGauge } = await instance()
  waiting.isReady = false
  store.xAdd.mockRejectedValue(new Error('The socket is closed'))
  const ended = vi.fn()
  void others.hear(heard).then(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect([store.xAdd.mock.calls.length, ended.mock.calls.length]).toEqual([0, 0])
  sleep.mockReturnValueOnce(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  expect([others.cutOff(), readGauge()]).toEqual(['unreachable', [{ value: 0 }]])
  expect(sleep).toHaveBeenCalledExactlyOnceWith(1000, undefined, { ref: false })
  vi.useRealTimers()
})

test('it goes on as soon as both are there', async () => {
  vi.useFakeTimers()
  const { others, heard, store, waiting } = await instance()
  waiting.isReady = false
  waiting.reads.push(null)
  const ended = vi.fn()
  void others.hear(heard).then(ended)
  await vi.advanceTimersByTimeAsync(500)
  expect(store.xAdd).not.toHaveBeenCalled()
  waiting.emit('ready')
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a start waits two seconds at most for what was told before', async () => {
  vi.useFakeTimers()
  const { others, heard } = await instance()
  const ended = vi.fn()
  void others.hear(heard).then(ended)
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
