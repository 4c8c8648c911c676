// Pages while a flag is on for a share of visitors (docs/decisions/065), from an instance and from a real Varnish before it.
// These tests run one after the other.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { ofOneSending, type RawAnswer } from '../support/raw-request.ts'
import { type SiteBehindFront, startSiteBehindFront } from '../support/site-behind-front.ts'
import { hasVarnish } from '../support/varnish.ts'

test.skip(!hasVarnish(), 'Varnish is not installed, and could not be')
test.describe.configure({ mode: 'default' })

const OPERATIONS_TOKEN = 'operations-token-of-this-test-012345'
const FLAG = 'web-default-annual'
const SHARE = 20

/** The buckets for which the flag is on and off, once it is shared. */
let on: number[] = []
let off: number[] = []
const browser = { 'sec-fetch-mode': 'navigate', 'user-agent': 'Mozilla/5.0 Chrome/140', 'accept-encoding': 'br' }

let it: SiteBehindFront

test.beforeAll(async () => {
  it = await startSiteBehindFront('flag-forms', { OPERATIONS_TOKEN, FEATURE_FLAGS: '' })
})
test.afterAll(() => it.stop())

async function ops(...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../scripts/ops.ts')
  const env = { ...process.env, OPERATIONS_TOKEN }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, '--site', it.site.url], { env })
  await it.untilPurged()
  return stdout
}

/** The two ways to the site, with where each says that an answer came from. */
const ways = [
  { way: 'the instance', ask: (path: string, headers = {}) => it.askSite(path, headers), from: 'x-nextjs-cache' },
  { way: 'the front', ask: (path: string, headers = {}) => it.ask(path, headers), from: 'x-cache' },
]

const withBucket = (bucket: number | string = '') => ({ 'accept-encoding': 'br', cookie: `bucket=${bucket}` })

/** The period that a page chooses at first. */
const periodOf = ({ body }: RawAnswer): string =>
  [...body.matchAll(/<input[^>]*type="radio"[^>]*>/g)].findIndex(([input]) => /\schecked\b/.test(input)).toString()

const comparable = ({ headers }: RawAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneSending.has(name)))

async function untilKept(ask: (typeof ways)[0]['ask'], from: string, headers: Record<string, string>) {
  const isKept = async () => {
    const answer = await ask('/plans', headers)
    return [answer.headers[from]?.toString().toLowerCase(), answer.headers['content-encoding']]
  }
  await expect.poll(isKept, { timeout: 20_000 }).toEqual(['hit', 'br'])
  return ask('/plans', headers)
}

for (const { way, ask, from } of ways) {
  test(`without a share a cookie means nothing, and none is given: ${way}`, async () => {
    const plain = await untilKept(ask, from, { 'accept-encoding': 'br' })
    for (const headers of [withBucket(7), withBucket(70), browser]) {
      const answer = await untilKept(ask, from, headers)
      expect(answer.body).toBe(plain.body)
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })
}

test('an operator switches a flag on for a share of visitors', async () => {
  expect(await ops('flag', FLAG, 'on', '--share', String(SHARE))).toContain(`${FLAG} is on for 20 % of visitors`)
  const plain = periodOf(await it.askSite('/plans'))
  const periods: string[] = []
  for (let bucket = 0; bucket < 100; bucket += 1) periods.push(periodOf(await it.askSite('/plans', withBucket(bucket))))
  on = [...periods.keys()].filter((bucket) => periods[bucket] !== plain)
  off = [...periods.keys()].filter((bucket) => periods[bucket] === plain)
  expect([on.length, off.length]).toEqual([SHARE, 100 - SHARE])
  await expect(ops('flag', 'event-feed', 'on', '--share', '20')).rejects.toThrow('can’t be on for a share')
})

for (const { way, ask, from } of ways) {
  test(`two visitors get two pages at one address, each of them twice from the cache: ${way}`, async () => {
    const [one, other] = [await untilKept(ask, from, withBucket(on[0])), await untilKept(ask, from, withBucket(off[0]))]
    expect(periodOf(one)).not.toBe(periodOf(other))
    for (const [bucket, expected] of [
      [on[1], one],
      [off[1], other],
    ] as const) {
      const again = await untilKept(ask, from, withBucket(bucket))
      expect([again.body, again.headers.etag]).toEqual([expected.body, expected.headers.etag])
      expect(again.headers).not.toHaveProperty('set-cookie')
      expect(again.headers).not.toHaveProperty('x-flag-forms')
      expect(again.headers).not.toHaveProperty('x-flag-cookie')
    }
    for (const language of ['de', 'ja'])
      expect(periodOf(await ask(`/${language}/plans`, withBucket(on[0])))).toBe(periodOf(one))
  })

  test(`forged buckets and no bucket get the plain page: ${way}`, async () => {
    const plain = await untilKept(ask, from, withBucket(off[0]))
    const forged = ['', 'x', '-1', '100', '007', '1e1', `${on[0]}x`, '9'.repeat(3000), `%3${on[0]}`, '../../etc']
    for (const value of forged) {
      const answer = await ask('/plans', { ...withBucket(value), 'x-flag-form': FLAG, 'x-front-bucket': String(on[0]) })
      expect([value, answer.headers[from]?.toString().toLowerCase(), answer.body]).toEqual([value, 'hit', plain.body])
    }
    const program = await ask('/plans', { ...browser, 'user-agent': 'Googlebot/2.1' })
    expect([program.headers['set-cookie'], program.body]).toEqual([undefined, plain.body])
    expect((await ask(`/en~${FLAG}/plans`)).status).toBe(404)
  })

  test(`a browser gets a bucket with its first page, which is that of the bucket: ${way}`, async () => {
    const periods = new Set<string>()
    for (let visit = 0; visit < 60; visit += 1) {
      const first = await ask('/plans', browser)
      const [given = ''] = [first.headers['set-cookie'] ?? []].flat()
      expect(given).toMatch(/^bucket=\d\d?; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/)
      const next = await ask('/plans', { ...browser, cookie: given.replace(/;.*/, '') })
      expect([next.body, next.headers['set-cookie']]).toEqual([first.body, undefined])
      periods.add(periodOf(first))
    }
    // That all of sixty draw the same form happens once in half a million times.
    expect(periods.size).toBe(2)
  })
}

const PATHS = ['/plans', '/de/plans', '/about', '/campaigns/spring-classics']

test('in each form, an answer sent again is the framework’s own, whatever a request brings', async () => {
  const untilStored = (path: string, bucket: number) =>
    expect
      .poll(async () => (await it.askSite(path, withBucket(bucket))).headers['content-encoding'], { timeout: 20_000 })
      .toBe('br')
  for (const path of PATHS) for (const bucket of [on[0], off[0]]) await untilStored(path, bucket ?? 0)
  const requests = fc.record({
    path: fc.constantFrom(...PATHS),
    bucket: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom('', '100', '-1', 'x', `${on[0]}; bucket=0`)),
    coding: fc.constantFrom('br', 'gzip', 'identity'),
    cookie: fc.constantFrom('', 'consent=none.1893456000000; ', 'zone=Asia/Tokyo; ', 'NEXT_LOCALE=ja; signed_in=1; '),
  })
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, bucket, coding, cookie }) => {
      // An address with a new parameter is answered by the framework the first time, and from the store the second time.
      const address = `${path}?new-${randomUUID()}`
      const headers = { 'accept-encoding': coding, cookie: `${cookie}bucket=${bucket}` }
      const [first, again] = [await it.askSite(address, headers), await it.askSite(address, headers)]
      expect([again.status, again.body]).toEqual([first.status, first.body])
      expect(comparable(again)).toEqual(comparable(first))
      expect(again.body).toBe((await it.askSite(path, headers)).body)
    }),
    { numRuns: 60 },
  )
})

test('a page that is purged is made anew in each form', async () => {
  const note = await ops('purge', '/plans')
  expect(note).toContain(`/en/plans, /en~${FLAG}/plans`)
})

for (const { way, ask, from } of ways) {
  test(`after a switch back there is one page again, and no cookie: ${way}`, async () => {
    if (way === 'the instance') await ops('flag', FLAG, 'off')
    const plain = await untilKept(ask, from, withBucket(off[0]))
    const other = await untilKept(ask, from, withBucket(on[0]))
    expect(other.body).toBe(plain.body)
    expect((await ask('/plans', browser)).headers).not.toHaveProperty('set-cookie')
  })
}
