import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { newExchange } from '@/lib/delivery/page-answer'
import { compressAnswer } from '@/lib/delivery/server/compression'
import { runScriptsAfterPaint } from '@/lib/delivery/server/scripts-after-paint'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const FOR_ONE_REQUEST: Decision = { kind: 'page-for-one-request', pathname: '/en/settings' }

/** The answer of a page's route, whatever it writes. */
async function answerOf(
  write: (response: ServerResponse) => void,
  { decision = FOR_ONE_REQUEST, type = 'text/html; charset=utf-8', coding = 'identity' } = {},
) {
  const server = createServer((request, response) => {
    const exchange = newExchange(response)
    compressAnswer(request, response)
    runScriptsAfterPaint({ response, exchange })
    exchange.decision = decision
    response.setHeader('content-type', type)
    write(response)
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = get({ port, host: '127.0.0.1', headers: { connection: 'close', 'accept-encoding': coding } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

const textOf = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).body.toString()

const FILE = '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>'
const FIRST_FILE = '<script src="/_next/static/chunks/b.js" nonce="n" id="_R_" async=""></script>'
const OTHERS =
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script><script nonce="n">self.__next_f.push([1,"<script src=\\"/elsewhere.js\\">"])</script><script src="https://a.test/_next/static/c.js"></script>'
const PAGE = `<head><title>Höhenmeter · 標高</title><link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/b.js"/><link rel="preload" as="font" href="/f.woff2"/>${FILE}</head><body>${OTHERS}<p>2 < 3</p>${FIRST_FILE}`
const LATE = `<p>後から</p>${FILE}</body>`

const waiting = (element: string) => element.replace('<script', '<script type="text/plain" data-waits')
const EXPECTED =
  PAGE.replace(/<link rel="preload" as="script"[^>]*>/, '')
    .replace(FILE, waiting(FILE))
    .replace(FIRST_FILE, waiting(FIRST_FILE)) + LATE.replace(FILE, waiting(FILE))

test('the framework’s files wait, also those that come with a late part, and nothing else does', async () => {
  const text = await textOf((response) => {
    response.write(PAGE)
    response.end(LATE)
  })
  expect(text).toBe(EXPECTED)
})

test('wherever the page is cut, also within a tag or a character', async () => {
  const page = Buffer.from(PAGE + LATE)
  const texts = Array.from({ length: page.length - 1 }, async (_, place) =>
    textOf((response) => {
      response.write(page.subarray(0, place + 1))
      response.end(page.subarray(place + 1))
    }),
  )
  expect(new Set(await Promise.all(texts))).toEqual(new Set([EXPECTED]))
})

test('a page that ends within a tag is sent as far as it came, and its writer is told', async () => {
  const told: string[] = []
  const text = await textOf((response) => {
    response.write('<p>Half a <scr', () => told.push('written'))
    response.end(() => told.push('ended'))
  })
  expect(text).toBe('<p>Half a <scr')
  expect(told).toEqual(['written', 'ended'])
})

test.each<[string, { decision?: Decision; type?: string }]>([
  ['a cached page, whose files are a list', { decision: { kind: 'route', pathname: '/en/about' } }],
  ['parts of a page that the framework’s script asks for', { type: 'text/x-component' }],
  ['an answer of the API', { type: 'application/json' }],
])('%s is sent as it is', async (_, kind) => {
  expect(await textOf((response) => response.end(PAGE), kind)).toBe(PAGE)
})

test('what is compressed is the changed page', async () => {
  const { headers, body } = await answerOf(
    (response) => {
      response.write(PAGE)
      response.end(LATE)
    },
    { coding: 'gzip' },
  )
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(EXPECTED)
})
