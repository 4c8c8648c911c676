import { expect, test } from 'vitest'
import { callInMemory } from '../../../sandbox/identity/in-memory-call.ts'

const url = 'http://127.0.0.1:9/a/b?c=d'

test('hands method, path, headers and body to the listener, under the origin it is to believe in', async () => {
  const call = callInMemory((request, response) => {
    void request.toArray().then((chunks) => {
      const { host, accept, 'x-forwarded-proto': protocol } = request.headers
      const body = Buffer.concat(chunks).toString()
      response.end(JSON.stringify({ method: request.method, url: request.url, host, accept, protocol, body }))
    })
  }, 'https://sandbox.example')
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'gopher' }
  const answer = await call(new Request(url, { method: 'POST', body: 'hello', headers }))
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/a/b?c=d',
    host: 'sandbox.example',
    accept: 'text/html',
    protocol: 'https',
    body: 'hello',
  })
})

test('keeps every cookie of an answer, and an answer without a body', async () => {
  const call = callInMemory((_request, response) => {
    response.writeHead(204, { 'set-cookie': ['a=1', 'b=2'] }).end()
  }, 'http://sandbox.example')
  const answer = await call(new Request(url))
  expect([answer.status, answer.headers.getSetCookie(), answer.body]).toEqual([204, ['a=1', 'b=2'], null])
})

test('fails where the listener hangs up', async () => {
  const call = callInMemory((request) => request.socket.destroy(), 'http://sandbox.example')
  await expect(call(new Request(url))).rejects.toThrow('hang up')
})
