import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newExchange } from '@/lib/delivery/page-answer'
import { isFromFront, tellFront } from '@/lib/delivery/front/tell-front'

const SECRET = 'secret-of-the-front'

test.each([
  ['the secret', SECRET, SECRET, true],
  ['another one', 'another-secret-0', SECRET, false],
  ['a beginning of it', SECRET.slice(0, 8), SECRET, false],
  ['nothing', '', SECRET, false],
  ['none', undefined, SECRET, false],
  ['“undefined” to a site without a front', 'undefined', undefined, false],
  ['nothing to a site without a front', '', undefined, false],
])('a request with %s comes from a front: %s', (_, said, secret, isOne) => {
  expect(isFromFront({ 'x-front-secret': said }, secret)).toBe(isOne)
})

/** What a front gets of an answer that is sent in one of Node's ways. */
async function answerOf(
  send: (response: ServerResponse) => unknown,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  const server = createServer((request, response) => {
    tellFront(request, response, newExchange(response), { isOutdated: () => false })
    send(response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sending = httpRequest({ port, method, headers: { ...headers, connection: 'close' } }).end()
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

const CACHING = 'public, max-age=60'

test.each<[string, (response: ServerResponse) => unknown]>([
  ['set before', (response) => response.setHeader('Cache-Control', CACHING).setHeader('x-own', ['1', '2']).end('x')],
  [
    'given as an object',
    (response) => response.writeHead(200, { 'cache-control': CACHING, 'x-own': ['1', '2'] }).end('x'),
  ],
  [
    'given as a list',
    (response) => response.writeHead(200, ['Cache-Control', CACHING, 'x-own', '1', 'x-own', '2']).end('x'),
  ],
  [
    'given with a reason',
    (response) => response.writeHead(200, 'Fine', { 'cache-control': CACHING, 'x-own': '1, 2' }).end('x'),
  ],
  [
    'set before and given again',
    (response) =>
      response
        .setHeader('cache-control', 'no-store')
        .writeHead(200, { 'cache-control': CACHING, 'x-own': '1, 2' })
        .end('x'),
  ],
])('headers that are %s stay, and a front’s come beside them', async (_, send) => {
  const { headers } = await answerOf(send)
  expect(headers).toMatchObject({
    'cache-control': CACHING,
    'x-own': '1, 2',
    'surrogate-key': 'all',
    'cache-tag': 'all',
  })
})

test.each([
  ['a part of a page, which the framework’s script asks for', { headers: { rsc: '1' } }],
  ['what changes something', { method: 'POST' }],
])('nothing is said of %s', async (_, sending) => {
  const { headers } = await answerOf((response) => response.setHeader('cache-control', CACHING).end('x'), sending)
  expect(headers).not.toHaveProperty('surrogate-key')
})

test('the answer to HEAD says what that to GET says', async () => {
  const { headers } = await answerOf((response) => response.setHeader('cache-control', CACHING).end(), {
    method: 'HEAD',
  })
  expect(headers).toHaveProperty('surrogate-key', 'all')
})
