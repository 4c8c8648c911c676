import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { takeOverOutput } from '@/lib/core/server/logging/take-over-output'
import { collectingLogger } from './collecting-logger'

/** A process whose output is taken over; nothing of this one's changes. */
function takenOver() {
  const { log, written, lines } = collectingLogger()
  const stream = () => ({ write: () => expect.unreachable('written past the log') })
  const host = Object.assign(new EventEmitter(), { stdout: stream(), stderr: stream(), exit: vi.fn() })
  host.on('warning', () => expect.unreachable('warned past the log'))
  const own = { ...console }
  takeOverOutput(log, { console: own, process: host as unknown as NodeJS.Process })
  return { console: own, process: host as unknown as NodeJS.Process, exit: host.exit, written, lines }
}

test('what the framework says to the console is a line of its level', () => {
  const { console: own, lines } = takenOver()
  own.log('✓ Ready in %dms', 12)
  own.warn(' ⚠ Failed to update prerender cache for %s', '/en/a?q=planted', new Error('full'))
  own.error('⨯', Object.assign(new TypeError('broken'), { digest: '42' }))
  own.debug({ detail: 7 })
  own.assert(true, 'holds')
  own.assert(false, 'fails')
  own.dir(['values'])
  expect(lines()).toMatchObject([
    { level: 'info', msg: '✓ Ready in 12ms' },
    { level: 'warn', msg: '⚠ Failed to update prerender cache for /en/a?…', err: { message: 'full' } },
    { level: 'error', msg: 'broken', err: { name: 'TypeError', digest: '42' } },
    { level: 'debug', detail: 7 },
    { level: 'error', msg: 'assertion failed fails' },
    { level: 'info', values: [['values']] },
  ])
})

test('empty lines between others are none', () => {
  const { console: own, process: host, written } = takenOver()
  own.log('')
  own.log()
  host.stdout.write('\n')
  expect(written).toEqual([])
})

test('what is written to the streams is a line for each write, and the writer goes on', async () => {
  const { process: host, lines } = takenOver()
  const done = vi.fn()
  expect(host.stdout.write('first\nsecond\n', done)).toBe(true)
  expect(host.stderr.write(Buffer.from('x'.repeat(1_000_000)), 'utf8', done)).toBe(true)
  expect(lines()).toMatchObject([{ level: 'info', msg: 'first second' }, { level: 'warn' }])
  await expect.poll(() => done.mock.calls.length).toBe(2)
})

test('a warning of the runtime is a line', () => {
  const { process: host, lines } = takenOver()
  host.emit('warning', Object.assign(new Error('old'), { name: 'DeprecationWarning', code: 'DEP0001' }))
  expect(lines()).toMatchObject([{ level: 'warn', err: { name: 'DeprecationWarning', code: 'DEP0001' } }])
})

test('an error that nobody caught is the last line, and the process fails', () => {
  const { process: host, exit, lines } = takenOver()
  host.emit('uncaughtException', new Error('The environment is not complete'), 'uncaughtException')
  expect(lines()).toMatchObject([{ level: 'fatal', err: { message: 'The environment is not complete' } }])
  expect(exit).toHaveBeenCalledWith(1)
})

test('where the framework goes on after such an error, it says it alone', () => {
  const { console: own, process: host, exit, lines } = takenOver()
  host.on('uncaughtException', (error) => own.error(error))
  host.emit('uncaughtException', new Error('late'), 'uncaughtException')
  expect(lines()).toMatchObject([{ level: 'error', msg: 'late' }])
  expect(exit).not.toHaveBeenCalled()
})

test.each([
  ['log', 'info'],
  ['info', 'info'],
  ['dirxml', 'info'],
  ['table', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const)('console.%s is a line of the level %s', (method, level) => {
  const { console: own, lines } = takenOver()
  own[method]('said')
  expect(lines()).toMatchObject([{ level, msg: 'said' }])
})

test('an empty part makes no line empty, and parts that are all empty make none', () => {
  const { console: own, lines } = takenOver()
  own.log('', 'said')
  own.log(undefined, 'said')
  own.log(undefined)
  own.log('', undefined)
  own.log(null)
  expect(lines()).toMatchObject([{ msg: 'said' }, { msg: expect.stringContaining('said') }, { msg: 'null' }])
})

test('who writes to a stream is told after that, without an error', async () => {
  const { process: host, lines } = takenOver()
  const done = vi.fn()
  host.stdout.write(' \n\t', done)
  expect(done).not.toHaveBeenCalled()
  await expect.poll(() => done.mock.calls).toEqual([[]])
  expect(lines()).toEqual([])
})
