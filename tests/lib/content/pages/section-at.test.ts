import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

beforeEach(() => vi.stubEnv('FEATURE_FLAGS', 'on'))

const section = (id: string) => ({ id, slice_type: 'text', primary: { text: id } })
const document = (data: Record<string, unknown> = {}) =>
  contentDocument('doc-1', {
    data: { body: [section('a'), 'no section', { id: 'b' }], body1: [section('c')], ...data },
  })

async function sectionAt(sectionId: string, data?: Record<string, unknown>, documentId = 'doc-1') {
  const site = startSite({ documents: [document(data)] })
  const { getPublishedSection } = await import('@/lib/content/pages/section-at')
  return { site, get: () => getPublishedSection({ documentId, sectionId }) }
}
const notFound = { name: 'NotFoundError' }

describe('a published section', () => {
  test.each(['a', 'c'])('is found by its ids, in both parts of a document: %s', async (id) => {
    const { get } = await sectionAt(id)
    await expect(get()).resolves.toEqual(section(id))
  })

  test.each([
    ['is not in its document', 'd', 'doc-1'],
    ['has no kind', 'b', 'doc-1'],
    ['is of no document', 'a', 'doc-2'],
  ])('that %s is not found', async (_, id, documentId) => {
    const { get } = await sectionAt(id, undefined, documentId)
    await expect(get()).rejects.toMatchObject(notFound)
  })

  test('is there while its document is switched on [PB-018]', async () => {
    await expect((await sectionAt('a', { feature_flag: 'off' })).get()).rejects.toMatchObject(notFound)
    await expect((await sectionAt('a', { feature_flag: 'on' })).get()).resolves.toEqual(section('a'))
  })

  test('of a document that is not there is asked for once, and of a place that is none never', async () => {
    const { site, get } = await sectionAt('a', undefined, 'doc-2')
    await expect(get()).rejects.toMatchObject(notFound)
    const asked = site.searches().length
    await expect(get()).rejects.toMatchObject(notFound)
    expect(site.searches()).toHaveLength(asked)
    const none = await sectionAt('a', undefined, 'doc 1')
    await expect(none.get()).rejects.toMatchObject(notFound)
    expect(none.site.searches()).toEqual([])
  })
})

test('an editor sees the section of the draft, or the published one once the preview is over', async () => {
  const site = startSite({ documents: [document({ feature_flag: 'off' })] })
  const { getDraftedSection } = await import('@/lib/content/pages/section-at')
  await expect(getDraftedSection({ documentId: 'doc-1', sectionId: 'a' }, 'draft')).resolves.toEqual(section('a'))
  await expect(getDraftedSection({ documentId: 'doc 1', sectionId: 'a' }, 'draft')).rejects.toMatchObject(notFound)
  expect(site.searches().some(({ searchParams }) => searchParams.get('ref') === 'draft')).toBe(true)
  site.service.broken = Response.json({ message: 'no such ref' }, { status: 404 })
  site.service.brokenTimes = 1
  site.service.documents = [document()]
  await expect(getDraftedSection({ documentId: 'doc-1', sectionId: 'c' }, 'over')).resolves.toEqual(section('c'))
})

test('a page that has something in its place is made anew once editors publish it, in either language', async () => {
  const site = startSite({ documents: [contentDocument('other', { uid: 'other' })] })
  const { findBuilderPage } = await import('@/lib/content/pages/builder-page')
  await expect(findBuilderPage('page', 'plans', 'de')).resolves.toBeUndefined()
  expect(site.cache.tags).toEqual(
    expect.arrayContaining(['translation:page:plans:de-de', 'translation:page:plans:en-us']),
  )
  site.service.documents = [contentDocument('plans', { data: { body: [section('a')] } })]
  site.service.ref = 'ref-2'
  const again = startSite({ documents: [contentDocument('plans', { data: { body: [section('a')] } })] })
  const { findBuilderPage: find } = await import('@/lib/content/pages/builder-page')
  await expect(find('page', 'plans', 'en')).resolves.toMatchObject({ id: 'plans', sections: [section('a')] })
  again.service.broken = 'unreachable'
  await expect(again.settled(find('page', 'shop', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})
