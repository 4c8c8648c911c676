import { describe, expect, test, vi } from 'vitest'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { buildFolder } from '@/tests/support/build-folder'
import { contentDocument, type ContentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/published/published')
const repository = () => import('@/lib/content/api/repository')

const page = (uid: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`page ${uid}`, {
    uid,
    data: { body: [{ slice_type: 'text', primary: { text: 'Nobody is dropped.' } }] },
    ...changes,
  })

const publishedAt = (second: number) => `2026-02-01T00:00:0${second}+0000`

type Site = ReturnType<typeof startSite>

/** Publishes documents in place of those that were there; the site has been told when this returns. */
async function publish({ service }: Site, documents: ContentDocument[], ref: string): Promise<void> {
  Object.assign(service, { documents, ref })
  await (await repository()).fetchMasterRef()
}

const byText = (one: string, other: string) => (one < other ? -1 : 1)

/** The ids of documents whose sections were read, each time. */
const opened = (site: Site) =>
  site.searches().flatMap(({ searchParams }) => {
    const ids = /in\(document\.id, \[(.*?)\]\)/.exec(searchParams.getAll('q').join())?.[1]
    return ids === undefined ? [] : [...ids.matchAll(/"(.*?)"/g)].map(([, id = '']) => id).toSorted(byText)
  })

describe('what is published', () => {
  test('is read once for each publish, however many ask at once', async () => {
    const site = startSite({ documents: [page('about')] })
    const { publishedIndex } = await load()
    const [first, ...others] = await Promise.all(Array.from({ length: 400 }, () => publishedIndex()))
    expect(others.every((each) => each === first)).toBe(true)
    expect(site.searches()).toHaveLength(3)
    await publish(site, [page('about'), page('team')], 'ref-2')
    expect((await publishedIndex()).entriesOf('page').map(({ uid }) => uid)).toEqual(['about', 'team'])
    expect(await publishedIndex()).toBe(await publishedIndex())
  })

  test('is read page by page, without the sections of what needs none, and for no request’s account', async () => {
    const videos = Array.from({ length: 10_050 }, (_, number) =>
      contentDocument(`video ${number}`, { type: 'video', uid: `video-${number}`, data: { title: 'A long text' } }),
    )
    const site = startSite({ documents: videos })
    const { publishedIndex } = await load()
    const index = await withRequestBudget(() => publishedIndex())
    expect(index.entriesOf('video')).toHaveLength(10_050)
    expect(opened(site)).toEqual([])
    expect(site.cache.entries.size).toBe(0)
  })

  test('is remembered without what documents say', async () => {
    startSite({ documents: [page('about')] })
    const { publishedIndex } = await load()
    const { content } = await publishedIndex()
    expect(content.entries).toMatchObject([{ uid: 'about', inside: { hasSections: true, strips: [] } }])
    expect(JSON.stringify(content)).not.toContain('dropped')
  })

  test('is opened again only where it was published again, or may have been within the same second', async () => {
    const [old, recent] = [
      page('old', { last_publication_date: publishedAt(1) }),
      page('recent', { last_publication_date: publishedAt(2) }),
    ]
    const site = startSite({ documents: [old, recent] })
    const { publishedIndex } = await load()
    await publishedIndex()
    expect(opened(site)).toEqual(['page old', 'page recent'])

    site.service.asked = []
    const emptied = { ...recent, data: { body: [] } }
    await publish(site, [old, emptied], 'ref-2')
    const { content } = await publishedIndex()
    expect(Object.fromEntries(content.entries.map(({ uid, inside }) => [uid, inside?.hasSections]))).toEqual({
      old: true,
      recent: false,
    })
    expect(opened(site)).toEqual(['page recent'])

    site.service.asked = []
    const again = { ...old, last_publication_date: publishedAt(3), data: {} }
    await publish(site, [again, emptied], 'ref-3')
    expect((await publishedIndex()).entriesOf('page')).toMatchObject([{ inside: { hasSections: false } }, {}])
    expect(opened(site)).toEqual(['page old', 'page recent'])
  })

  test('is not made of two versions where one ends while it is read', async () => {
    const site = startSite({ documents: [page('about')] })
    const { publishedIndex } = await load()
    await publishedIndex()
    await publish(site, [page('team')], 'ref-2')
    site.service.broken = Response.json({ message: 'The master ref is: ref-3' }, { status: 410 })
    await expect(site.settled(publishedIndex())).rejects.toMatchObject({ name: 'UpstreamError' })
  })

  test('outlives the process', async () => {
    const folder = buildFolder()
    startSite({ folder, documents: [page('about')] })
    await (await load()).publishedIndex()
    const site = startSite({ folder, documents: [] })
    expect((await (await load()).publishedIndex()).entriesOf('page')).toHaveLength(1)
    expect(site.searches()).toEqual([])
  })

  test('is not asked for again and again where it can’t be read', async () => {
    const site = startSite({ documents: [page('about')] })
    const { publishedIndex } = await load()
    await (await repository()).getMasterRef()
    site.service.broken = Response.json({ results: 'none' })
    await expect(publishedIndex()).rejects.toMatchObject({ name: 'UpstreamError' })
    const asked = site.searches().length
    await expect(publishedIndex()).rejects.toMatchObject({ name: 'UpstreamError' })
    expect(site.searches()).toHaveLength(asked)
    site.service.broken = undefined
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(publishedIndex()).resolves.toBeDefined()
  })

  test('before is enough for callers that would rather not wait, nor go without in an outage', async () => {
    const site = startSite({ documents: [page('about')] })
    const { recentIndex, publishedIndex } = await load()
    const before = await recentIndex()
    await publish(site, [page('team')], 'ref-2')
    const { promise, resolve } = Promise.withResolvers<void>()
    site.service.until = promise
    const meanwhile = recentIndex()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await meanwhile).toBe(before)
    resolve()
    expect(await recentIndex()).not.toBe(before)

    const last = await publishedIndex()
    await publish(site, [page('about')], 'ref-3')
    site.service.broken = 'unreachable'
    expect(await site.settled(recentIndex())).toBe(last)
  })
})
