import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { leaveOutRedirectBody } from '@/lib/delivery/server/redirect-body'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The answer of a handler whose redirects have no body. */
async function answerOf(handle: RequestListener) {
  const server = createServer((request, response) => {
    leaveOutRedirectBody(response)
    handle(request, response)
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = get({ port, host: '127.0.0.1', headers: { connection: 'close' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()).toString() }
}

test('a redirect has no body, however it is written, and its writer is told that all went', async () => {
  const told: string[] = []
  const { status, headers, body } = await answerOf((_request, response) => {
    response.statusCode = 308
    response.setHeader('location', '/about').setHeader('content-type', 'text/html').setHeader('link', '</a.js>')
    expect(response.write('<html>', () => told.push('written'))).toBe(true)
    response.end('</html>', () => told.push('ended'))
  })
  expect([status, headers.location, headers['content-length'], body]).toEqual([308, '/about', '0', ''])
  expect(headers).not.toHaveProperty('content-type')
  expect(headers).not.toHaveProperty('link')
  expect(told).toEqual(['written', 'ended'])
})

test('so it is where the framework compresses', async () => {
  const { headers, body } = await answerOf((_request, response) => {
    response.statusCode = 307
    response.setHeader('location', '/about').setHeader('content-encoding', 'gzip')
    response.flushHeaders()
    response.end('compressed')
  })
  expect([headers.location, headers['content-encoding'], body]).toEqual(['/about', undefined, ''])
})

test.each([200, 201, 404])('an answer with status %d keeps its body, also if it names a place', async (status) => {
  const { headers, body } = await answerOf((_request, response) => {
    response.statusCode = status
    response.setHeader('location', '/about').setHeader('content-type', 'text/plain').write('wh')
    response.end('ole')
  })
  expect([headers['content-type'], body]).toEqual(['text/plain', 'whole'])
})

test('a page that the client has already keeps its headers', async () => {
  const { headers } = await answerOf((_request, response) => {
    response.statusCode = 304
    response.setHeader('location', '/about').setHeader('etag', '"a"').end()
  })
  expect(headers.etag).toBe('"a"')
})
