import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { directFetch } from '@/lib/core/server/direct-fetch'

describe('a request past the framework', () => {
  async function serve(handle: RequestListener) {
    const server = createServer(handle).listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test('brings the status, the headers and the body, and sends the headers that it is given', async () => {
    const site = await serve(({ headers, url, method }, response) => {
      response.writeHead(201, { 'x-a': ['1', '2'], 'content-type': 'text/plain' })
      response.write(`${method} ${url} `)
      response.end(headers['x-asked'])
    })
    const answer = await directFetch(`${site}/a?b=c`, { headers: { 'x-asked': 'yes' } })
    expect([answer.status, answer.headers.get('x-a'), await answer.text()]).toEqual([201, '1, 2', 'GET /a?b=c yes'])
    expect((await directFetch(new Request(`${site}/d`))).status).toBe(201)
  })

  test.each([204, 304])('has no body where there is none: %i', async (status) => {
    const site = await serve((_, response) => response.writeHead(status).end())
    const answer = await directFetch(site)
    expect([answer.status, answer.body]).toEqual([status, null])
  })

  test('fails where nobody is there, where it is given up and where the body breaks off', async () => {
    for (const protocol of ['http', 'https'])
      await expect(directFetch(`${protocol}://127.0.0.1:9`)).rejects.toThrow('ECONNREFUSED')
    const site = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('half')
      setImmediate(() => response.destroy())
    })
    const answer = await directFetch(site)
    await expect(answer.text()).rejects.toThrow('aborted')
    const waiting = await serve(() => undefined)
    const ending = new AbortController()
    const asked = directFetch(waiting, { signal: ending.signal })
    ending.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  test('ends the connection of a body that nobody reads any more', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const site = await serve((_, response) => {
      response.on('close', resolve)
      response.write('the first of many')
    })
    const answer = await directFetch(site)
    await answer.body?.cancel()
    await expect(ended).resolves.toBeUndefined()
  })
})
