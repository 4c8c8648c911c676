import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import { processWide } from '@/lib/core/server/process-wide'
import type * as ClosedSite from '@/lib/delivery/server/closed-site'
import { forgetProcessState } from '../../../support/forget-process-state'

let state: { switches?: { closedForMinutes?: number } }
let serveClosed: typeof ClosedSite.serveClosed
const closing: (() => void)[] = []

// Modules of other tests may hold a state of the process that has been forgotten since.
beforeEach(async () => {
  vi.resetModules()
  forgetProcessState()
  ;({ serveClosed } = await import('@/lib/delivery/server/closed-site'))
  state = processWide('switches', () => ({}))
  state.switches = { closedForMinutes: 30 }
})

afterEach(() => {
  delete state.switches
  for (const close of closing.splice(0)) close()
})

const wordsAt = (pathname: string) => ({
  language: pathname.startsWith('/de') ? 'de' : 'en',
  direction: 'ltr' as const,
  title: `Closed at ${pathname}`,
  body: 'Later.',
  retry: 'Again',
})

async function answerTo(path: string, { method = 'GET', accept = '*/*', body = '' } = {}) {
  const server = createServer((request, response) => {
    if (!serveClosed(request, response, wordsAt)) response.writeHead(200).end('open')
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(ask({ port, path, method, headers: { accept } }).end(body), 'response')) as [
    IncomingMessage,
  ]
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()).toString() }
}

test.each(['/', '/de/plans?a=b', '/settings/profile', '/login', '/about.md', '/sitemaps/en.xml', '/nowhere'])(
  'no page is there while the site is closed: %s',
  async (path) => {
    const { status, headers, body } = await answerTo(path, { accept: 'text/html' })
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'retry-after': '1800',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body).toContain(`<html lang="${path.startsWith('/de') ? 'de' : 'en'}" dir="ltr">`)
    expect(body).toContain(`<h1>Closed at ${path.replace(/\?.*/, '')}</h1>`)
  },
)

test('the API says it in the form that our own scripts know, whatever is sent to it', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { status, headers, body } = await answerTo('/api/events/7/sign-up', { method, body: '{"a":1}' })
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, 'application/problem+json', '1800'])
    expect(JSON.parse(body)).toEqual(
      problemFromError(new AppError('upstream_unavailable', undefined, { retryAfterSeconds: 1800 })),
    )
  }
})

test('a form that is sent without script is answered with the page', async () => {
  const { status, body } = await answerTo('/api/contact', { method: 'POST', accept: 'text/html', body: 'a=b' })
  expect(status).toBe(503)
  expect(body).toContain('<h1>')
})

test.each([
  '/_next/static/chunks/a.js',
  '/page-data/a.js',
  '/favicon.ico',
  '/robots.txt',
  '/readyz',
  '/api/revalidate',
  '/api/auth/backchannel-logout',
])('files, probes and news of publishes are answered all the same: %s', async (path) => {
  expect(await answerTo(path)).toMatchObject({ status: 200, body: 'open' })
})

test('nothing is closed while the site is open, or before anything was read of it', async () => {
  for (const switches of [{}, undefined]) {
    state.switches = switches
    expect(await answerTo('/')).toMatchObject({ status: 200 })
  }
})
