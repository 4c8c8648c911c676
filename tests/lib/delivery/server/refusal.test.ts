import { setImmediate as nextTurn } from 'node:timers/promises'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refuse, refusalOf } from '@/lib/delivery/server/refusal'
import { bodyLimits } from '@/lib/core/limits'

const TEN_MEGABYTES = 10 * 1024 * 1024

type Head = Parameters<typeof refusalOf>[0]
const refusalTo = ({ headers, httpVersion = '1.1', ...head }: Partial<Head>) =>
  refusalOf({ headers: { host: 'site.example', ...headers }, httpVersion, ...head })
const statusOf = (head: Partial<Head>) => refusalTo(head)?.status

test.each<[string, Partial<Head>, number | undefined]>([
  ['reading a page', { method: 'GET', url: '/plans' }, undefined],
  ['asking what may be done with a page', { method: 'OPTIONS', url: '/plans' }, undefined],
  ['a body of our API', { method: 'POST', url: '/api/profile', headers: { 'content-length': '20' } }, undefined],
  [
    'a body of our API that does not say its size',
    { method: 'POST', url: '/api/profile', headers: { 'transfer-encoding': 'chunked' } },
    undefined,
  ],
  [
    'a body without end for our API',
    { method: 'POST', url: '/api/profile', headers: { 'content-length': String(bodyLimits.largest + 1) } },
    413,
  ],
  ['writing to a page', { method: 'POST', url: '/plans' }, 405],
  ['writing to a page that is called like the API', { method: 'POST', url: '/apiary' }, 405],
  ['a body for a page', { method: 'GET', url: '/plans', headers: { 'content-length': '5' } }, 413],
  [
    'a body for a page that does not say its size',
    { method: 'GET', url: '/plans', headers: { 'transfer-encoding': 'chunked' } },
    413,
  ],
  ['a request that names no host', { method: 'GET', url: '/', headers: { host: undefined } }, 400],
  [
    'a balancer’s HTTP/1.0',
    { method: 'GET', url: '/livez', headers: { host: undefined }, httpVersion: '1.0' },
    undefined,
  ],
  ['a promise that is asked for', { method: 'POST', url: '/api/profile', headers: { expect: 'the moon' } }, 417],
  ['asking whether to go on', { method: 'POST', url: '/api/profile', headers: { expect: '100-continue' } }, undefined],
  ['a method of nobody', { method: 'TRACE', url: '/' }, 405],
  ['a broken address', { method: 'GET', url: '/%E0%A4%A' }, 400],
  ['an address that no browser sends', { method: 'GET', url: '/campaigns/%00' }, 400],
  ['a page as the framework keeps its data', { method: 'GET', url: '/plans.rsc' }, 404],
  ['an address without end', { method: 'GET', url: `/${'a'.repeat(8192)}` }, 414],
])('%s: %3$s', (_, head, status) => {
  const refusal = refusalTo(head)
  expect(refusal?.status).toBe(status)
  expect(refusal?.sentence ?? 'None.').toMatch(/^[A-Z].+\.$/)
})

test('a large body for a page is answered before it has come, and its connection closed', async () => {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request)
    if (refusal) refuse(request, response, refusal)
  })
  const port = await listening(server)
  const { answer, text } = await send(port, { path: '/plans', bytes: TEN_MEGABYTES })
  expect([answer.statusCode, text]).toEqual([405, 'Pages are read, nothing else.'])
  expect(answer.headers).toMatchObject({ connection: 'close', allow: 'GET, HEAD, OPTIONS' })
})

test('a sender that never ends is not listened to for long', async () => {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request)
    if (refusal) refuse(request, response, refusal)
  })
  const port = await listening(server)
  const sending = httpRequest({ port, method: 'POST', path: '/plans', headers: { 'content-length': TEN_MEGABYTES } })
  const closed = new Promise((resolve) => sending.once('close', resolve))
  sending.on('error', () => undefined).write('a')
  await expect(closed).resolves.toBeUndefined()
})

test.each([
  [405, { allow: 'GET, HEAD, OPTIONS' }],
  [503, { 'retry-after': '1' }],
  [400, {}],
])('a refusal with %i says no more than belongs to it', async (status, more) => {
  const server = createServer((request, response) => refuse(request, response, { status, sentence: 'Nö.' }))
  const { answer, text } = await send(await listening(server), { path: '/plans', bytes: 0 })
  const { date: _, ...headers } = answer.headers
  expect([answer.statusCode, text]).toEqual([status, 'Nö.'])
  expect(headers).toEqual({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '4',
    'cache-control': 'no-store',
    connection: 'close',
    ...more,
  })
})

test('a refusal ends with the body, whose sender need not wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createServer((request, response) => refuse(request, response, { status: 413, sentence: 'No.' }))
  const { text } = await send(await listening(server), { path: '/plans', bytes: 300_000 })
  expect(text).toBe('No.')
  // `expect.poll` would move the clock.
  while (vi.getTimerCount() > 0) await nextTurn()
})

test('asking for the head of a page is reading', () => {
  expect(statusOf({ method: 'HEAD', url: '/plans' })).toBeUndefined()
})

async function listening(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

type Sending = ReturnType<typeof httpRequest>

function send(port: number, { path, bytes }: { path: string; bytes: number }) {
  const sending = httpRequest({ port, method: 'POST', path, agent: false, headers: { 'content-length': bytes } })
  const answer = answerTo(sending)
  sending.end(Buffer.alloc(bytes))
  return answer
}

function answerTo(sending: Sending): Promise<{ answer: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    sending.on('error', reject).on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ answer, text }))
    })
  })
}
