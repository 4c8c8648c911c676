import { expect, test } from 'vitest'
import { UpstreamError } from '@/lib/core/errors'
import { createLogger } from '@/lib/core/server/log'
import { withRequestId } from '@/lib/core/server/request-id'

function collectingLogger(level: 'info' | 'warn' = 'info') {
  const lines: unknown[] = []
  return { log: createLogger(level, { write: (line) => void lines.push(JSON.parse(line)) }), lines }
}

test.each([
  { authorization: 'hidden' },
  { headers: { cookie: 'hidden', 'set-cookie': 'hidden' } },
  { request: { headers: { authorization: 'hidden' } } },
  { session: { token: 'hidden' } },
  { form: { password: 'hidden' } },
  { body: { email: 'hidden' } },
])('hides %j', (details) => {
  const { log, lines } = collectingLogger()
  log.info(details, 'saved')
  expect(JSON.stringify(lines)).toContain('[redacted]')
  expect(JSON.stringify(lines)).not.toContain('hidden')
})

test('describes a failed call without what the service answered', () => {
  const { log, lines } = collectingLogger()
  const failure = { service: 'game', operation: 'signUp', kind: 'status', status: 403, requestId: 'abc' } as const
  log.warn({ err: new UpstreamError({ ...failure, body: { email: 'rider@example.com' } }) }, 'refused')
  expect(lines).toMatchObject([{ level: 'warn', msg: 'refused', err: { name: 'UpstreamError', ...failure } }])
  expect(JSON.stringify(lines)).not.toContain('rider@example.com')
})

test('tells causes and things thrown that are no errors', () => {
  const { log, lines } = collectingLogger()
  log.error({ err: new Error('outer', { cause: 'inner' }) })
  expect(lines).toMatchObject([{ err: { message: 'outer', cause: { message: 'inner' } } }])
})

test('lines of one request carry its id', () => {
  const { log, lines } = collectingLogger()
  const request = new Request('https://site.test', { headers: { 'x-request-id': 'from-the-proxy' } })
  withRequestId(request, () => log.info('inside'))
  log.info('outside')
  expect(lines).toMatchObject([{ msg: 'inside', requestId: 'from-the-proxy' }, { msg: 'outside' }])
  expect(lines[1]).not.toHaveProperty('requestId')
})

test('is silent below its level', () => {
  const { log, lines } = collectingLogger('warn')
  log.info('unimportant')
  expect(lines).toEqual([])
})
