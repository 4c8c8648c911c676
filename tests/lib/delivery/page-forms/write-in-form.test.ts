import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { newExchange } from '@/lib/delivery/page-answer'
import { writeInForm } from '@/lib/delivery/page-forms/write-in-form'

const HEAD = '<link rel="canonical" href="https://site.example/plans">'
const HTML = `<html lang="en"><head>${HEAD}</head><body><main><h1>Pläne</h1></main></body></html>`

let decision: Decision
let framework: (request: IncomingMessage, response: ServerResponse) => void
let seen: IncomingMessage['headers']
const closing: (() => void)[] = []

beforeEach(() => {
  decision = { kind: 'route', pathname: '/en/plans', form: 'markdown' }
  framework = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('etag', '"abc"')
    response.setHeader('content-security-policy', "script-src 'self'").setHeader('link', '</a.css>; rel=preload')
    response.setHeader('cache-control', 's-maxage=300')
    response.write(HTML.slice(0, 40))
    response.end(HTML.slice(40))
  }
})

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function answerTo(path: string, { method = 'GET', headers = {} } = {}) {
  const server = createServer((request, response) => {
    const exchange = newExchange(response)
    writeInForm({ request, response, exchange }, 'https://site.example')
    seen = request.headers
    // The proxy decides while the framework handles the request.
    exchange.decision = decision
    const value = { kind: 'APP_PAGE', html: HTML } as never
    exchange.served = { key: '', value, lastModified: 0, staleAt: 0 }
    framework(request, response)
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = ask({ port, path, method, headers: { ...headers, connection: 'close' } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()).toString() }
}

test('a page is sent in Markdown, with headers of its own', async () => {
  const { status, headers, body } = await answerTo('/plans.md', { headers: { 'accept-encoding': 'br' } })
  expect([status, body]).toEqual([200, '# Pläne\n'])
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-length': String(Buffer.byteLength('# Pläne\n')),
    'content-language': 'en',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 's-maxage=300',
    link: '<https://site.example/plans>; rel="canonical"',
    etag: '"markdown-abc"',
  })
  expect(seen).not.toHaveProperty('accept-encoding')
})

test('whoever has it already is told so, though not by the tag of the page', async () => {
  const known = await answerTo('/plans.md', { headers: { 'if-none-match': '"markdown-abc"' } })
  expect([known.status, known.body]).toEqual([304, ''])
  expect(known.headers).not.toHaveProperty('content-type')
  expect(known.headers).toHaveProperty('etag', '"markdown-abc"')
  expect((await answerTo('/plans.md', { headers: { 'if-none-match': '"abc"' } })).status).toBe(200)
})

test('a request for its head gets the same headers', async () => {
  const [head, whole] = [await answerTo('/plans.md', { method: 'HEAD' }), await answerTo('/plans.md')]
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
})

test.each<[what: string, answer: (response: ServerResponse) => void, status: number, body: string]>([
  ['an error', (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('nothing'), 404, 'nothing'],
  ['a redirect', (response) => response.writeHead(308, { location: '/x.md' }).end(), 308, ''],
  ['data', (response) => response.setHeader('content-type', 'application/json').end('{}'), 200, '{}'],
])('%s stays as it is', async (_, answer, status, body) => {
  framework = (__, response) => answer(response)
  expect(await answerTo('/plans.md')).toMatchObject({ status, body })
})

test('a page that was not asked for in Markdown stays as it is', async () => {
  expect((await answerTo('/plans')).body).toBe(HTML)
  expect((await answerTo('/plans?x=.md')).body).toBe(HTML)
  decision = { kind: 'route', pathname: '/en/variants/missing' }
  expect((await answerTo('/plans.md')).body).toBe(HTML)
})
