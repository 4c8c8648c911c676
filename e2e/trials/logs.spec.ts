import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { request as newRequest } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { type Fault, Sandbox } from '../support/sandbox.ts'
import { sealedSession } from '../support/sealed-session.ts'

// These tests run one after the other, on a site of their own, whose log is read at the end.
test.describe.configure({ mode: 'default' })

/** Part of everything that is sent, answered or set in these tests and that no log may contain. */
const PLANTED = 'planted-secret'

const lineSchema = z
  .looseObject({
    level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
    time: z.iso.datetime(),
    msg: z.string().min(1),
    requestId: z.string().optional(),
    path: z.string().max(150).optional(),
    err: z.looseObject({ stack: z.array(z.string()).optional() }).optional(),
  })
  .refine((line) => !('message' in line))

const PAGES = [
  '/',
  '/news',
  '/events',
  '/events/view/1005',
  '/plans',
  '/shop',
  '/settings/profile',
  '/my-events',
  '/my-events/results',
  '/settings/campaigns',
  '/settings/fundraising',
  '/my-events/list',
  '/login',
]
const ROUTES = [
  '/api/session',
  '/api/events/mine',
  '/api/live-counts',
  `/api/calendars/personal/${PLANTED}`,
  '/api/chat/availability',
  `/api/preview?token=${PLANTED}`,
  `/api/auth/callback?code=${PLANTED}&state=${PLANTED}`,
]
const FORMS = [
  '/api/forms',
  '/api/contact',
  '/api/email-sign-up',
  '/api/interactions',
  '/api/revalidate',
  '/api/profile',
]
const SERVICES = ['content', 'game', 'articles', 'storefront', 'identity', 'chat', 'support']

let site: OwnSite
let sandbox: Sandbox
let cookie: string

test.beforeAll(async () => {
  const redis = `redis://:${PLANTED}@127.0.0.1:9`
  // A long deadline: on a busy machine pages are late.
  site = await startOwnSite('logs', { LOG_LEVEL: 'debug', REDIS_URL: redis, UPSTREAM_DEADLINE_MS: '4000' })
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  cookie = `session=${await sealedSession({ token: PLANTED })}; other=${PLANTED}`
})
test.afterAll(() => site.stop())

/** Of a site that can't reach its store: it goes on trying, and looks for publishes itself. */
const OUTSIDE_OF_REQUESTS = /shared store|other instances|what is published can’t be read|the last known ref serves/

/** Reads the lines written since; checks that all have the same form, and that none contains what was planted. */
function readLog(since = 0) {
  const lines = site.log().slice(since)
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(4096)
    expect(line).not.toMatch(/planted|rider@|sandbox\\?"|told to fail|another shape|Fe26|[\u007F-\u009F\u2028\u2029]/)
    // Addresses are logged only as far as they identify the page.
    expect(line).not.toMatch(/x{201}/)
  }
  return lines.map((line) => lineSchema.parse(JSON.parse(line)))
}

type Asking = { method?: 'POST'; body?: string | URLSearchParams; headers?: Record<string, string> }

const ask = (path: string, init: Asking = {}) =>
  fetch(site.url + path, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', cookie, authorization: `Bearer ${PLANTED}`, ...init.headers },
  }).then((answer) => answer.text())

const askAll = () => Promise.all([...PAGES, ...ROUTES].map((path) => ask(path)))

for (const kind of [
  'failing',
  'malformed',
  'wrong_schema',
  'cut_short',
  'unreachable',
] as const satisfies Fault['kind'][]) {
  test(`services that are ${kind} leave lines of JSON without their answers`, async () => {
    const since = site.log().length
    for (const service of SERVICES) await sandbox.fault({ service, kind })
    await askAll()
    await ask(`/fresh-${kind}?q=${PLANTED}`)
    await sandbox.clearFaults()
    const lines = readLog(since)
    expect(lines.filter((line) => line.err).length).toBeGreaterThan(3)
    for (const { err, requestId, msg } of lines.filter((line) => line.err)) {
      expect(err, 'an expected error needs no stack').not.toHaveProperty('stack')
      if (!OUTSIDE_OF_REQUESTS.test(msg)) expect(requestId, msg).toBeDefined()
    }
  })
}

test('each request leaves a line with its route and no more of its address', async () => {
  const ids = ['page', 'missing', 'redirect', 'api', 'probe', 'refused'].map((name) => `access-${name}`)
  const paths = ['/news', '/made-up', '/en/about', `/api/calendars/personal/${PLANTED}`, '/readyz', '/%00']
  let since = 0
  const requests = () => readLog(since).filter(({ msg }) => msg === 'request')
  const askEach = async () => {
    since = site.log().length
    for (const [at, path] of paths.entries()) await ask(path, { headers: { 'x-request-id': ids[at] ?? '' } })
    return requests().find(({ requestId }) => requestId === 'access-missing')?.status
  }
  // The services' faults of the tests before this one may still be noticed for seconds.
  await expect.poll(askEach, { timeout: 25_000 }).toBe(404)
  await expect.poll(requests).toContainEqual(expect.objectContaining({ route: 'refused', status: 400 }))
  const lines = requests()
  const of = (id: string) => lines.find(({ requestId }) => requestId === id)
  expect(of('access-page')).toMatchObject({ method: 'GET', route: '/news', status: 200, ms: expect.any(Number) })
  expect(of('access-missing')).toMatchObject({ status: 404 })
  expect(of('access-redirect')).toMatchObject({ route: 'redirect', status: 308 })
  expect(of('access-api')).toMatchObject({ route: '/api/calendars/personal/[token]' })
  expect(of('access-probe')).toMatchObject({ route: '/readyz', status: 200 })
})

test('long, malformed and odd requests leave no more than lines of JSON', async () => {
  const since = site.log().length
  for (const length of [300, 2000, 7000]) {
    for (const path of ['/', '/news/', '/events/view/', '/_next/static/']) await ask(path + 'x'.repeat(length))
  }
  for (const path of ['/%E0%A4%A', '/a%0Ab', '/?_rsc=1', '/_next/image?url=x'])
    await ask(path, { headers: { rsc: '1' } })
  for (const name of ['next-router-state-tree', 'next-action', 'x-middleware-subrequest', 'next-url', 'x-request-id'])
    await ask('/about', { headers: { rsc: '1', [name]: `${PLANTED}%E0` } })
  for (const path of FORMS) {
    for (const body of [`{"${PLANTED}`, `{"email":"rider@site.test","message":"${PLANTED}"}`])
      await ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', origin: site.url } })
    await ask(path, { method: 'POST', body: new URLSearchParams({ email: 'rider@site.test', [PLANTED]: PLANTED }) })
  }
  readLog(since)
})

test('requests that break off, or are none, leave no more than lines of JSON', async () => {
  const since = site.log().length
  await sandbox.fault({ service: 'content', kind: 'slow', milliseconds: 300 })
  await Promise.all(
    [1, 5, 30, 100].flatMap((after) => PAGES.map((path) => askAndLeave(`${path}?left=${after}`, after))),
  )
  for (const text of ['GARBAGE\r\n\r\n', 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'])
    await sendAndLeave(text)
  await sandbox.clearFaults()
  await ask('/about')
  readLog(since)
})

test('a page whose program is broken is a line with its request, and says where', async () => {
  const file = join(site.folder, 'server/app/[locale]/plans/[planPriceId]/page.js')
  // As long as before: a site doesn't start with files that were cut off.
  writeFileSync(file, 'throw new TypeError("broken\\nin two")'.padEnd(statSync(file).size))
  await site.restart()
  const since = site.log().length
  await ask('/plans/no-plan', { headers: { 'x-request-id': 'an-id-of-the-proxy' } })
  const line = readLog(since).find(({ err }) => err?.name === 'TypeError')
  expect(line).toMatchObject({ level: 'error', msg: 'broken in two', requestId: 'an-id-of-the-proxy' })
  expect(line?.err?.stack?.[0]).toContain('page.js')
})

test('a disk that can’t be written is told of', async () => {
  const since = site.log().length
  putFileInPlaceOf(join(site.folder, 'cache'))
  await askAll()
  await ask('/about?fresh')
  const secret = process.env.PRISMIC_WEBHOOK_SECRET ?? 'example-webhook-secret'
  const body = JSON.stringify({ secret, type: 'api-update', documents: ['X'] })
  await ask('/api/revalidate', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(readLog(since).map(({ msg }) => msg)).toContain('invalidations can’t be written')
})

test('from its first line to its last a site writes lines of JSON', async () => {
  await site.terminate()
  const lines = readLog()
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('site ready'))
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('shared store can’t be reached'))
})

test('a site that can’t start says why in a line', async () => {
  const env = { ...process.env, SITE_URL: 'https://www.site.test', LOG_LEVEL: 'info', NODE_ENV: 'production' } as const
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server.ts')], { env })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  expect(await once(child, 'close')).toEqual([1, null])
  const lines = parts.join('').split('\n').filter(Boolean)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'fatal',
    err: { message: expect.stringMatching(/environment is not fit/) },
  })
})

function askAndLeave(path: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = httpRequest(site.url + path, { headers: { accept: 'text/html' } }, (answer) => void answer.resume())
    sending.on('error', () => undefined).on('close', resolve)
    setTimeout(() => sending.destroy(), afterMs)
    sending.end()
  })
}

function sendAndLeave(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection(Number(new URL(site.url).port), '127.0.0.1', () => {
      socket.write(text, () => setTimeout(() => socket.destroy(), 50))
    })
    socket.on('error', () => undefined).on('close', () => resolve())
  })
}

/** The site may make the folder again, while it is still at work for an earlier test. */
function putFileInPlaceOf(folder: string): void {
  for (let tries = 0; tries < 100; tries += 1) {
    rmSync(folder, { recursive: true, force: true })
    try {
      return writeFileSync(folder, '')
    } catch (error) {
      if (!String(error).includes('EISDIR')) throw error
    }
  }
  throw new Error(`${folder} comes again and again`)
}
