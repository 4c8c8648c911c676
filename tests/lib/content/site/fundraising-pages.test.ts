import { expect, test } from 'vitest'
import { ownFundraisingLimits } from '@/lib/core/limits'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const banner = (id?: string) => ({
  slice_type: 'givengain_sign_up',
  primary: { hero_title: 'Ride for it', fundraising_event_id: id },
  items: [],
})

/** A page with fundraising banners. */
const page = (uid: string, ids: readonly (string | undefined)[], changes: Partial<ContentDocument> = {}) =>
  contentDocument(`${uid} ${changes.lang ?? ''}`, {
    uid,
    ...changes,
    data: { meta_title: `Title of ${uid}`, body: ids.map(banner), ...changes.data },
  })

async function list(documents: ContentDocument[], locale: 'en' | 'de' = 'en') {
  startSite({ documents })
  const { listFundraisingPages } = await import('@/lib/content/site/fundraising-pages')
  return listFundraisingPages(locale)
}

test('pages with a fundraising banner are listed with what they raise money for, the last changed first', async () => {
  const documents = [
    page('bikes', ['12'], { last_publication_date: '2026-02-01T00:00:00+0000' }),
    page('schools', ['13', '14'], { last_publication_date: '2026-03-01T00:00:00+0000' }),
    page('nothing-yet', [undefined]),
    contentDocument('other', { uid: 'other', data: { body: [{ slice_type: 'text', primary: {} }] } }),
  ]
  expect(await list(documents)).toEqual([
    { raisesFor: ['13', '14'], title: 'Title of schools', path: '/schools' },
    { raisesFor: ['12'], title: 'Title of bikes', path: '/bikes' },
  ])
})

test('each page is listed once, in the visitor’s language if it is written in it', async () => {
  const documents = [
    page('bikes', ['12']),
    page('bikes', ['12'], { lang: 'de-de', data: { meta_title: 'Räder' } }),
    page('schools', ['13']),
    page('only-french', ['14'], { lang: 'fr-fr' }),
  ]
  const found = await list(documents, 'de')
  expect(Object.fromEntries(found.map(({ title, path }) => [path, title]))).toEqual({
    '/de/bikes': 'Räder',
    '/de/schools': 'Title of schools',
  })
})

test('a page that is switched off is not listed', async () => {
  expect(await list([page('secret', ['12'], { data: { feature_flag: 'nobody-has-this' } })])).toEqual([])
})

test('no more pages are looked at than their limit', async () => {
  const many = Array.from({ length: ownFundraisingLimits.places + 5 }, (_, at) => page(`page-${at}`, ['12']))
  expect(await list(many)).toHaveLength(ownFundraisingLimits.places)
})
