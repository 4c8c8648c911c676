import { expect, test, vi } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const body = [{ slice_type: 'text', primary: {} }]

/** A page that was published on a day of January. */
const page = (uid: string, day: number, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`${changes.type ?? 'page'} ${uid} ${changes.lang ?? 'en-us'}`, {
    uid,
    last_publication_date: `2026-01-${String(day).padStart(2, '0')}T00:00:00+0000`,
    data: { body },
    ...changes,
  })

const menu = (type: 'navigation' | 'footer', ...ids: string[]) =>
  contentDocument(type, {
    type,
    uid: null,
    data: { items: ids.map((id) => ({ link: { link_type: 'Document', id } })) },
  })

async function built(documents: ContentDocument[], count: number) {
  vi.stubEnv('BUILD_PAGES', String(count))
  const site = startSite({ documents })
  const { uidsToBuild } = await import('@/lib/content/pages/built-pages')
  return { site, uidsToBuild }
}

test('a build makes the pages that the menus link to, then those that were published last', async () => {
  const documents = [
    page('old', 1),
    page('linked', 2),
    page('legal', 3),
    page('newest', 5),
    page('new', 4),
    menu('navigation', 'page linked en-us'),
    menu('footer', 'page legal en-us'),
  ]
  const { uidsToBuild } = await built(documents, 3)
  await expect(uidsToBuild('page', 'en')).resolves.toEqual(['legal', 'linked', 'newest'])
})

test('a page counts once, and is made in the languages that it is written in', async () => {
  const documents = [page('plans', 3), page('plans', 3, { lang: 'de-de' }), page('about', 2), page('old', 1)]
  const { uidsToBuild } = await built(documents, 2)
  await expect(uidsToBuild('page', 'en')).resolves.toEqual(['plans', 'about'])
  await expect(uidsToBuild('page', 'de')).resolves.toEqual(['plans'])
  await expect(uidsToBuild('page', 'it')).resolves.toEqual([])
})

test('pages of all types share the number, and each route makes those of its own', async () => {
  const academy = page('first-ride', 3, { type: 'academy_page' })
  const campaign = page('tour', 2, { type: 'campaign_page', data: { campaign_short_name: 'tour' } })
  const { uidsToBuild } = await built([academy, campaign, page('old', 1)], 2)
  await expect(uidsToBuild('academy_page', 'en')).resolves.toEqual(['first-ride'])
  await expect(uidsToBuild('campaign_page', 'en')).resolves.toEqual(['tour'])
  await expect(uidsToBuild('page', 'en')).resolves.toEqual([])
})

test('a page that visitors don’t see isn’t made', async () => {
  const hidden = [page('empty', 3, { data: {} }), page('off', 2, { data: { body, feature_flag: 'not-yet' } })]
  const { uidsToBuild } = await built([...hidden, page('shown', 1)], 1)
  await expect(uidsToBuild('page', 'en')).resolves.toEqual(['shown'])
})

test('there is nothing to make in an unknown language, and nothing in an outage, in which a build succeeds', async () => {
  const { uidsToBuild } = await built([page('plans', 1)], 100)
  await expect(uidsToBuild('page', 'xx')).resolves.toEqual([])
  const outage = await built([page('plans', 1)], 100)
  outage.site.service.broken = 'unreachable'
  await expect(outage.site.settled(outage.uidsToBuild('page', 'en'))).resolves.toEqual([])
})
