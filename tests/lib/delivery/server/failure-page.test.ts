import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { completeHeaders } from '@/lib/delivery/answer-headers'
import { answerWithStatus, newExchange, withExchange } from '@/lib/delivery/page-answer'
import { explainFailure } from '@/lib/delivery/server/failure-page'

const wordsAt = (pathname: string) => ({
  language: pathname.startsWith('/ja/') ? 'ja' : 'en',
  direction: pathname.startsWith('/ja/') ? ('rtl' as const) : ('ltr' as const),
  title: `Lost at ${pathname}`,
  body: 'Our fault.',
  retry: 'Again',
})

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** What a server that fails like this answers. */
async function askFailing(handle: RequestListener, { path = '/', method = 'GET', headers = NAVIGATION } = {}) {
  const server = createServer((request, response) => {
    completeHeaders(response)
    explainFailure(request, response, wordsAt)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The ways in which the framework gives its own answer. */
const failures = {
  'as a shell': (_, response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('etag', '"shell"')
    response.end('<html id="__next_error__"></html>')
  },
  'in pieces': (_, response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write('<html id="__next_error__">')
    response.write('</html>')
    response.end()
  },
  compressed: (_, response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'gzip')
    createGzip().end('<html id="__next_error__"></html>').pipe(response)
  },
  'as three words': (_, response) => {
    response.statusCode = 500
    response.end('Internal Server Error')
  },
  'under the policy of a page made for one request': (_, response) => {
    response.statusCode = 500
    response.setHeader('content-security-policy', "script-src 'nonce-abc'")
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<html id="__next_error__"></html>')
  },
  'a second time, while it says so': (_, response) => {
    response.statusCode = 500
    response.write('<html id="__next_error__">')
    try {
      response.writeHead(500)
    } catch {} // Node refuses a second head.
    response.end('</html>')
  },
  'and never ends': (_, response) => {
    response.statusCode = 500
    response.write('<html id="__next_error__">')
  },
} satisfies Record<string, RequestListener>

test.each(Object.entries(failures))(
  'a page that fails %s says so in its language, along its lines',
  async (_, handle) => {
    const { status, headers, text } = await askFailing(handle, { path: '/ja/plans?from=mail' })
    expect(status).toBe(500)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(text).toContain('<html lang="ja" dir="rtl">')
    expect(text).toContain('<h1>Lost at /ja/plans</h1>')
    expect(text).toContain('<a href="">Again</a>')
    expect(text).not.toContain('__next_error__')
  },
)

test('nothing that told of the framework’s body tells of this one', async () => {
  const { headers, text } = await askFailing((_, response) => {
    response.statusCode = 500
    for (const name of ['link', 'etag', 'content-encoding']) response.setHeader(name, 'of another body')
    response.setHeader('content-length', 3)
    response.end('abc')
  })
  for (const name of ['link', 'etag', 'content-encoding']) expect(headers.get(name)).toBeNull()
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
})

test('its policy lets its style work, and nothing else', async () => {
  const { headers, text } = await askFailing(failures['as a shell'])
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('who waits until a part of the answer is sent goes on', async () => {
  const sent: string[] = []
  await askFailing((_, response) => {
    response.statusCode = 500
    response.write('<html>', () => sent.push('written'))
    response.end(() => sent.push('ended'))
  })
  expect(sent).toEqual(['written', 'ended'])
})

test('by which header a page says its status is nobody’s business', async () => {
  const { headers } = await askFailing((_, response) => {
    withExchange(newExchange(response), () => answerWithStatus(503))
    response.end()
  })
  expect(Object.fromEntries(headers)).not.toHaveProperty('x-page-status')
})

test('who asks for the head alone gets it alone', async () => {
  const { status, text } = await askFailing(failures['as a shell'], { method: 'HEAD' })
  expect([status, text]).toEqual([500, ''])
})

test.each([
  ['to clients that do not read pages', failures['as three words'], { accept: '*/*' }, 'Internal Server Error'],
  [
    'whose headers come with its status',
    (_, response) => response.writeHead(500, { 'content-type': 'text/html', 'content-length': 2 }).end('ok'),
    NAVIGATION,
    'ok',
  ],
  [
    'in JSON',
    (_, response) => {
      response.statusCode = 500
      response.setHeader('content-type', 'application/problem+json')
      response.end('{}')
    },
    NAVIGATION,
    '{}',
  ],
  [
    'that is a page which says its status itself',
    (_, response) => {
      withExchange(newExchange(response), () => answerWithStatus(500))
      response.setHeader('content-type', 'text/html')
      response.end('<p>ours</p>')
    },
    NAVIGATION,
    '<p>ours</p>',
  ],
  [
    'that comes in pieces, and is no failure,',
    (_, response) => {
      response.write('one ')
      response.write('two ')
      response.end('three')
    },
    NAVIGATION,
    'one two three',
  ],
  [
    'of another status',
    (_, response) => {
      response.statusCode = 404
      response.end('nothing here')
    },
    NAVIGATION,
    'nothing here',
  ],
] satisfies [string, RequestListener, Record<string, string>, string][])(
  'an answer %s stays as it is',
  async (_, handle, headers, expected) => {
    expect((await askFailing(handle, { headers })).text).toBe(expected)
  },
)
