import { EventEmitter, once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import type { PageDataFiles } from '@/lib/delivery/page-cache/page-data-files'
import { servePageData } from '@/lib/delivery/server/page-data-answer'

const BODY = 'data of Zürich'

/** A server that answers for the data of pages, with one file; everything else is left to others. */
async function listen(read = async (path: string) => (path === '/page-data/a.js' ? Buffer.from(BODY) : undefined)) {
  const reading = vi.fn((path: string, _form: string) => read(path))
  const server = createServer((request, response) => {
    const isAnswered = servePageData({ read: reading } as unknown as PageDataFiles, request, response)
    if (!isAnswered) response.writeHead(418).end('left to others')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, { method = 'GET', headers = {} } = {}) => {
    const sending = httpRequest({ port, path, method, headers, agent: false }).end()
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: Buffer.concat(await answer.toArray()).toString(),
    }
  }
  return { ask, reading }
}

test('the data of a page is script, kept for ever by browsers and for an hour by shared caches', async () => {
  const { ask, reading } = await listen()
  const { status, headers, text } = await ask('/page-data/a.js?x=1')
  expect([status, text]).toEqual([200, BODY])
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': String(Buffer.byteLength(BODY)),
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
  })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(reading).toHaveBeenCalledExactlyOnceWith('/page-data/a.js', 'identity')
})

test('it comes in the coding that the client takes', async () => {
  const { ask, reading } = await listen()
  const { headers } = await ask('/page-data/a.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe('gzip')
  expect(reading).toHaveBeenCalledExactlyOnceWith('/page-data/a.js', 'gzip')
})

test('who asks for the head gets the length and no data', async () => {
  const { ask } = await listen()
  const { status, headers, text } = await ask('/page-data/a.js', { method: 'HEAD' })
  expect([status, headers['content-length'], text]).toEqual([200, String(Buffer.byteLength(BODY)), ''])
})

test('data that is not there is not there, and nobody keeps that', async () => {
  const { ask } = await listen()
  const { status, headers, text } = await ask('/page-data/b.js')
  expect([status, text]).toEqual([404, ''])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '0', vary: 'Accept-Encoding' })
})

test.each([
  ['another address', '/page-dat/a.js', 'GET'],
  ['an address that ends like it', '/de/page-data/a.js', 'GET'],
  ['what doesn’t read', '/page-data/a.js', 'POST'],
])('%s is left to others', async (_, path, method) => {
  const { ask, reading } = await listen()
  expect((await ask(path, { method })).status).toBe(418)
  expect(reading).not.toHaveBeenCalled()
})

test('an answer that can’t be made is broken off, and the log says why', async () => {
  const error = vi.spyOn(siteLog(), 'error').mockReturnValue()
  const broken = new Error('disk')
  const { ask } = await listen(() => Promise.reject(broken))
  await expect(ask('/page-data/a.js')).rejects.toThrow('socket hang up')
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: broken }, expect.any(String))
})

test('a request without an address is no request for data', () => {
  const response = new EventEmitter() as ServerResponse
  expect(servePageData({} as PageDataFiles, { method: 'GET' } as IncomingMessage, response)).toBe(false)
})
