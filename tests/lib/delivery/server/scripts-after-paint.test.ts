import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
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

const FOR_ONE_REQUEST = { kind: 'page-for-one-request', pathname: '/en/settings' } as const satisfies Decision

type Written = ServerResponse & { flush?: () => void }

type Kind = { decision?: Decision; type?: string; coding?: string }

/** The answer of a page's route as it begins, whatever it writes. */
async function begin(write: (response: Written) => void, coding: string, { decision, type }: Kind = {}) {
  const server = createServer((request, response) => {
    const exchange = newExchange(response)
    compressAnswer(request, response)
    runScriptsAfterPaint({ response, exchange })
    exchange.decision = decision ?? FOR_ONE_REQUEST
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8')
    write(response)
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = get({ port, host: '127.0.0.1', headers: { connection: 'close', 'accept-encoding': coding } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { answer }
}

async function answerOf(write: (response: Written) => void, { coding = 'identity', ...kind }: Kind = {}) {
  const { answer } = await begin(write, coding, kind)
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

const textOf = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).body.toString()

const FILE = '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>'
const FIRST_FILE = '<script src="/_next/static/chunks/b.js" nonce="n" id="_R_" async=""></script>'
const OTHERS =
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script><script nonce="n">self.__next_f.push([1,"<script src=\\"/elsewhere.js\\">"])</script><script src="https://a.test/_next/static/c.js"></script>'
const PAGE = `<!DOCTYPE html><html lang="de"><head><title>Höhenmeter · 標高</title><link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/b.js"/><link rel="preload" as="font" href="/f.woff2"/>${FILE}</head><body>${OTHERS}<p>2 < 3</p>${FIRST_FILE}`
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
  for (let place = 1; place < page.length; place += 1) {
    const pieces = [page.subarray(0, place), page.subarray(place)]
    expect(changed(pieces), `after ${place} bytes`).toBe(EXPECTED)
  }
})

/** What of a page in pieces is written, without a connection. */
function changed(pieces: readonly Buffer[]): string {
  const written: Buffer[] = []
  const response = {
    headersSent: true,
    getHeader: () => 'text/html',
    write: (piece: Buffer) => written.push(piece) > 0,
    end: (...last: Buffer[]) => written.push(...last),
  } as unknown as ServerResponse
  runScriptsAfterPaint({ response, exchange: { ...newExchange(response), decision: FOR_ONE_REQUEST } })
  for (const piece of pieces) response.write(piece)
  response.end()
  return Buffer.concat(written).toString()
}

test('a page that ends within a tag is sent as far as it came, and its writer is told', async () => {
  const told: string[] = []
  const text = await textOf((response) => {
    response.write('<html><p>Half a <scr', () => told.push('written'))
    response.end(() => told.push('ended'))
    response.end()
  })
  expect(text).toBe('<html><p>Half a <scr')
  expect(told).toEqual(['written', 'ended'])
})

test.each<[string, { decision?: Decision; type?: string }]>([
  ['a cached page, whose files are a list', { decision: { kind: 'route', pathname: '/en/about' } }],
  ['parts of a page that the framework’s script asks for', { type: 'text/x-component' }],
  ['an answer of the API', { type: 'application/json' }],
  ['the editor’s frame, in which nothing is painted before', { decision: { ...FOR_ONE_REQUEST, framedBy: 'editors' } }],
])('%s is sent as it is', async (_, kind) => {
  expect(await textOf((response) => response.end(PAGE), kind)).toBe(PAGE)
})

test('the framework’s own error page, which has no head script, is sent as it is', async () => {
  const page = PAGE.replace('<html lang="de">', '<html id="__next_error__">')
  expect(await textOf((response) => response.end(page))).toBe(page)
})

test('a text in another encoding, and a length that was said for the page as it was, do no harm', async () => {
  const { headers, body } = await answerOf((response) => {
    response.setHeader('content-length', Buffer.byteLength(PAGE))
    response.write(Buffer.from(PAGE).toString('base64'), 'base64')
    response.end(LATE, 'utf8')
  })
  expect(headers).not.toHaveProperty('content-length')
  expect(body.toString()).toBe(EXPECTED)
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

test.each(['identity', 'gzip'])('a part is sent before the next one comes (%s)', async (coding) => {
  let goOn = () => {}
  const { answer } = await begin((response) => {
    response.write(PAGE)
    response.flush?.()
    goOn = () => response.end(LATE)
  }, coding)
  const [part] = (await once(answer, 'data')) as [Buffer]
  expect(part.length).toBeGreaterThan(0)
  goOn()
  await once(answer.resume(), 'end')
})

test('the compression of a page that is left ends with its connection', async () => {
  let stream: NodeJS.EventEmitter | undefined
  const { answer } = await begin((response) => {
    response.write(PAGE)
    response.flush?.()
    stream = response.on('drain', () => undefined)
  }, 'gzip')
  await once(answer, 'data')
  expect(stream).toBeInstanceOf(Duplex)
  answer.destroy()
  await expect.poll(() => stream).toHaveProperty('destroyed', true)
})
