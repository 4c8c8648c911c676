import { describe, expect, test } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const load = () => import('@/lib/content/published/published')
const repository = () => import('@/lib/content/api/repository')

const COUNT = 950

/** A page published so many minutes after midnight. */
const page = (number: number, minutes = number, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`page ${number}`, {
    uid: `page-${number}`,
    last_publication_date: new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString(),
    data: { body: [{ slice_type: 'text', primary: {} }] },
    ...changes,
  })

const pages = Array.from({ length: COUNT }, (_, number) => page(number))

/** A site that has read all pages, and what it reads of others that are published then. */
async function afterPublish(documents: ContentDocument[], before = pages) {
  const site = startSite({ documents: before })
  const { publishedIndex } = await load()
  await publishedIndex()
  site.service.asked = []
  Object.assign(site.service, { documents, ref: 'ref-2' })
  await (await repository()).fetchMasterRef()
  const index = await publishedIndex()
  return { index, calls: site.service.asked.length, uids: new Set(index.entriesOf('page').map(({ uid }) => uid)) }
}

const replaced = (number: number, by: ContentDocument[]) => pages.toSpliced(number, 1, ...by)
const uidsOf = (documents: readonly ContentDocument[]) => new Set(documents.map(({ uid }) => uid))

test('a listing from which some are missing takes nothing away: what was known before serves', async () => {
  const site = startSite({ documents: pages.slice(0, 150) })
  const { publishedIndex, recentIndex } = await load()
  await publishedIndex()
  site.service.ref = 'ref-2'
  await (await repository()).fetchMasterRef()
  site.service.broken = Response.json({ results: [], total_pages: 1, total_results_size: 150 })
  await expect(publishedIndex()).rejects.toThrow('content listPublished: schema')
  expect((await recentIndex()).entriesOf('page')).toHaveLength(150)
})

describe('the reading after a publish', () => {
  test('costs few calls, however many documents there are', async () => {
    const { calls, index, uids } = await afterPublish(replaced(7, [page(7, COUNT, { uid: 'moved', data: {} })]))
    expect(calls).toBeLessThanOrEqual(4)
    expect(uids).toEqual(uidsOf([...pages.toSpliced(7, 1), page(7, 7, { uid: 'moved' })]))
    expect(index.entriesOf('page').find(({ uid }) => uid === 'moved')?.inside?.hasSections).toBe(false)
    expect(index.entriesOf('page').find(({ uid }) => uid === 'page-8')?.inside?.hasSections).toBe(true)
  })

  test('goes on until what is left is older than what has changed', async () => {
    const changed = pages.map((each, number) =>
      number < 250 ? page(number, COUNT + number, { uid: `new-${number}` }) : each,
    )
    const { uids, calls } = await afterPublish(changed)
    expect(uids).toEqual(uidsOf(changed))
    expect(calls).toBeLessThan(COUNT / 100 + 250 / 20)
  })

  test.each([
    ['a document was unpublished', replaced(7, [])],
    ['one was unpublished and another was published', replaced(7, [page(COUNT, COUNT)])],
    ['a document is as it was before its last publish', replaced(COUNT - 1, [page(COUNT - 1, 3, { uid: 'before' })])],
  ])('leaves nothing out where %s', async (_, documents) => {
    expect((await afterPublish(documents)).uids).toEqual(uidsOf(documents))
  })

  test('leaves nothing out where many were published in the last second that is known', async () => {
    const sameSecond = pages.map((_, number) => page(number, 5))
    const changed = sameSecond.toSpliced(COUNT - 1, 1, page(COUNT - 1, 5, { uid: 'moved' }))
    expect((await afterPublish(changed, sameSecond)).uids).toEqual(uidsOf(changed))
  })
})
