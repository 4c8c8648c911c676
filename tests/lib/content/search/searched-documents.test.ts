import { describe, expect, test, vi } from 'vitest'
import type { SearchedDocument } from '@/lib/content/search/searched-documents'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const text = (words: string) => ({
  slice_type: 'text',
  primary: { copy: [{ type: 'paragraph', text: words, spans: [] }] },
})

const page = (uid: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`page ${uid}`, {
    uid,
    data: {
      meta_title: uid,
      meta_description: 'All about it',
      layout_name: 'legacy',
      body: [text(`Words of ${uid}.`)],
    },
    ...changes,
  })

const campaign = (uid: string) =>
  contentDocument(`campaign ${uid}`, {
    uid,
    type: 'campaign_page',
    data: { meta_title: uid, campaign_short_name: 'tour' },
  })

const stageOfCampaign = (words: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`stage ${words}`, {
    uid: null,
    type: 'campaign_stage',
    data: { campaign_short_name: 'tour', body: [text(words)] },
    ...changes,
  })

async function readAll(known: ReadonlyMap<string, string> = new Map()) {
  const { readSearchedDocuments } = await import('@/lib/content/search/searched-documents')
  const taken: SearchedDocument[] = []
  const changes = await readSearchedDocuments(known, (documents) => taken.push(...documents))
  return { taken, ...changes }
}

const LONG_AGO = '2026-01-01T00:00:00+0000'

const versionsOf = (documents: readonly SearchedDocument[]) =>
  new Map(documents.map(({ key, version }) => [key, version]))

describe('the documents to be found', () => {
  test('are those with an address, in their languages, with what their visible sections say', async () => {
    startSite({
      documents: [
        page('about', {
          data: { meta_title: 'About', layout_name: 'slices', body: [text('Hidden.')], body1: [text('Shown.')] },
        }),
        page('about', { id: 'page about de', lang: 'de-de' }),
        page('about', { id: 'page about kl', lang: 'tlh-xx' }),
        contentDocument('video', { type: 'video', uid: 'climb', data: { title: 'The climb', description: 'Uphill' } }),
      ],
    })
    const { taken } = await readAll()
    expect(taken.map(({ type, uid, locale, title, text: words }) => [type, uid, locale, title, words])).toEqual([
      ['page', 'about', 'en', 'About', 'Shown.'],
      ['page', 'about', 'de', 'about', 'All about it · Words of about.'],
      ['video', 'climb', 'en', 'The climb', 'Uphill'],
    ])
  })

  test('are found by words that editors tag them with, beside those that they say', async () => {
    startSite({
      documents: [page('help', { tags: ['support', 'find: refund', 'FIND:  money back ', 'find:', 'refind: x'] })],
    })
    const { taken } = await readAll()
    expect(taken.map(({ text: said, otherWords }) => [said, otherWords])).toEqual([
      ['All about it · Words of help.', 'refund money back'],
    ])
  })

  test('are read again only if they were published again', async () => {
    const site = startSite({ documents: [page('about'), page('team')] })
    const first = await readAll()
    const before = site.searches().length
    const again = await readAll(versionsOf(first.taken))
    expect(again.taken).toEqual([])
    expect(site.searches().length).toBe(before)
  })

  test('are read again if they were published twice within the second that dates tell', async () => {
    const site = startSite({ documents: [page('about'), page('old', { last_publication_date: LONG_AGO })] })
    const first = await readAll()
    site.service.documents = [
      page('about', { data: { meta_title: 'About', body: [text('Once more.')] } }),
      page('old', { last_publication_date: LONG_AGO }),
    ]
    site.service.ref = 'ref-2'
    await (await import('@/lib/content/api/repository')).fetchMasterRef()
    const second = await readAll(versionsOf(first.taken))
    expect(second.taken.map(({ title, text: words }) => [title, words])).toEqual([['About', 'Once more.']])
  })

  test('name those that are gone', async () => {
    startSite({ documents: [page('about')] })
    const { gone, ref } = await readAll(new Map([['page old', '1']]))
    expect(gone).toEqual(['page old'])
    expect(ref).toBe('ref-1')
  })

  test('of a campaign include its stages, and the campaign is read again when a stage changes', async () => {
    const site = startSite({ documents: [campaign('tour-page'), stageOfCampaign('Sign up now.')] })
    const first = await readAll()
    expect(first.taken.map(({ type, text: words }) => [type, words])).toEqual([['campaign_page', 'Sign up now.']])
    site.service.documents = [
      campaign('tour-page'),
      stageOfCampaign('Sign up now.', {
        last_publication_date: '2026-02-03T00:00:00+0000',
        data: { campaign_short_name: 'tour', body: [text('Ride now.')] },
      }),
    ]
    site.service.ref = 'ref-2'
    await (await import('@/lib/content/api/repository')).fetchMasterRef()
    const second = await readAll(versionsOf(first.taken))
    expect(second.taken.map(({ text: words }) => words)).toEqual(['Ride now.'])
  })

  test('are read under another ref if something is published meanwhile that this site was not told of', async () => {
    const site = startSite({ documents: [page('about')] })
    const { publishedIndex } = await import('@/lib/content/published/published')
    await publishedIndex()
    const gate = Promise.withResolvers<undefined>()
    const asked = site.searches().length
    site.service.until = gate.promise
    const reading = readAll()
    await vi.waitFor(() => expect(site.searches().length).toBe(asked + 1))
    Object.assign(site.service, { until: undefined, ref: 'ref-2' })
    Object.assign(site.service, { broken: new Response('{}', { status: 404 }), brokenTimes: 1 })
    gate.resolve(undefined)
    expect(await reading).toMatchObject({ ref: 'ref-2', taken: [{ uid: 'about' }] })
  })

  test('that were taken are not read again under the other ref, but for the newest', async () => {
    const last_publication_date = '2026-02-03T00:00:00+0000'
    const site = startSite({
      documents: Array.from({ length: 15 }, (_, number) =>
        page(`page-${number}`, number === 14 ? { last_publication_date } : {}),
      ),
    })
    await (await import('@/lib/content/published/published')).publishedIndex()
    const taken: string[] = []
    const { readSearchedDocuments } = await import('@/lib/content/search/searched-documents')
    const take = (documents: SearchedDocument[]) => {
      taken.push(...documents.map(({ uid }) => uid))
      if (taken.length !== 10) return
      Object.assign(site.service, { ref: 'ref-2', broken: new Response('{}', { status: 410 }), brokenTimes: 1 })
    }
    expect(await readSearchedDocuments(new Map(), take)).toEqual({ ref: 'ref-2', gone: [] })
    expect(new Set(taken).size).toBe(15)
    expect(taken.filter((uid, at) => taken.indexOf(uid) !== at)).toEqual(['page-14'])
  })

  test('are asked for ten at a time', async () => {
    const site = startSite({ documents: Array.from({ length: 45 }, (_, number) => page(`page-${number}`)) })
    await (await import('@/lib/content/published/published')).publishedIndex()
    const before = site.searches().length
    expect((await readAll()).taken).toHaveLength(45)
    expect(site.searches().length - before).toBe(5)
  })
})

describe('the path of a document', () => {
  const shown = async (type: string, uid: string, locale: 'en' | 'de') => {
    const [{ publishedIndex }, { shownDocumentPath }] = await Promise.all([
      import('@/lib/content/published/published'),
      import('@/lib/content/search/shown-path'),
    ])
    await publishedIndex()
    return shownDocumentPath(type, uid, locale)
  }

  test('is that of its page in a language, also where only English has it', async () => {
    startSite({ documents: [page('about'), campaign('tour-page')] })
    expect(await shown('page', 'about', 'de')).toBe('/de/about')
    expect(await shown('campaign_page', 'tour-page', 'en')).toBe('/campaigns/tour-page')
  })

  test.each([
    ['a page that is switched off', page('about', { data: { feature_flag: 'nobody-has-this', body: [text('x')] } })],
    ['a page without sections', page('about', { data: { body: [] } })],
    ['a page whose address is a route of ours', page('settings', { uid: 'settings' })],
    ['a video that no page lists', contentDocument('video', { type: 'video', uid: 'about' })],
    ['a stage that is in no campaign', contentDocument('stage', { type: 'stage', uid: 'about' })],
  ])('is there for none but visible pages: not for %s', async (_, document) => {
    startSite({ documents: [document] })
    expect(await shown(document.type, document.uid ?? '', 'en')).toBeUndefined()
  })

  test('is unknown before anything was read', async () => {
    startSite({ documents: [page('about')] })
    const { shownDocumentPath } = await import('@/lib/content/search/shown-path')
    expect(shownDocumentPath('page', 'about', 'en')).toBeUndefined()
  })
})
