import { type Answer, ask } from '../support/attacks/ask.ts'
import { idleConnections, slowBodies } from '../support/attacks/held.ts'
import { calendarPages } from '../support/attacks/pipelined.ts'
import type { Load } from '../support/attacks/load.ts'
import { pipelined, requestHead } from '../support/attacks/raw.ts'
import { rawExchange } from '../support/raw-exchange.ts'
import { expect, test } from '../support/fixtures.ts'
import { hostileDataHeaders, hostileHeaders } from '../support/hostile-headers.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { request as newRequest } from '@playwright/test'
import { Sandbox } from '../support/sandbox.ts'

// These tests run one after the other, on a site of their own with the normal limits and room for few connections.
test.describe.configure({ mode: 'default' })

const MOST = 96
const OF_ADDRESS = 72
/** Address of the other client; the attacker comes from 127.0.0.1. */
const OTHER = '127.0.0.2'

let site: OwnSite
let port: number

test.beforeAll(async () => {
  site = await startOwnSite('one-client', {
    RATE_LIMIT_SCALE: '1',
    CONNECTIONS: String(MOST),
    CONNECTIONS_PER_ADDRESS: String(OF_ADDRESS),
    UPSTREAM_DEADLINE_MS: '4000',
  })
  port = Number(new URL(site.url).port)
})
test.afterAll(() => site.stop())
test.beforeEach(() => site.restart())

/** Runs a load against the site during a test. @returns the outcomes of its requests, and a function that ends it */
function attack(load: Load) {
  const outcomes = new Map<string, number>()
  const ending = new AbortController()
  const note = (outcome: string) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const over = load.run({ port, sandboxUrl: site.sandboxUrl, pages: ['/about'], note }, ending.signal)
  const end = async () => {
    ending.abort()
    await over
  }
  return { outcomes, end, [Symbol.asyncDispose]: end }
}

/** The statuses that another client gets for simple requests. */
async function statusesOfOthers(times: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let index = 0; index < times; index += 1) {
    for (const path of ['/livez', '/about', '/readyz', '/_next/static/none.js']) {
      statuses.add((await ask(port, path, { from: OTHER })).status)
    }
  }
  return [...statuses].toSorted((one, other) => one - other)
}

test('who asks to change the protocol gets the answer that everybody gets', async () => {
  const upgrade = { headers: { connection: 'Upgrade, close', upgrade: 'websocket' } }
  expect(await rawExchange(port, requestHead('/livez', upgrade))).toMatch(/^HTTP\/1\.1 200 /)
  expect(await rawExchange(port, requestHead('//about', upgrade))).toMatch(/^HTTP\/1\.1 308 /)
  expect(await rawExchange(port, requestHead('/livez', { method: 'CONNECT' }))).toBe('')
})

test('who pipelines a few requests gets each answer in its turn; who pipelines hundreds is shut out for a while', async () => {
  const few = await rawExchange(port, pipelined(['/livez', '/about', '/made-up', '/livez']))
  expect([...few.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '404', '200'])
  const many = await rawExchange(port, pipelined(Array.from({ length: 300 }, () => '/about')))
  // The first one may be answered before the others have come.
  expect((many.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(2)
  await expect(ask(port, '/livez')).rejects.toThrow(/ECONNRESET|socket hang up/)
  expect(await statusesOfOthers(1)).toEqual([200, 404])
})

test('a crowd of pages that one client has made waits for its turns; somebody else’s page does not wait for them', async () => {
  await using crowd = attack(calendarPages({ connections: OF_ADDRESS - 2 }))
  await expect.poll(() => crowd.outcomes.get('200') ?? 0).toBeGreaterThan(0)
  const answered = () => [...crowd.outcomes.values()].reduce((sum, count) => sum + count, 0)
  const before = answered()
  expect((await ask(port, '/about', { from: OTHER })).status).toBe(200)
  expect(answered() - before).toBeLessThan(OF_ADDRESS / 2)
  expect(crowd.outcomes.has('503')).toBe(false)
})

test('idle connections of one client take nobody else’s', async () => {
  await using idle = attack(idleConnections({ connections: MOST * 2, renewedPerSecond: 200 }))
  await expect.poll(() => idle.outcomes.get('200') ?? 0).toBeGreaterThan(OF_ADDRESS / 2)
  expect(await statusesOfOthers(8)).toEqual([200, 404])
})

test('slow bodies of one client keep out neither somebody else’s nor a publish', async () => {
  await using slow = attack(slowBodies({ connections: OF_ADDRESS - 4 }))
  const write = (from: string, path: string) =>
    ask(port, path, {
      from,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'content-length': '2' },
      body: '{}',
    })
  await expect.poll(() => slow.outcomes.get('503') ?? 0).toBeGreaterThan(0)
  expect((await write(OTHER, '/api/email-sign-up')).status).toBe(400)
  expect((await write(OTHER, '/api/revalidate')).status).toBe(401)
})

const PAGES = [
  '/about',
  '/de/about',
  '/',
  '/events/view/1005',
  '/news',
  '/events',
  '/plans',
  '/shop',
  '/help',
  '/fr/made-up',
]

const PRELOAD = /<link rel="preload"[^>]*>/g

/**
 * A document without its scripts, in which the same data may be in another order, and without React's marks between
 * texts, which depend on when each was known, as does the place of preloads in the head; and facts about the scripts.
 */
function described({ status, headers, body }: Answer) {
  const scripts = body.match(/<script[^>]*>/g) ?? []
  return {
    status,
    body: body
      .replace(/<script[^>]*>.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll(PRELOAD, ''),
    preloads: new Set(body.match(PRELOAD)?.map((link) => /href="([^"]*)/.exec(link)?.[1])),
    verified: /sha256-/.test(String(headers['content-security-policy'])),
    withNonce: scripts.filter((each) => each.includes('nonce')).length,
    location: headers.location,
  }
}

test('whatever a visitor sends along, the page that is made for everybody is the same', async () => {
  const sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  const expireAll = () => sandbox.publish('navigation/navigation/en-us', [{ path: 'data.unused', value: 'again' }])
  const makeAll = async (headers: Readonly<Record<string, string>>) => {
    await expireAll()
    for (const path of PAGES) await ask(port, path, { headers: { ...headers } })
    const made = []
    for (const path of PAGES) made.push({ path, ...described(await ask(port, path, { from: OTHER })) })
    return made
  }
  const plain = await makeAll({})
  expect(plain.map(({ status }) => status)).toEqual([...Array(PAGES.length - 1).fill(200), 404])
  expect(plain.filter(({ withNonce, verified }) => withNonce > 0 || !verified)).toEqual([])
  expect(await makeAll(hostileHeaders)).toEqual(plain)
  expect(await makeAll({ ...hostileHeaders, ...hostileDataHeaders })).toEqual(plain)
})
