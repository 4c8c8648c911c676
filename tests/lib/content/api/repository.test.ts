import { existsSync, readFileSync, rmSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { UpstreamError } from '@/lib/core/errors'
import { startSite } from '../started-site'
import { buildFolder } from '@/tests/support/build-folder'

const load = () => import('@/lib/content/api/repository')

type Repository = Awaited<ReturnType<typeof load>>

/** The ref by which the next page is read. */
const refOf = async ({ getRepository }: Repository) => (await getRepository()).refs[0]?.ref

/** A site that knows the service's first ref. */
async function knowingSite(options?: Parameters<typeof startSite>[0]) {
  const site = startSite(options)
  const repository = await load()
  await repository.getRepository()
  return { ...site, repository }
}

/** A knowing site after five seconds in which the service has been out of reach, and was asked once. */
async function siteInOutage() {
  const site = await knowingSite()
  site.service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(5000)
  await site.settled(site.repository.getMasterRef())
  return site
}

test('believes a ref for five seconds', async () => {
  const { service, repository } = await knowingSite()
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(4999)
  expect(await refOf(repository)).toBe('ref-1')
  await vi.advanceTimersByTimeAsync(1)
  expect(await refOf(repository)).toBe('ref-2')
})

test('believes it no longer though the machine’s clock was put back', async () => {
  const { service, repository } = await knowingSite()
  service.ref = 'ref-2'
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await refOf(repository)).toBe('ref-2')
})

test('asks with the key of the repository', async () => {
  vi.stubEnv('PRISMIC_ACCESS_TOKEN', 'key-of-the-repository')
  const { service } = await knowingSite()
  expect(service.asked.map(({ searchParams }) => searchParams.get('access_token'))).toEqual(['key-of-the-repository'])
})

test('a ref that was believed long enough is asked for again by who wants to be certain, and waited for', async () => {
  const { service, repository } = await knowingSite()
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(5000)
  expect(await repository.findCertainMasterRef()).toBe('ref-2')
})

test.each([
  [59_000, 'ref-1'],
  [60_000, 'ref-2'],
])('who has a page to show waits only after a minute without an answer: %d ms', async (milliseconds, shown) => {
  const { service, repository } = await knowingSite()
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(milliseconds)
  expect(await repository.recentMasterRef()).toBe(shown)
  await vi.advanceTimersByTimeAsync(0)
  expect(await repository.recentMasterRef()).toBe('ref-2')
})

test('who has a page to show is told nothing where nothing was ever heard', async () => {
  const { service, settled } = startSite({ folder: buildFolder() })
  service.broken = 'unreachable'
  expect(await settled((await load()).recentMasterRef())).toBeUndefined()
})

test('a check of the ref changes what all use, and fails without harm to what was known', async () => {
  const { service, settled, repository } = await knowingSite()
  service.ref = 'ref-2'
  await expect(repository.checkMasterRef()).resolves.toBe('ref-2')
  expect([repository.lastMasterRef(), await refOf(repository)]).toEqual(['ref-2', 'ref-2'])
  service.broken = 'unreachable'
  await expect(settled(repository.checkMasterRef())).rejects.toMatchObject({ name: 'UpstreamError' })
  expect(await refOf(repository)).toBe('ref-2')
})

test.each([
  ['a fault of our own', () => new TypeError('ours')],
  [
    'a request that had asked too much',
    () => new UpstreamError({ service: 'content', operation: 'search', kind: 'over_budget' }),
  ],
])('%s casts no doubt on the ref', async (_, failure) => {
  const { service, repository } = await knowingSite()
  repository.doubtMasterRef(failure())
  service.ref = 'ref-2'
  expect(await refOf(repository)).toBe('ref-1')
})

test.each([
  [undefined, false],
  [399, false],
  [400, true],
  [410, true],
  [429, false],
  [499, true],
  [500, false],
])('an answer of the status %s is a refusal: %s', async (status, isOne) => {
  startSite()
  const { isRefusal } = await load()
  expect(isRefusal(new UpstreamError({ service: 'content', operation: 'search', kind: 'status', status }))).toBe(isOne)
})

test('asks at once after a publish', async () => {
  const { service, repository } = await knowingSite()
  service.ref = 'ref-2'
  await expect(repository.fetchMasterRef()).resolves.toBe('ref-2')
  expect(await refOf(repository)).toBe('ref-2')
})

test('an answer that was under way at a publish is not believed after it', async () => {
  const { service } = startSite()
  const repository = await load()
  const early = refOf(repository)
  service.ref = 'ref-2'
  await repository.fetchMasterRef()
  expect(await early).toBe('ref-1')
  expect(await refOf(repository)).toBe('ref-2')
})

test('pages see a publish that the webhook took, though each has a copy of the module', async () => {
  const { service, repository: pages } = await knowingSite()
  vi.resetModules()
  const webhook = await load()
  expect(webhook).not.toBe(pages)
  service.ref = 'ref-2'
  await webhook.fetchMasterRef()
  expect(await refOf(pages)).toBe('ref-2')
})

test('after a publish in an outage nothing is believed that was known before it, but for want of an answer', async () => {
  const { service, settled, repository } = await knowingSite()
  service.broken = 'unreachable'
  await expect(settled(repository.fetchMasterRef())).rejects.toMatchObject({ name: 'UpstreamError' })
  Object.assign(service, { broken: undefined, ref: 'ref-2' })
  expect(await refOf(repository)).toBe('ref-2')
})

test('refs of releases and previews may look as they like', async () => {
  const { service } = startSite()
  service.broken = Response.json({ refs: [{ id: 'r' }, null, 7, { ref: 'ref-7', isMasterRef: true }], bookmarks: 3 })
  await expect((await load()).fetchMasterRef()).resolves.toBe('ref-7')
})

test('asks once for all who ask at the same time', async () => {
  const { service } = startSite()
  const { getRepository } = await load()
  await Promise.all(Array.from({ length: 100 }, () => getRepository()))
  expect(service.asked).toHaveLength(1)
})

test('the last known ref serves in an outage', async () => {
  const { service, settled, repository } = await knowingSite()
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await settled(refOf(repository))).toBe('ref-1')
})

test('the last known ref serves in an outage across a restart', async () => {
  const folder = buildFolder()
  await knowingSite({ folder })
  const { service, settled } = startSite({ folder })
  service.broken = 'unreachable'
  expect(await settled(refOf(await load()))).toBe('ref-1')
})

test('what is known is written to the disk when it changes, and not again while it stays', async () => {
  const folder = buildFolder()
  const { service, repository } = await knowingSite({ folder })
  const { dataFilePath } = await import('@/lib/core/server/data-file-path')
  const file = dataFilePath('content-repository.json')
  expect(readFileSync(file, 'utf8')).toContain('ref-1')
  rmSync(file)
  await vi.advanceTimersByTimeAsync(5000)
  await repository.getRepository()
  expect(existsSync(file)).toBe(false)
  service.ref = 'ref-2'
  await repository.fetchMasterRef()
  expect(readFileSync(file, 'utf8')).toContain('ref-2')
})

test('a disk that takes nothing is told in the log, and the ref serves all the same', async () => {
  const { service } = startSite({ disk: { write: () => false } })
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  expect(await refOf(await load())).toBe('ref-1')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(service.asked).toHaveLength(1)
})

test('an outage is told in the log with its cause', async () => {
  const { repository, service, settled } = await knowingSite()
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(5000)
  await settled(repository.getRepository())
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ kind: 'network' }) }, expect.any(String))
})

test('in an outage with nothing known it says so', async () => {
  const { service, settled } = startSite({ folder: buildFolder() })
  service.broken = 'unreachable'
  await expect(settled((await load()).getRepository())).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'network',
  })
})

test.each([[[]], [[{ ref: 'r', isMasterRef: false }]]])(
  'an answer without a master ref is an outage: %j',
  async (refs) => {
    const { service, settled } = startSite()
    service.broken = Response.json({ refs })
    await expect(settled((await load()).getRepository())).rejects.toMatchObject({
      name: 'UpstreamError',
      kind: 'schema',
    })
  },
)

test('a ref is certain where the service has just said it, not where the last known one stands in', async () => {
  const { service, settled } = startSite()
  const { findCertainMasterRef, getMasterRef, lastMasterRef } = await load()
  expect(lastMasterRef()).toBeUndefined()
  expect(await findCertainMasterRef()).toBe('ref-1')
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(5000)
  expect(await settled(findCertainMasterRef())).toBeUndefined()
  expect([await getMasterRef(), lastMasterRef()]).toEqual(['ref-1', 'ref-1'])
})

test('while the service hangs, who can do without waits for a moment once, and who makes a page until the deadline', async () => {
  const { service, repository } = await knowingSite()
  const { findCertainMasterRef, getMasterRef, recentMasterRef } = repository
  service.until = new Promise(() => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  const [certain, made, recent] = [findCertainMasterRef(), vi.fn(), await recentMasterRef()]
  void getMasterRef().then(made)
  expect(recent).toBe('ref-1')
  await vi.advanceTimersByTimeAsync(500)
  expect(await certain).toBeUndefined()
  expect(await findCertainMasterRef()).toBeUndefined()
  expect(made).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(made).toHaveBeenCalledWith('ref-1')
})

test('in an outage that is known nobody waits, and its end is seen by the next but one', async () => {
  const { service, repository } = await siteInOutage()
  Object.assign(service, { broken: undefined, ref: 'ref-2' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await repository.getMasterRef()).toBe('ref-1')
  await vi.advanceTimersByTimeAsync(0)
  expect([await repository.getMasterRef(), await repository.findCertainMasterRef()]).toEqual(['ref-2', 'ref-2'])
})

test('an outage that nobody looked at for long is none until the service has been asked', async () => {
  const { service, repository } = await siteInOutage()
  Object.assign(service, { broken: undefined, ref: 'ref-2' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await repository.getMasterRef()).toBe('ref-2')
})

test('a read that fails casts doubt on the ref, one that the service refuses does not', async () => {
  const { service, settled } = startSite()
  const { findCertainMasterRef } = await load()
  const { clientAt } = await import('@/lib/content/api/client')
  const read = () => settled(clientAt('ref-1').getByType('page')).catch(() => undefined)
  await findCertainMasterRef()
  service.broken = Response.json({}, { status: 404 })
  await read()
  expect(await findCertainMasterRef()).toBe('ref-1')
  service.broken = new Response('{"results":', { headers: { 'content-type': 'application/json' } })
  await read()
  expect(await settled(findCertainMasterRef())).toBeUndefined()
  const asked = service.asked.length
  expect(await findCertainMasterRef()).toBeUndefined()
  expect(service.asked).toHaveLength(asked)
})

test('who follows publishes sees that the service is back at once, though its breaker is open', async () => {
  const { service, repository, settled } = await siteInOutage()
  for (let times = 0; times < 6; times += 1)
    await expect(settled(repository.checkMasterRef())).rejects.toBeInstanceOf(UpstreamError)
  service.broken = undefined
  service.ref = 'ref-2'
  expect(await settled(repository.checkMasterRef())).toBe('ref-2')
  expect(await refOf(repository)).toBe('ref-2')
})
