import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { withRequestId } from '@/lib/core/server/request-id'
import { collectingLogger } from './collecting-logger'

test.each([
  { authorization: 'hidden' },
  { headers: { cookie: 'hidden', 'set-cookie': 'hidden' } },
  { request: { headers: { Authorization: 'hidden' } } },
  { session: { accessToken: 'hidden' } },
  { form: { password: 'hidden' } },
  { body: { email: 'hidden' } },
  { deep: { deeper: { deepest: { client_secret: 'hidden' } } } },
])('hides %j', (details) => {
  const { log, written } = collectingLogger()
  log.info(details, 'saved')
  expect(written.join()).toContain('[redacted]')
  expect(written.join()).not.toContain('hidden')
})

test('describes a failed call without what the service answered, and without where it was noticed', () => {
  const { log, lines, written } = collectingLogger()
  const failure = { service: 'game', operation: 'signUp', kind: 'status', status: 403, requestId: 'abc' } as const
  log.warn({ err: new UpstreamError({ ...failure, body: { email: 'rider@example.com' } }) }, 'refused')
  expect(lines()).toMatchObject([{ level: 'warn', msg: 'refused', err: { name: 'UpstreamError', ...failure } }])
  expect(lines()[0]?.err).not.toHaveProperty('stack')
  expect(written.join()).not.toContain('rider')
})

test('tells causes, the system’s codes and things thrown that are no errors', () => {
  const { log, lines } = collectingLogger()
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect', address: '10.0.0.1' })
  log.error({ err: new Error('outer', { cause: new Error('inner', { cause: 'innermost' }) }) })
  log.error({ err: new NotFoundError('event 7', { cause: refused }) })
  log.error({ err: new AggregateError([refused, 'thrown']) })
  const cause = { message: 'inner', cause: { message: 'innermost' } }
  expect(lines()).toMatchObject([
    { msg: 'outer', err: { message: 'outer', cause } },
    { err: { code: 'not_found', cause: { code: 'ECONNREFUSED', syscall: 'connect' } } },
    { err: { errors: [{ code: 'ECONNREFUSED' }, { message: 'thrown' }] } },
  ])
  expect(JSON.stringify(lines()[1])).not.toMatch(/stack|10\.0\.0\.1/)
})

test('a fault of ours says where it was, frame by frame, and a chain of them ends', () => {
  const { log, lines } = collectingLogger()
  let error = new Error('first line\n    second line')
  for (let at = 0; at < 50; at += 1) error = new Error(`around ${at}`, { cause: error })
  log.error({ err: error })
  const [line] = lines()
  expect(line?.err).toMatchObject({ stack: expect.arrayContaining([expect.stringMatching(/logger\.test\.ts:\d+/)]) })
  expect(JSON.stringify(line).match(/around/g)?.length).toBeLessThan(8)
  expect(JSON.stringify(line)).not.toContain(process.cwd())
})

test('an answer that fails its schema tells what was wrong with it, and nothing of it', () => {
  const { log, lines, written } = collectingLogger()
  const schema = z.object({ name: z.string(), kind: z.enum(['one']), id: z.uuid() })
  const { error } = schema.safeParse({ name: 7777, kind: 'planted', id: 'planted too' })
  log.warn({ err: error }, 'unreadable')
  expect(lines()).toMatchObject([
    { err: { issues: ['name: invalid_type string', 'kind: invalid_value', 'id: invalid_format'] } },
  ])
  expect(written.join()).not.toMatch(/7777|planted/)
})

test('a parser quotes nothing of what it could not read', () => {
  const { log, written } = collectingLogger()
  for (const text of ['planted', '{"planted":', '[1,,"planted"]']) {
    try {
      JSON.parse(text)
    } catch (err) {
      log.warn({ err }, 'unreadable')
    }
  }
  expect(written).toHaveLength(3)
  expect(written.join()).not.toContain('planted')
})

test('lines of one request carry its id', () => {
  const { log, lines } = collectingLogger()
  withRequestId('from-the-proxy', () => log.info('inside'))
  log.info('outside')
  expect(lines()).toMatchObject([{ msg: 'inside', requestId: 'from-the-proxy' }, { msg: 'outside' }])
  expect(lines()[1]).not.toHaveProperty('requestId')
})

test('a failure of a request names its path', () => {
  const { log, lines } = collectingLogger()
  withRequestBudget(
    () => {
      log.warn('failed')
      log.info('done')
    },
    undefined,
    '/plans',
  )
  log.warn('failed outside')
  expect(lines().map(({ path }) => path)).toEqual(['/plans', undefined, undefined])
})

test('details never take the place of what a line says of itself', () => {
  const { log, written, lines } = collectingLogger()
  withRequestId('request-1', () => log.info({ level: 'fatal', time: 0, msg: 'forged', requestId: 'forged' }, 'true'))
  expect(lines()).toMatchObject([{ level: 'info', msg: 'true', requestId: 'request-1', msg_: 'forged', time_: 0 }])
  expect(written[0]?.match(/"(?:level|time|msg|requestId)":/g)).toHaveLength(4)
})

test('is silent below its level', () => {
  const { log, written } = collectingLogger('warn')
  log.info('unimportant')
  expect(written).toEqual([])
})

/** The longest that a request has in the log, of characters that take most bytes. */
const PATH = '"\u00ff'.repeat(75)

class Answer {
  body = 'planted'
}

/** Values that a logger may come across and does not expect. */
function hostile(): unknown[] {
  const circle: Record<string, unknown> = { name: 'circle' }
  circle.self = circle
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key ${at}`, 'x'.repeat(1000)]))
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const throwing = () => {
    throw new Error('trap')
  }
  const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, throwing]))
  const error = new Error('x'.repeat(1_000_000))
  error.stack = `${'x'.repeat(100_000)}\n    at nowhere (file:1:2)`.repeat(5)
  return [
    circle,
    wide,
    proxy,
    new Proxy({}, traps),
    new Proxy(new Error('e'), traps),
    {
      get secretly() {
        return throwing()
      },
      toJSON: throwing,
    },
    Object.defineProperty(new Error('e'), 'message', { get: throwing }),
    Object.assign(new Error('e'), {
      name: 7,
      cause: circle,
      errors: [circle, proxy],
      issues: [proxy, null, { path: [proxy] }],
    }),
    error,
    new Answer(),
    new Response('planted'),
    new Headers({ authorization: 'planted' }),
    new Request('https://site.test/?q=planted', { headers: { cookie: 'planted' } }),
    Buffer.from('planted'),
    new Map([['planted', 'planted']]),
    new Date(NaN),
    Symbol('symbol'),
    10n,
    () => 'planted',
    Object.create(null),
    [[[[[[['deep']]]]]]],
    '\u001B[31mred\u001B[0m\nsecond\r\n{"level":"fatal"}\u2028\u0085third\u202E\uD800',
    '%s %d %j %o %c %%',
    undefined,
    null,
    Infinity,
  ]
}

/** Made late: fast-check looks into what it hands out. */
const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.nat(hostile().length - 1).map((at) => () => hostile()[at]) },
  fc
    .anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, withNullPrototype: true })
    .map((value) => () => value),
  fc.string({ unit: 'binary', maxLength: 3000 }).map((text) => () => text),
  fc.string({ unit: 'binary', maxLength: 3000 }).map((text) => () => new Error(text)),
)

test('letters of several bytes make a line no longer', () => {
  const { log, written } = collectingLogger()
  const long = '語 '.repeat(1000)
  for (const details of [{ long }, { all: Array.from({ length: 20 }, () => long) }, { [long]: { [long]: long } }]) {
    const given = [{ ...details, err: new Error(long, { cause: new Error(long) }) }, long, long, long]
    withRequestId('x'.repeat(64), () => withRequestBudget(() => void Reflect.apply(log.error, log, given), '', PATH))
  }
  for (const line of written) {
    expect(Buffer.byteLength(line)).toBeGreaterThan(2000)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4096)
  }
})

test('whatever it is called with becomes one line of JSON, of one shape and of at most 4096 bytes', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 5 }), fc.boolean(), (makers, isDetail) => {
      const { log, written, lines } = collectingLogger()
      const parts = makers.map((make) => make())
      const given = isDetail ? [{ err: parts[0], value: parts[1], parts }, 'said'] : parts
      withRequestId('x'.repeat(64), () => withRequestBudget(() => void Reflect.apply(log.error, log, given), '', PATH))
      expect(written).toHaveLength(1)
      expect(Buffer.byteLength(written[0] ?? '')).toBeLessThanOrEqual(4096)
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(written[0]?.slice(0, -1)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/)
      expect(written[0]).not.toContain('planted')
      expect(lines()).toMatchObject([{ level: 'error', time: expect.any(String), msg: expect.any(String) }])
    }),
    { numRuns: 300 },
  )
})
