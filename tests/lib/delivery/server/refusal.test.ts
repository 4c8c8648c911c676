import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuse, refusalOf } from '@/lib/delivery/server/refusal'
import { WaitingBodies } from '@/lib/delivery/server/waiting-bodies'

const TEN_MEGABYTES = 10 * 1024 * 1024

type Head = Parameters<typeof refusalOf>[0]
const statusOf = (head: Partial<Head>) => refusalOf({ headers: {}, ...head })?.status

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
    { method: 'POST', url: '/api/profile', headers: { 'content-length': '1048577' } },
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
  ['a method of nobody', { method: 'TRACE', url: '/' }, 405],
  ['a broken address', { method: 'GET', url: '/%E0%A4%A' }, 400],
  ['an address that no browser sends', { method: 'GET', url: '/campaigns/%00' }, 400],
  ['a page as the framework keeps its data', { method: 'GET', url: '/plans.rsc' }, 404],
  ['an address without end', { method: 'GET', url: `/${'a'.repeat(8192)}` }, 414],
])('%s: %3$s', (_, head, status) => {
  expect(statusOf(head)).toBe(status)
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

test('only so many bodies may be on their way; others are told to come again', async () => {
  const bodies = new WaitingBodies(1)
  const server = createServer((request, response) => {
    if (!bodies.admit(request)) return refuse(request, response, { status: 503, sentence: 'Later.' })
    request.resume().once('end', () => response.end('done'))
    return undefined
  })
  const port = await listening(server)
  const slow = httpRequest({ port, method: 'POST', path: '/api/slow', headers: { 'content-length': 2 } })
  slow.write('a')
  await expect.poll(async () => (await send(port, { path: '/api/x', bytes: 1 })).answer.statusCode).toBe(503)
  expect((await send(port, { path: '/api/x', bytes: 1 })).answer.headers['retry-after']).toBe('1')
  expect((await send(port, { path: '/api/x', bytes: 0 })).text).toBe('done')
  const ended = answerTo(slow)
  slow.end('b')
  expect((await ended).text).toBe('done')
  expect((await send(port, { path: '/api/x', bytes: 1 })).text).toBe('done')
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
