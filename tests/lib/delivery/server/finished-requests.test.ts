import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingMessage,
  request as send,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPlainLogger } from '@/lib/core/server/logging/logger'
import { newExchange, type PageExchange } from '@/lib/delivery/page-answer'
import { accessLog } from '@/lib/delivery/server/access-log'
import { type FinishedRequest, FinishedRequests } from '@/lib/delivery/server/finished-requests'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const patterns = { of: (path: string) => `route of ${path}` }

/** A server whose requests are watched. @returns its port, and the next finished request */
async function watched(handle: (request: IncomingMessage, response: ServerResponse, exchange: PageExchange) => void) {
  let tell: (finished: FinishedRequest) => void
  const finished = new Promise<FinishedRequest>((resolve) => (tell = resolve))
  const requests = new FinishedRequests(patterns, [(each) => tell(each)])
  const listener: RequestListener = (request, response) => {
    const exchange = newExchange(response)
    requests.watch(request, response, exchange)
    handle(request, response, exchange)
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, finished }
}

const ask = async (port: number, path: string) => {
  const [answer] = (await once(
    get({ port, host: '127.0.0.1', path, headers: { connection: 'close' } }),
    'response',
  )) as [IncomingMessage]
  await answer.toArray()
}

test('a request is told of with its route, without its address', async () => {
  const { port, finished } = await watched((request, response, exchange) => {
    request.url = '/changed'
    exchange.requestId = 'request-1'
    response.writeHead(201, { 'x-nextjs-cache': 'HIT' }).end('x')
  })
  await ask(port, '/events?token=secret')
  expect(await finished).toEqual({
    method: 'GET',
    route: 'route of /events',
    status: 201,
    ms: expect.any(Number),
    cache: undefined,
    requestId: 'request-1',
  })
})

test.each([
  ['HIT', 'hit'],
  ['STALE', 'stale'],
  ['MISS', 'miss'],
  ['anything', undefined],
])('a page that says %s came from there', async (state, cache) => {
  const { port, finished } = await watched((_request, response) => {
    response.setHeader('x-nextjs-cache', state).end()
  })
  await ask(port, '/')
  expect((await finished).cache).toBe(cache)
})

test('a stored answer and one that no route gives are named', async () => {
  const { port, finished } = await watched((_request, response, exchange) => {
    Object.assign(exchange, { stored: {}, route: 'file' })
    response.end()
  })
  await ask(port, '/')
  expect(await finished).toMatchObject({ route: 'file', cache: 'stored' })
})

test('a client that leaves before the answer begins leaves a request with status 499', async () => {
  const { port, finished } = await watched(() => sending.destroy())
  const sending = send({ port, host: '127.0.0.1', path: '/' }).on('error', () => undefined)
  sending.end()
  expect((await finished).status).toBe(499)
})

test('the line of a request is JSON with these fields and no others', () => {
  const written: string[] = []
  const log = createPlainLogger('info', { write: (line) => void written.push(line) })
  accessLog(log)({ method: 'GET', route: '/', status: 200, ms: 0.07, cache: 'stored', requestId: 'request-1' })
  expect(JSON.parse(written[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/Z$/),
    method: 'GET',
    route: '/',
    status: 200,
    ms: 0.07,
    cache: 'stored',
    requestId: 'request-1',
    msg: 'request',
  })
})
