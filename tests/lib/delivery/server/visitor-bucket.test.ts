import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { bucketsOf } from '@/lib/core/server/flag-forms'
import { newExchange, type PageExchange } from '@/lib/delivery/page-answer'
import { PROGRAMS, VisitorBuckets } from '@/lib/delivery/server/visitor-bucket'

const FLAG = 'web-default-annual'
const on = bucketsOf(FLAG, 20)
const formOf = (bucket: number) => (on.has(bucket) ? FLAG : undefined)
const browser = { 'sec-fetch-mode': 'navigate', 'user-agent': 'Mozilla/5.0 Chrome/140' }

let url: string
let buckets: VisitorBuckets
let isFromFront: boolean
let decision: Decision
/** Of the last request, as pages see it. */
let form: unknown
let exchange: PageExchange
const closing: (() => void)[] = []

beforeEach(async () => {
  buckets = new VisitorBuckets({ FEATURE_FLAGS: [`${FLAG}:20%`], SITE_URL: 'https://site.example' })
  isFromFront = false
  decision = { kind: 'route', pathname: '/en/plans', hasFlagForms: true }
  const server = createServer((request, response) => {
    exchange = newExchange(response)
    buckets.choose({ request, response, exchange }, isFromFront)
    form = request.headers['x-flag-form']
    exchange.decision = decision
    // As a stored answer is sent, and as the framework sends one.
    if (request.url === '/stored') response.writeHead(200, ['content-type', 'text/html', 'x-own', '1']).end()
    else response.setHeader('x-own', '1').end()
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function ask(headers: Record<string, string> = {}, path = '/', method = 'GET') {
  const sending = get(url + path, { method, headers: { ...headers, connection: 'close' } })
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  return { form, given: answer.headers['set-cookie'], own: answer.headers['x-own'] }
}

test('the bucket in the cookie decides, and is not given again', async () => {
  for (let bucket = 0; bucket < 100; bucket += 1)
    expect(await ask({ ...browser, cookie: `a=1; __Host-bucket=${bucket}; b=2` })).toEqual({
      form: formOf(bucket),
      given: undefined,
      own: '1',
    })
})

test.each(['/', '/stored'])(
  'a browser without one gets one beside the answer, whose form it decides: %s',
  async (path) => {
    for (let visit = 0; visit < 50; visit += 1) {
      const { form: chosen, given = [], own } = await ask(browser, path)
      expect(given).toEqual([
        expect.stringMatching(/^__Host-bucket=\d\d?; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly; Secure$/),
      ])
      const bucket = Number(/=(\d+);/.exec(given[0] ?? '')?.[1])
      expect([chosen, own]).toEqual([formOf(bucket), '1'])
      // What is stored of the answer has no cookie.
      expect(exchange.ownHeaders).not.toHaveProperty('set-cookie')
    }
  },
)

test('whatever else a request brings, its form is the plain one', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.constantFrom('', '100', '-1', '007', '1e1', '7.0', ' 7', '7_', '0x7', '+7', '9'.repeat(4000)),
        fc.stringMatching(/^[\w.%+-]{0,30}$/).filter((text) => !/^\d\d?$/.test(text)),
      ),
      async (value) => {
        for (const cookie of [`__Host-bucket=${value}`, `bucket=${value}`, `__Host-bucket=7; __Host-bucket=${value}`])
          expect(await ask({ cookie, 'x-flag-form': FLAG, 'x-front-bucket': String([...on][0]) })).toEqual({
            form: undefined,
            given: undefined,
            own: '1',
          })
      },
    ),
    { numRuns: 40 },
  ))

test.each<[string, Record<string, string>, string?]>([
  ['a program', { ...browser, 'user-agent': 'Googlebot/2.1' }],
  ['a link preview', { ...browser, 'user-agent': 'facebookexternalhit/1.1' }],
  ['a script of a page', { ...browser, 'sec-fetch-mode': 'cors' }],
  ['something that says nothing of itself', {}],
  ['something that only wants the head', browser, 'HEAD'],
])('%s is given none, and gets the plain form', async (_, headers, method) => {
  for (let visit = 0; visit < 20; visit += 1)
    expect(await ask(headers, '/', method)).toEqual({ form: undefined, given: undefined, own: '1' })
})

test('an answer that is none of several forms gives none', async () => {
  for (const other of [
    { kind: 'route', pathname: '/en/variants/missing' },
    { kind: 'redirect', to: new URL('https://site.example/'), status: 308 },
  ] as const) {
    decision = other
    expect((await ask(browser)).given).toBeUndefined()
  }
})

test('a front says the bucket itself, and gives the cookie itself', async () => {
  isFromFront = true
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const asked = { ...browser, 'x-front-bucket': String(bucket), cookie: '__Host-bucket=1' }
    expect(await ask(asked)).toEqual({ form: formOf(bucket), given: undefined, own: '1' })
  }
  expect(await ask({ ...browser, cookie: `__Host-bucket=${[...on][0]}` })).toMatchObject({ form: undefined })
  expect(buckets.forFront()).toEqual({
    'x-flag-forms': expect.stringMatching(/^(,\d+=\d+){20},$/),
    'x-flag-cookie': '__Host-bucket=; Max-Age=2592000; Path=/; SameSite=Lax; HttpOnly; Secure',
  })
})

test('without a share nothing is read, given or said to a front', async () => {
  buckets = new VisitorBuckets({ FEATURE_FLAGS: [FLAG], SITE_URL: 'http://localhost:3000' })
  const requests: Record<string, string>[] = [browser, { cookie: 'bucket=7' }, { 'x-flag-form': FLAG }]
  for (const headers of requests) expect(await ask(headers)).toEqual({ form: undefined, given: undefined, own: '1' })
  expect(buckets.forFront()).toEqual({})
})

test('the front knows the same programs', () => {
  expect(readFileSync('deploy/varnish/front.vcl', 'utf8')).toContain(`(?i)${PROGRAMS.source}`)
})
