import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storageFolders } from '@/lib/core/server/storage-folders'
import { contentDocument, type ContentDocument, startSite } from '../started-site'
import { buildFolder } from '@/tests/support/build-folder'

const load = () => import('@/lib/content/campaigns/campaign-schedule')

const page = (id: string, start: string, lang = 'en-us', uid = 'tour') =>
  contentDocument(id, { type: 'campaign_page', uid, lang, data: { campaign_start_time: start } })

const english = page('en', '2026-03-16T00:00:00+0000')
const german = page('de', '2026-03-17T00:00:00+0000', 'de-de')

const campaign = (start: string) => ({ campaign: start })

/** Publishes documents in place of those that were there; this instance has been told when it returns. */
async function publish(service: ReturnType<typeof startSite>['service'], documents: ContentDocument[], ref = 'ref-2') {
  Object.assign(service, { documents, ref })
  await (await import('@/lib/content/api/repository')).fetchMasterRef()
}

/** What becomes of work within so many milliseconds; the clock stands still after that. */
async function after<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'waits'> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return Promise.race([work, Promise.resolve('waits' as const)])
}

/** From now on the service takes every call and answers none, for as long as each caller has patience. */
function hang(service: ReturnType<typeof startSite>['service']): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  service.until = promise
  return () => {
    service.until = undefined
    resolve()
  }
}

test('answers the start times of the language asked for, or the English ones', async () => {
  startSite({ documents: [english, german] })
  const { campaignSchedule } = await load()
  expect(await campaignSchedule('tour', 'de')).toEqual(campaign('2026-03-17T00:00:00.000Z'))
  expect(await campaignSchedule('tour', 'ja')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('a page in a language that the site has not says nothing of the dates', async () => {
  startSite({ documents: [page('nl', '2026-09-01T00:00:00+0000', 'nl-be'), english] })
  const { campaignSchedule } = await load()
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  startSite({ documents: [english, page('nl', '2026-09-01T00:00:00+0000', 'nl-be')] })
  const again = await load()
  expect(await again.campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('after a failure nobody waits for fifteen seconds, and then again', async () => {
  const { service } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  await publish(service, [page('en', '2026-05-01T00:00:00+0000')])
  service.broken = Response.json({}, { status: 404 })
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  service.broken = undefined
  hang(service)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(await after(0, campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  await vi.advanceTimersByTimeAsync(1)
  expect(await after(0, campaignSchedule('tour', 'en'))).toBe('waits')
})

test('a campaign that is nowhere, or in other languages only, is missing', async () => {
  startSite({ documents: [german] })
  const { campaignSchedule } = await load()
  expect(await campaignSchedule('nowhere', 'en')).toBe('missing')
  expect(await campaignSchedule('tour', 'fr')).toBe('missing')
})

test('asks once for every language, for all who ask at the same time and until the content changes', async () => {
  const { service, searches } = startSite({ documents: [english, german] })
  const { campaignSchedule } = await load()
  await Promise.all([campaignSchedule('tour', 'en'), campaignSchedule('tour', 'de'), campaignSchedule('tour', 'ja')])
  await vi.advanceTimersByTimeAsync(3_600_000)
  await campaignSchedule('tour', 'en')
  expect(searches()).toHaveLength(1)
  await publish(service, [page('en', '2026-05-01T00:00:00+0000')])
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-05-01T00:00:00.000Z'))
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1', 'ref-2'])
})

test('while the content service hangs, what is known is answered at once, however often it is asked', async () => {
  const { service } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  hang(service)
  for (let seconds = 0; seconds < 120; seconds += 2) {
    await vi.advanceTimersByTimeAsync(2000)
    expect(await after(0, campaignSchedule('tour', 'en')), `after ${seconds} s`).toEqual(
      campaign('2026-03-16T00:00:00.000Z'),
    )
  }
})

test('nobody waits for longer than a moment where nobody has asked for long, nor after a start', async () => {
  const folder = buildFolder()
  startSite({ folder, documents: [english] })
  await (await load()).campaignSchedule('tour', 'en')
  const { service } = startSite({ folder, documents: [english] })
  hang(service)
  const { campaignSchedule } = await load()
  const first = campaignSchedule('tour', 'en')
  expect(await after(499, first)).toBe('waits')
  expect(await after(1, first)).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  expect(await after(0, campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await after(500, campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('the dates of a publish are waited for, but not for long, and nobody waits who comes later', async () => {
  const { service } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  await publish(service, [page('en', '2026-05-01T00:00:00+0000')])
  const goOn = hang(service)
  const first = campaignSchedule('tour', 'en')
  expect(await after(999, first)).toBe('waits')
  expect(await after(1, first)).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  expect(await after(0, campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect(await after(0, campaignSchedule('tour', 'en'))).toEqual(campaign('2026-05-01T00:00:00.000Z'))
})

test('an instance that was not told of a publish shows its dates to the second who asks', async () => {
  const { service } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  Object.assign(service, { documents: [page('en', '2026-05-01T00:00:00+0000')], ref: 'ref-2' })
  await vi.advanceTimersByTimeAsync(5000)
  await campaignSchedule('tour', 'en')
  await vi.advanceTimersByTimeAsync(0)
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-05-01T00:00:00.000Z'))
  Object.assign(service, { documents: [page('en', '2026-06-01T00:00:00+0000')], ref: 'ref-3' })
  // Where nobody asked for a minute, the first one waits for a moment.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-06-01T00:00:00.000Z'))
})

test('dates that took so long that there has been a publish since are not kept', async () => {
  const { service } = startSite({ documents: [] })
  const { campaignSchedule } = await load()
  await (await import('@/lib/content/api/repository')).getMasterRef()
  const goOn = hang(service)
  const slow = campaignSchedule('tour', 'en')
  await vi.advanceTimersByTimeAsync(0)
  service.until = undefined
  await publish(service, [english])
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  service.documents = []
  goOn()
  expect(await slow).toBe('missing')
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('sees a publish that the webhook took, though it has a copy of the module of its own', async () => {
  const { service } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  service.documents = [page('en', '2026-05-01T00:00:00+0000')]
  service.ref = 'ref-2'
  vi.resetModules()
  const webhook = await import('@/lib/content/api/repository')
  await webhook.fetchMasterRef()
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-05-01T00:00:00.000Z'))
})

test('remembers for ten seconds that a campaign is missing, whatever the visitors’ language', async () => {
  const { service, searches } = startSite()
  const { campaignSchedule } = await load()
  expect(await campaignSchedule('tour', 'en')).toBe('missing')
  service.documents = [english]
  expect(await campaignSchedule('tour', 'de')).toBe('missing')
  expect(searches()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await campaignSchedule('tour', 'de')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('a campaign that was unpublished is missing, and does not come back in an outage', async () => {
  const { service, settled } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  await publish(service, [])
  expect(await campaignSchedule('tour', 'en')).toBe('missing')
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(settled(campaignSchedule('tour', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})

test.each([
  ['unreachable'],
  [Response.json({}, { status: 500 })],
  [Response.json({ results: [{ lang: 'en-us' }] })],
] as const)('what is known serves through an outage, what is not throws: %#', async (broken) => {
  const { service, settled } = startSite({ documents: [english, page('x', '2026-01-01T00:00:00Z', 'en-us', 'other')] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  const { getRepository } = await import('@/lib/content/api/repository')
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(5000)
  await getRepository()
  service.broken = broken
  const { log } = await import('@/lib/core/server/log')
  const warn = vi.spyOn(log, 'warn')
  expect(await settled(campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  const failure = { name: 'UpstreamError', service: 'content' }
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining(failure), uid: 'tour' }, expect.any(String))
  await expect(settled(campaignSchedule('other', 'en'))).rejects.toMatchObject(failure)
  service.broken = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await settled(campaignSchedule('other', 'en'))).toEqual(campaign('2026-01-01T00:00:00.000Z'))
})

test('with no content service from the start it throws', async () => {
  const { service, settled } = startSite({ documents: [english] })
  service.broken = 'unreachable'
  const { campaignSchedule } = await load()
  await expect(settled(campaignSchedule('tour', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})

test('a uid cannot ask for anything else', async () => {
  const { searches } = startSite({ documents: [english] })
  const { campaignSchedule } = await load()
  expect(await campaignSchedule('x")][at(document.type, "page', 'en')).toBe('missing')
  expect(searches()).toEqual([])
})

test('what is known outlives the process, when nobody can be asked after the next start', async () => {
  const folder = buildFolder()
  startSite({ folder, documents: [english, german] })
  await (await load()).campaignSchedule('tour', 'en')
  const { service, settled } = startSite({ folder })
  service.broken = 'unreachable'
  const { campaignSchedule } = await load()
  expect(await settled(campaignSchedule('tour', 'de'))).toEqual(campaign('2026-03-17T00:00:00.000Z'))
  await expect(settled(campaignSchedule('other', 'de'))).rejects.toMatchObject({ name: 'UpstreamError' })
})

test('the dates are kept with the page, before anybody asks for it; an outage is no matter then', async () => {
  const folder = buildFolder()
  startSite({ folder, documents: [english] })
  await (await load()).keepCampaignSchedule('tour')
  const { service, settled } = startSite({ folder })
  service.broken = 'unreachable'
  const { campaignSchedule, keepCampaignSchedule } = await load()
  await expect(settled(keepCampaignSchedule('other'))).resolves.toBeUndefined()
  expect(await settled(campaignSchedule('tour', 'en'))).toEqual(campaign('2026-03-16T00:00:00.000Z'))
})

test('what the disk has is read once, not at each request', async () => {
  const folder = buildFolder()
  startSite({ folder, documents: [english] })
  await (await load()).campaignSchedule('tour', 'en')
  const { searches } = startSite({ folder, documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  rmSync(join(storageFolders(folder, process.env).read, 'last-good'), { recursive: true })
  expect(await campaignSchedule('tour', 'en')).toEqual(campaign('2026-03-16T00:00:00.000Z'))
  expect(searches()).toEqual([])
})

test('a page that is known to be missing is not asked for again to keep its dates', async () => {
  const { searches } = startSite()
  const { campaignSchedule, keepCampaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  await keepCampaignSchedule('tour')
  expect(searches()).toHaveLength(1)
})

test('a fault of our own while dates are kept is no outage', async () => {
  startSite({ documents: [english] })
  vi.doMock('@/lib/core/server/last-good', () => ({
    findReading: () => {
      throw new TypeError('ours')
    },
  }))
  onTestFinished(() => {
    vi.doUnmock('@/lib/core/server/last-good')
  })
  await expect((await load()).keepCampaignSchedule('tour')).rejects.toThrow('ours')
})

test('the disk holds a file for each campaign that exists, none for what visitors make up', async () => {
  const folder = buildFolder()
  const { service } = startSite({ folder, documents: [english] })
  const { campaignSchedule } = await load()
  await campaignSchedule('tour', 'en')
  for (const uid of ['../../x', 'nowhere', 'x'.repeat(5000)]) await campaignSchedule(uid, 'en')
  expect(readdirSync(join(storageFolders(folder, process.env).read, 'last-good'))).toHaveLength(1)
  await publish(service, [])
  await campaignSchedule('tour', 'en')
  expect(readdirSync(join(storageFolders(folder, process.env).read, 'last-good'))).toEqual([])
})
