import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Logger } from 'pino'
import type { SearchReader } from '@/lib/domains/search/keeper'
import { forgetProcessState } from '../../../support/forget-process-state'
import { temporaryFolder } from '../../../support/temporary-folder'

const item = {
  key: 'ride',
  version: '1',
  entries: [{ kind: 'page', locale: 'en', title: 'Ride', text: '', place: { path: '/ride' } }],
} as const

const reader: SearchReader = {
  source: 'content',
  everyMs: 60_000,
  read: async (known, put) => {
    if (!known.has('ride')) put([item])
    return { state: 'one', gone: [] }
  },
}
const pathOf = () => '/ride'
const asked = { query: 'ride', locale: 'en', defaultLocale: 'en', most: 5 }

let log: Logger

beforeEach(async () => {
  vi.resetModules()
  forgetProcessState()
  vi.useFakeTimers()
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  ;({ log } = await import('@/lib/core/server/log'))
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  return () => vi.useRealTimers()
})

const load = () => import('@/lib/domains/search/server')

test('a server that has just started finds nothing, and says that this is not all', async () => {
  const { search } = await load()
  expect(search(asked)).toEqual({ groups: [], isComplete: false })
})

test('what there is is read a little after the start, and found from then on', async () => {
  const { keepSearch, search } = await load()
  keepSearch([reader], pathOf)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(search(asked).isComplete).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(search(asked)).toMatchObject({ isComplete: true, groups: [{ kind: 'page', count: 1 }] })
})

test('the calls of one renewal carry one id, and the next one’s another', async () => {
  const { findRequestId } = await import('@/lib/core/server/request-id')
  const { keepSearch } = await load()
  const ids: (string | undefined)[] = []
  const noting: SearchReader = {
    ...reader,
    everyMs: 1_000,
    read: async (...how) => {
      ids.push(findRequestId(), await Promise.resolve().then(findRequestId))
      return reader.read(...how)
    },
  }
  keepSearch([noting], pathOf)
  await vi.advanceTimersByTimeAsync(8_000)
  const [first, again, second] = ids
  expect(first).toMatch(/^[\w-]{36}$/)
  expect(again).toBe(first)
  expect(second).toMatch(/^[\w-]{36}$/)
  expect(second).not.toBe(first)
})

test('an index whose file is broken is made anew', async () => {
  const { dataFilePath } = await import('@/lib/core/server/data-file-path')
  const path = dataFilePath('search.sqlite')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'broken'.repeat(20_000))
  const { keepSearch, search } = await load()
  keepSearch([reader], pathOf)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(search(asked)).toMatchObject({ isComplete: true, groups: [{ count: 1 }] })
})

test('an index that breaks in use is made anew, and the search says meanwhile that it is not all', async () => {
  const { keepSearch, search } = await load()
  const { SearchIndex } = await import('@/lib/domains/search/search-index')
  keepSearch([reader], pathOf)
  await vi.advanceTimersByTimeAsync(6_000)
  const malformed = Object.assign(new Error('database disk image is malformed'), { code: 'ERR_SQLITE_ERROR' })
  vi.spyOn(SearchIndex.prototype, 'matches').mockImplementationOnce(() => {
    throw malformed
  })
  expect(search(asked)).toEqual({ groups: [], isComplete: false })
  expect(log.warn).toHaveBeenCalledWith({ err: malformed }, expect.stringContaining('made anew'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(search(asked)).toMatchObject({ isComplete: true, groups: [{ count: 1 }] })
})

test('a source that is out of reach is a warning, and a mistake in reading it an error', async () => {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { keepSearch } = await load()
  const { UpstreamError } = await import('@/lib/core/errors')
  const outage = new UpstreamError({ service: 'articles', operation: 'list', kind: 'network' })
  const mistake = new TypeError('entries is not iterable')
  const failing = (source: SearchReader['source'], error: Error) => ({
    ...reader,
    source,
    read: () => Promise.reject(error),
  })
  keepSearch([failing('articles', outage), failing('events', mistake)], pathOf)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: outage, source: 'articles' }, expect.any(String))
  expect(logError).toHaveBeenCalledExactlyOnceWith({ err: mistake, source: 'events' }, expect.any(String))
})
