// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { hasRedis, type Instance, type Instances, startInstances } from '../support/instances.ts'
import { sealedSession } from '../support/sealed-session.ts'

// Two instances of a site with an operator, who speaks to the second alone. The tests run one after the other.
test.describe.configure({ mode: 'default' })
test.skip(!hasRedis(), 'there is no redis-server')

const STATUS_TOKEN = 'status-token-of-this-test-0123456789'
const OPERATIONS_TOKEN = 'operations-token-of-this-test-012345'

let site: Instances
let second: Instance

test.beforeAll(async () => {
  site = await startInstances('operators', { STATUS_TOKEN, OPERATIONS_TOKEN, FEATURE_FLAGS: '' })
  const [, other] = site.all
  if (other === undefined) throw new Error('there are two instances')
  second = other
})
test.afterAll(() => site.stop())

/** Runs a command as an operator does, at the second instance. */
async function ops(...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../scripts/ops.ts')
  const env = { ...process.env, STATUS_TOKEN, OPERATIONS_TOKEN }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, '--site', second.url], { env })
  return stdout
}

const visit = async (instance: Instance, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(instance.url + path, { redirect: 'manual', headers })
  return { status: answer.status, cache: answer.headers.get('x-nextjs-cache'), text: await answer.text() }
}

/** Waits until something holds at each instance. */
const everywhere = (what: (instance: Instance) => Promise<unknown>, expected: unknown) =>
  expect
    .poll(() => Promise.all(site.all.map(what)), { timeout: 20_000, intervals: [50] })
    .toEqual(site.all.map(() => expected))

const isKept = (path: string) => everywhere(async (instance) => (await visit(instance, path)).cache, 'HIT')

/** How often each instance makes a page anew after a command: the first answers that don't come from the cache. */
async function madeAnew(path: string, command: () => Promise<unknown>): Promise<boolean[]> {
  await isKept(path)
  await command()
  return Promise.all(
    site.all.map(async (instance) => {
      for (let look = 0; look < 40; look += 1) if ((await visit(instance, path)).cache !== 'HIT') return true
      return false
    }),
  )
}

/** Whether the contact form is off the site. */
const isOff = async (instance: Instance) => {
  const answer = await fetch(`${instance.url}/api/contact/form`, { headers: { 'sec-fetch-site': 'same-origin' } })
  return ((await answer.json()) as { form: unknown }).form === null
}

test('each instance tells whoever has the token how it is, and nobody else', async () => {
  const { gauges, problems } = JSON.parse(await ops('status')) as { gauges: object; problems: { problem: string }[] }
  // A machine that runs many tests at once may be late.
  expect(problems.filter(({ problem }) => problem !== 'event loop late')).toEqual([])
  for (const gauge of ['site.redis.connected', 'site.instances.heard', 'site.publish.open', 'site.requests.waiting'])
    expect(gauges).toHaveProperty([gauge])
  for (const instance of site.all) {
    expect((await visit(instance, '/status')).status).toBe(404)
    expect((await visit(instance, '/status', { authorization: `Bearer ${OPERATIONS_TOKEN}` })).status).toBe(404)
    const { status, text } = await visit(instance, '/status', { authorization: `Bearer ${STATUS_TOKEN}` })
    expect([status, text]).toEqual([200, expect.stringContaining('site.breaker.open')])
  }
})

test('a page that is purged is made anew everywhere, and others aren’t', async () => {
  await isKept('/about')
  expect(await madeAnew('/de/about', () => ops('purge', '/de/about'))).toEqual([true, true])
  for (const instance of site.all) expect((await visit(instance, '/about')).cache).toBe('HIT')
})

test('a campaign’s page is purged at its own address', async () => {
  expect(await madeAnew('/campaigns/spring-classics', () => ops('purge', '/campaigns/spring-classics'))).toEqual([
    true,
    true,
  ])
})

test('maintenance begins and ends everywhere, without a restart, and outlives one', async () => {
  await everywhere(isOff, false)
  await ops('maintenance', 'on')
  await everywhere(isOff, true)
  await second.kill()
  await second.start()
  await everywhere(isOff, true)
  await ops('maintenance', 'off')
  await everywhere(isOff, false)
})

test('a closed site says so everywhere, also after a restart, and opens again', async () => {
  const statusOf = (path: string) => async (instance: Instance) =>
    (await visit(instance, path, { accept: 'text/html' })).status
  await everywhere(statusOf('/de'), 200)
  expect(await ops('close-site', '20')).toContain('20 minutes')
  for (const path of ['/', '/de', '/nowhere', '/settings/profile', '/api/session', '/about.md'])
    await everywhere(statusOf(path), 503)
  const closed = await fetch(`${second.url}/de`, { headers: { accept: 'text/html' } })
  expect([closed.headers.get('retry-after'), closed.headers.get('cache-control')]).toEqual(['1200', 'no-store'])
  expect(await closed.text()).toContain('Gleich wieder da')
  for (const path of ['/livez', '/readyz', '/favicon.ico']) await everywhere(statusOf(path), 200)
  await second.kill()
  await second.start()
  await everywhere(statusOf('/'), 503)
  await ops('open-site')
  await everywhere(statusOf('/'), 200)
})

test('an instance that was away while a flag was switched knows it when it is back', async () => {
  const [first] = site.all
  const statusOf = async (instance: Instance) => (await visit(instance, '/winter-lab')).status
  await everywhere(statusOf, 404)
  await first?.kill()
  expect(await ops('flag', 'winter-lab', 'on')).toContain('winter-lab is on')
  await first?.start()
  await everywhere(statusOf, 200)
  await ops('flag', 'winter-lab', 'off')
  await everywhere(statusOf, 404)
})

test('all sessions of a player end everywhere, and no others; a later sign-in works', async () => {
  const path = '/settings/profile'
  const [ended, other] = [await sealedSession({ subject: 'account-1' }), await sealedSession({ subject: 'account-2' })]
  const isIn = (session: string) => async (instance: Instance) =>
    (await visit(instance, path, { cookie: `session=${session}` })).status !== 303
  await everywhere(isIn(ended), true)
  await ops('end-sessions', 'account-1')
  await everywhere(isIn(ended), false)
  await everywhere(isIn(other), true)
  await everywhere(isIn(await sealedSession({ subject: 'account-1' })), true)
})

test('without the Redis an operator reaches one instance at a time, and the others later', async () => {
  const [session, path] = [await sealedSession({ subject: 'account-3' }), '/settings/profile']
  const isIn = async (instance: Instance) =>
    (await visit(instance, path, { cookie: `session=${session}` })).status !== 303
  await everywhere(isIn, true)
  await site.redis.kill()
  expect(await ops('maintenance', 'on')).toContain('and at other instances once the Redis is back')
  expect(await ops('end-sessions', 'account-3')).toContain('and at other instances once the Redis is back')
  expect([await isOff(second), await isIn(second)]).toEqual([true, false])
  expect(JSON.parse(await ops('status'))).toMatchObject({
    status: 'problems',
    problems: expect.arrayContaining([expect.objectContaining({ problem: 'redis out of reach' })]),
  })
  await site.redis.start()
  await everywhere(isOff, true)
  await everywhere(isIn, false)
  await ops('maintenance', 'off')
  await everywhere(isOff, false)
})
