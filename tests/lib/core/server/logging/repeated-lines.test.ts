import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { createLogger } from '@/lib/core/server/logging/logger'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { withRequestId } from '@/lib/core/server/request-id'
import { RepeatedLines } from '@/lib/core/server/logging/repeated-lines'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function repeatingLogger() {
  const written: string[] = []
  const log = createLogger('debug', { write: (line) => void written.push(line) }, new RepeatedLines())
  const lines = () =>
    written.splice(0).map((line) => JSON.parse(line) as { msg: string; repeated?: number; event?: number })
  return { log, lines }
}

const failure = (service: string) => Object.assign(new Error('timed out'), { code: 'upstream', service })

test('a failure that repeats is a line at once, and then one a minute with its number and the last details', () => {
  const { log, lines } = repeatingLogger()
  for (let event = 1; event <= 5; event += 1) log.warn({ err: failure('game'), event }, 'no events')
  expect(lines()).toMatchObject([{ msg: 'no events', event: 1 }])
  vi.advanceTimersByTime(59_999)
  expect(lines()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines()).toMatchObject([{ msg: 'no events', event: 5, repeated: 4 }])
  log.warn({ err: failure('game'), event: 6 }, 'no events')
  expect(lines()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([{ event: 6, repeated: 1 }])
})

test('the line about repetitions names the last request, wherever the first one came from', () => {
  const { log, lines } = repeatingLogger()
  log.warn({ err: failure('game') }, 'no events')
  withRequestId('request-1', () => log.warn({ err: failure('game') }, 'no events'))
  withRequestId('request-2', () =>
    withRequestBudget(() => log.warn({ err: failure('game') }, 'no events'), '', '/events'),
  )
  lines()
  vi.advanceTimersByTime(60_000)
  expect(lines()).toMatchObject([{ repeated: 2, requestId: 'request-2', path: '/events' }])
})

test('a failure that comes back after a quiet minute is a line at once', () => {
  const { log, lines } = repeatingLogger()
  log.error({ err: failure('game') }, 'no events')
  vi.advanceTimersByTime(60_000)
  log.error({ err: failure('game') }, 'no events')
  expect(lines()).toHaveLength(2)
})

test('failures of other services, in other words or of another level are other lines', () => {
  const { log, lines } = repeatingLogger()
  log.warn({ err: failure('game') }, 'no events')
  log.warn({ err: failure('content') }, 'no events')
  log.warn({ err: failure('game') }, 'no counts')
  log.error({ err: failure('game') }, 'no events')
  log.warn('no events')
  expect(lines()).toHaveLength(5)
})

test('a failure of the system is the same whatever file it names', () => {
  const { log, lines } = repeatingLogger()
  for (const file of ['a', 'b'])
    log.warn({ err: Object.assign(new Error(`no space, open ${file}`), { code: 'ENOSPC' }) }, 'not written')
  expect(lines()).toHaveLength(1)
})

test('warnings that tell by their details what happened are written each time', () => {
  const { log, lines } = repeatingLogger()
  for (const blocked of ['inline', 'https://evil.cc']) log.warn({ blocked }, 'the policy of a page stopped something')
  expect(lines()).toMatchObject([{ blocked: 'inline' }, { blocked: 'https://evil.cc' }])
})

test('what is no failure is written each time, and so is the end of the process', () => {
  const { log, lines } = repeatingLogger()
  for (const level of ['debug', 'info', 'fatal'] as const) for (let time = 0; time < 3; time += 1) log[level]('again')
  expect(lines()).toHaveLength(9)
})

test('of more different failures than are remembered, each is written', () => {
  const { log, lines } = repeatingLogger()
  for (let at = 0; at < 600; at += 1) log.warn({ err: failure('game') }, `failure ${at}`)
  for (let at = 0; at < 600; at += 1) log.warn({ err: failure('game') }, `failure ${at}`)
  expect(lines()).toHaveLength(700)
})
