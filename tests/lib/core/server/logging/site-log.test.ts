// What every line has, which lines are counted, and where the process's own log goes.
import * as fs from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { createLogger, createPlainLogger, siteLog } from '@/lib/core/server/logging/logger'
import { RepeatedLines } from '@/lib/core/server/logging/repeated-lines'
import { standardOutput } from '@/lib/core/server/logging/standard-output'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { provideTelemetry } from '@/lib/core/server/telemetry/telemetry'
import { forgetProcessState } from '@/tests/support/forget-process-state'

vi.mock('node:fs', { spy: true })

const TIME = '2026-03-01T18:00:00.000Z'

beforeEach(() => vi.useFakeTimers({ now: new Date(TIME) }))
afterEach(() => {
  provideTelemetry(undefined)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function collecting(repeats?: RepeatedLines) {
  const written: string[] = []
  const log = createLogger('debug', { write: (line) => void written.push(line) }, repeats)
  return { log, lines: () => written.splice(0).map((line): unknown => JSON.parse(line)) }
}

/** Measurements that name a trace, and what was counted. */
function measuring() {
  const counted: unknown[] = []
  provideTelemetry({
    begin: () => ({ traceId: 'trace-1', end: () => undefined }),
    within: (_span, run) => run(),
    count: (...counts) => void counted.push(counts),
    record: () => undefined,
    traceId: () => 'trace-1',
  })
  return counted
}

test('a line has its level, its time and its words, and nothing else', () => {
  const { log, lines } = collecting()
  log.info('done')
  log.warn({ count: 2 }, 'odd')
  expect(lines()).toEqual([
    { level: 'info', time: TIME, msg: 'done' },
    { level: 'warn', time: TIME, msg: 'odd', count: 2 },
  ])
})

test('an error is described once, in our form', () => {
  const { log, lines } = collecting()
  log.warn({ err: new AppError('price_changed', 'the price is another') }, 'refused')
  const err = { name: 'AppError', message: 'the price is another', code: 'price_changed' }
  expect(lines()).toEqual([{ level: 'warn', time: TIME, msg: 'refused', err }])
})

test('a line names the trace in which it is written, and from warnings on the path', () => {
  const { log, lines } = collecting()
  measuring()
  withRequestBudget(
    () => {
      log.info('done')
      log.warn('odd')
    },
    '192.0.2.1',
    '/plans',
  )
  expect(lines()).toEqual([
    { level: 'info', time: TIME, msg: 'done', traceId: 'trace-1' },
    { level: 'warn', time: TIME, msg: 'odd', traceId: 'trace-1', path: '/plans' },
  ])
})

describe('failures', () => {
  const err = new AppError('price_changed')

  test('are counted by their level, also where they repeat', () => {
    const { log, lines } = collecting(new RepeatedLines())
    const counted = measuring()
    log.warn({ err }, 'a')
    log.warn({ err }, 'a')
    log.error({ err }, 'b')
    expect(counted).toEqual(['warn', 'warn', 'error'].map((level) => ['site.log.failures', { level }]))
    expect(lines()).toHaveLength(2)
  })

  test('are none where there is no error, below a warning, or where the process ends', () => {
    const { log, lines } = collecting(new RepeatedLines())
    const counted = measuring()
    for (let time = 0; time < 2; time += 1) {
      log.warn('without an error')
      log.info({ err }, 'no trouble')
      log.fatal({ err }, 'the end')
    }
    expect(counted).toEqual([])
    expect(lines()).toHaveLength(6)
  })

  test('are neither counted nor left out where nothing is said of repetitions', () => {
    const { log, lines } = collecting()
    const counted = measuring()
    log.warn({ err }, 'a')
    log.warn({ err }, 'a')
    expect(counted).toEqual([])
    expect(lines()).toHaveLength(2)
  })

  test('that are told in another way than by an error are the same if their words are', () => {
    const { log, lines } = collecting(new RepeatedLines())
    for (const odd of ['a text', null, ['a list'], 7]) log.warn({ err: odd }, 'odd')
    log.warn({ err: 'a text' }, 'other')
    expect(lines()).toHaveLength(2)
  })

  test('in another place of the code are others', () => {
    const { log, lines } = collecting(new RepeatedLines())
    const at = (frame: string) => Object.assign(new TypeError('broken'), { stack: `TypeError\n    at ${frame}` })
    log.error({ err: at('one (a.ts:1)') }, 'failed')
    log.error({ err: at('other (b.ts:1)') }, 'failed')
    log.error({ err: at('one (a.ts:1)') }, 'failed')
    expect(lines()).toHaveLength(2)
  })
})

test('a failure that came back after a quiet minute is a line once in its own minute', () => {
  const { log, lines } = collecting(new RepeatedLines())
  const fail = () => log.warn({ err: new AppError('price_changed') }, 'refused')
  fail()
  vi.advanceTimersByTime(70_000)
  fail()
  expect(lines()).toHaveLength(2)
  vi.advanceTimersByTime(55_000)
  fail()
  expect(lines()).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(lines()).toMatchObject([{ repeated: 1 }])
})

test('lines that repeat keep no process from ending', () => {
  const interval = vi.spyOn(globalThis, 'setInterval')
  new RepeatedLines().add('key', () => undefined)
  const [timer] = interval.mock.results
  expect(timer?.type).toBe('return')
  expect(timer?.type === 'return' && timer.value.hasRef()).toBe(false)
})

test('of more lines than are remembered each is written, from the first one that is too many', () => {
  const lines = new RepeatedLines()
  const write = vi.fn()
  for (let round = 0; round < 2; round += 1) for (let at = 0; at <= 500; at += 1) lines.add(`line ${at}`, write)
  expect(write).toHaveBeenCalledTimes(502)
})

test('a plain line is written as it is', () => {
  const written: string[] = []
  const log = createPlainLogger('info', { write: (line) => void written.push(line) })
  log.info({ route: '/en', token: 'as it is' }, 'request')
  log.debug('below its level')
  expect(written).toEqual([`{"level":"info","time":"${TIME}","route":"/en","token":"as it is","msg":"request"}\n`])
})

test.each([
  ['debug', 'debug'],
  ['silent', 'silent'],
  ['loud', 'info'],
  ['', 'info'],
])('with LOG_LEVEL=%s the site’s log is at %s', (given, level) => {
  forgetProcessState()
  vi.stubEnv('LOG_LEVEL', given)
  expect(siteLog().level).toBe(level)
  expect(siteLog()).toBe(siteLog())
  forgetProcessState()
})

test('lines go to the standard output of the process', () => {
  vi.mocked(fs.writeSync).mockReturnValue(7)
  standardOutput().write('a line\n')
  expect(fs.writeSync).toHaveBeenCalledExactlyOnceWith(1, Buffer.from('a line\n'))
  vi.mocked(fs.writeSync).mockReset()
})
