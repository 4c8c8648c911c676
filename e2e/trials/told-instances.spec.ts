import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@redis/client'
import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hasRedis, type Instance, type Instances, startInstances } from '../support/instances.ts'
import { Sandbox } from '../support/sandbox.ts'
import { heading, newHeading, testDocument, testUid } from '../support/test-document.ts'

// Three instances of one site: the webhook reaches the first, the clocks of the others are a minute ahead and behind.
// These tests run one after the other.
test.describe.configure({ mode: 'default' })
test.skip(!hasRedis(), 'there is no redis-server')

const MINUTE = 60_000
const NEWS = 'gruppetto:news'

const clockOff = (milliseconds: number) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../support/clock-off.ts')).href}`,
  CLOCK_IS_OFF_MS: String(milliseconds),
})

let site: Instances
let sandbox: Sandbox
let first: Instance
let others: Instance[]

test.beforeAll(async () => {
  site = await startInstances('told-instances', {}, [{}, clockOff(MINUTE), clockOff(-MINUTE)])
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  const [one, ...more] = site.all
  if (one === undefined) throw new Error('there are three instances')
  ;[first, others] = [one, more]
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.lagBehindWebhook(0))

const visit = async (instance: Instance, path: string) => {
  const answer = await fetch(instance.url + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

const readiness = async (instance: Instance) => {
  const answer = await fetch(`${instance.url}/readyz`)
  const { instances, reason } = (await answer.json()) as { instances?: string; reason?: string }
  return { status: answer.status, instances, reason }
}

/** Publishes a page of the test's own, and requests it everywhere. */
async function publish(name: string, text: string) {
  const uid = testUid(name)
  await sandbox.create(testDocument(uid, [heading(text)]))
  for (const instance of site.all) await expectShown(instance, `/${uid}`, text)
  return { path: `/${uid}`, document: `page/${uid}/en-us` as const }
}

/**
 * How soon it shows is measured, not tested (`bench/chaos.ts`).
 *
 * @param milliseconds for which it is waited; without being told, an instance would show it after an hour
 */
const expectShown = (instance: Instance, path: string, text: string, milliseconds = 10_000) =>
  expect
    .poll(async () => (await visit(instance, path)).text, { timeout: milliseconds, intervals: [50], message: path })
    .toContain(text)

const expectStatus = (instance: Instance, path: string, status: number, milliseconds = 10_000) =>
  expect
    .poll(async () => (await visit(instance, path)).status, { timeout: milliseconds, intervals: [50], message: path })
    .toBe(status)

const expectReadiness = (expected: { status: number; instances: string; reason?: string }) =>
  expect
    .poll(() => Promise.all(site.all.map(readiness)), { timeout: 20_000, intervals: [100] })
    .toEqual(site.all.map(() => ({ reason: undefined, ...expected })))

const TOGETHER = { status: 200, instances: 'together' }

/** Runs commands at the Redis itself. */
async function atRedis(...commands: string[][]): Promise<unknown[]> {
  const client = await createClient({ url: site.redis.url }).connect()
  try {
    return await Promise.all(commands.map((command) => client.sendCommand(command)))
  } finally {
    client.destroy()
  }
}

test('each of ten publishes shows at the other instances by what they are told, whatever their clocks say', async () => {
  await expectReadiness(TOGETHER)
  const { path, document } = await publish('told', 'Version 0')
  for (let version = 1; version <= 10; version += 1) {
    await sandbox.publish(document, newHeading(`Version ${version}`))
    await Promise.all(others.map((instance) => expectShown(instance, path, `Version ${version}<`)))
  }
})

test('what is withdrawn is gone everywhere, and what was missing is there', async () => {
  const { path, document } = await publish('withdrawn', 'Here')
  const uid = testUid('missing')
  for (const instance of site.all) await expectStatus(instance, `/${uid}`, 404)
  await sandbox.unpublish(document)
  await Promise.all(others.map((instance) => expectStatus(instance, path, 404)))
  await sandbox.create(testDocument(uid, [heading('Now here')]))
  await Promise.all(others.map((instance) => expectShown(instance, `/${uid}`, 'Now here')))
})

test('a publish shows everywhere although the content API lags behind its webhook', async () => {
  const { path, document } = await publish('lag', 'Before')
  await sandbox.lagBehindWebhook(3000)
  await sandbox.publish(document, newHeading('After'))
  for (const instance of others) expect((await visit(instance, path)).text).toContain('Before')
  await Promise.all(others.map((instance) => expectShown(instance, path, 'After')))
})

test('so it does when the instance that got the webhook is killed before the API shows the publish', async () => {
  const { path, document } = await publish('killed', 'Before')
  await sandbox.lagBehindWebhook(5000)
  await sandbox.publish(document, newHeading('After'))
  await first.kill()
  try {
    await Promise.all(others.map((instance) => expectShown(instance, path, 'After', 20_000)))
  } finally {
    await first.start()
  }
})

test('an instance that was away shows what was published meanwhile from its first answer on', async () => {
  const { path, document } = await publish('away', 'Before')
  await Promise.all(others.map((instance) => instance.kill()))
  await sandbox.publish(document, newHeading('After'))
  await Promise.all(others.map((instance) => instance.start()))
  for (const instance of others) expect((await visit(instance, path)).text).toContain('After')
})

test('if the stream was trimmed meanwhile, everything is made anew, and nothing withdrawn is shown', async () => {
  const changed = await publish('trimmed', 'Before')
  const withdrawn = await publish('trimmed-withdrawn', 'Here')
  await Promise.all(others.map((instance) => instance.kill()))
  await sandbox.publish(changed.document, newHeading('After'))
  await sandbox.unpublish(withdrawn.document)
  await atRedis(['XTRIM', NEWS, 'MAXLEN', '0'])
  await Promise.all(others.map((instance) => instance.start()))
  for (const instance of others) {
    expect((await visit(instance, withdrawn.path)).status).toBe(404)
    await expectShown(instance, changed.path, 'After')
  }
})

test('a running instance notices that the stream was made anew, and shows its pages while it makes them anew', async () => {
  const { path, document } = await publish('anew', 'Before')
  await atRedis(['DEL', NEWS])
  await sandbox.publish(document, newHeading('After'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'After')))
})

test('while everything is stale, a page is shown at once and made anew after that', async () => {
  const [other] = others as [Instance]
  const state = async (path: string) => (await fetch(other.url + path)).headers.get('x-nextjs-cache')
  const pages = ['', '/de', '/es', '/fr', '/it', '/ja'].flatMap((language) => [
    `${language}/about`,
    `${language}/plans`,
  ])
  for (const path of pages) await expect.poll(() => state(path), { timeout: 10_000 }).toBe('HIT')
  await atRedis(['DEL', NEWS])
  // Each instance joins the new stream, and then reads which documents exist; no page is asked for twice.
  await expect.poll(() => atRedis(['XLEN', NEWS]), { timeout: 10_000, intervals: [50] }).toEqual([site.all.length])
  const rest = [...pages]
  await expect.poll(() => state(rest.pop() ?? pages[0] ?? '/'), { timeout: 10_000, intervals: [250] }).toBe('STALE')
  const shown = pages[rest.length] ?? ''
  await expect.poll(() => state(shown), { timeout: 10_000, intervals: [250] }).toBe('HIT')
  const kept = await fetch(other.url + shown)
  expect(kept.headers.get('cache-control')).not.toContain('s-maxage=1,')
})

test('while Redis stands still, each instance says that it is alone, and notices publishes itself', async () => {
  const { path, document } = await publish('still', 'Before')
  const [, info] = await atRedis(['PING'], ['INFO', 'server'])
  const redis = Number(/process_id:(\d+)/.exec(String(info))?.[1])
  process.kill(redis, 'SIGSTOP')
  try {
    await expectReadiness({ status: 200, instances: 'alone', reason: 'unreachable' })
    await sandbox.publish(document, newHeading('In the outage'))
    await Promise.all(site.all.map((instance) => expectShown(instance, path, 'In the outage')))
  } finally {
    process.kill(redis, 'SIGCONT')
  }
  await expectReadiness(TOGETHER)
  await sandbox.publish(document, newHeading('Together again'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'Together again')))
})

test('so it is when Redis ends, and comes back with nothing', async () => {
  const { path, document } = await publish('ended', 'Before')
  await site.redis.kill()
  await expectReadiness({ status: 200, instances: 'alone', reason: 'unreachable' })
  await sandbox.publish(document, newHeading('In the outage'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'In the outage')))
  await site.redis.start()
  await expectReadiness(TOGETHER)
  await sandbox.publish(document, newHeading('Together again'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'Together again')))
})

test('something else under the site’s key is refused, and each instance goes on alone until it is gone', async () => {
  const { path, document } = await publish('foreign', 'Before')
  await atRedis(['DEL', NEWS], ['SET', NEWS, 'another program’s'])
  await expectReadiness({ status: 200, instances: 'alone', reason: 'data of others' })
  await sandbox.publish(document, newHeading('Beside it'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'Beside it')))
  expect(await atRedis(['GET', NEWS])).toEqual(['another program’s'])
  await atRedis(['DEL', NEWS])
  await expectReadiness(TOGETHER)
})

test('an entry of somebody else is refused, and the instances hear each other again after a while', async () => {
  const { path, document } = await publish('stranger', 'Before')
  await atRedis(['XADD', NEWS, '*', 'job', 'resize'])
  await expectReadiness({ status: 200, instances: 'alone', reason: 'data of others' })
  await expectReadiness(TOGETHER)
  await sandbox.publish(document, newHeading('After'))
  await Promise.all(others.map((instance) => expectShown(instance, path, 'After')))
})
