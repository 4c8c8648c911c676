import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { completeHeaders } from '@/lib/delivery/answer-headers'
import { sendDecision } from '@/lib/delivery/stored-responses/send-decision'

/** What a server whose every answer is completed sends. */
async function answerOf(handle: RequestListener): Promise<Headers> {
  const server = createServer((request, response) => {
    completeHeaders(response)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).headers
}

const PAGE = `default-src 'none'; script-src 'self'; frame-ancestors 'none'`

test('an answer without a policy may do nothing, and has all the headers that keep browsers safe', async () => {
  const headers = await answerOf((_, response) => response.end('x'))
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('an answer leads to one place, also where the framework says it twice', async () => {
  const headers = await answerOf((_, response) => {
    response.setHeader('location', '/a')
    response.appendHeader('location', '/a')
    response.end()
  })
  expect(headers.get('location')).toBe('/a')
})

test('a page’s own policy is the only one, also where the page adds it as the framework does', async () => {
  const headers = await answerOf((_, response) => {
    response.appendHeader('Content-Security-Policy', PAGE)
    response.end('x')
  })
  expect(headers.get('content-security-policy')).toBe(PAGE)
})

test('visitors are told to ask for a cached page each time, not to show it stale for a year', async () => {
  const headers = await answerOf((_, response) => {
    response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700').end('x')
  })
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each([
  [301, {}, 'public, max-age=0, must-revalidate'],
  [308, {}, 'public, max-age=0, must-revalidate'],
  [308, { 'cache-control': 'no-store' }, 'no-store'],
  [307, {}, null],
  [303, {}, null],
])('no browser keeps a redirect of status %d with the headers %j for good: %s', async (status, own, caching) => {
  const headers = await answerOf((_, response) => response.writeHead(status, { location: '/a', ...own }).end())
  expect(headers.get('cache-control')).toBe(caching)
})

test('what our server sends instead of the framework is a redirect like any other', async () => {
  const to = new URL('https://site.example/new')
  const headers = await answerOf((_, response) =>
    sendDecision(response, { kind: 'redirect', to, status: 308 }, new Set()),
  )
  expect(headers.get('location')).toBe(to.href)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('headers of its own stay as they are', async () => {
  const headers = await answerOf((_, response) => {
    response.setHeader('referrer-policy', 'no-referrer')
    response.writeHead(200, { 'cache-control': 'no-store' }).end('x')
  })
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a page that somebody may frame says so in its policy alone', async () => {
  const headers = await answerOf((_, response) => {
    response.setHeader('content-security-policy', `default-src 'none'; frame-ancestors https://editor.example`)
    response.end('x')
  })
  expect(headers.has('x-frame-options')).toBe(false)
})

test.each([
  [503, '10'],
  [500, null],
  [404, null],
  [200, null],
])('an answer of status %d says when to ask again: %s', async (status, retryAfter) => {
  const implicit = await answerOf((_, response) => {
    response.statusCode = status
    response.end('x')
  })
  const explicit = await answerOf((_, response) => response.writeHead(status).end('x'))
  expect([implicit.get('retry-after'), explicit.get('retry-after')]).toEqual([retryAfter, retryAfter])
})

test('nobody learns by which route a page was made', async () => {
  const headers = await answerOf((_, response) => {
    response.setHeader('x-middleware-rewrite', '/en/variants/campaign/tour/post')
    response.end('x')
  })
  expect(headers.has('x-middleware-rewrite')).toBe(false)
})
