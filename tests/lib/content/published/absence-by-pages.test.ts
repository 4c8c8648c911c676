import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLocale } from '@/i18n/localized-path'
import { contentDocument, type ContentDocument, startSite } from '../started-site'

/** What the page of a route finds, each by its own way; rejects where that is nothing. */
async function pageAt(path: string): Promise<unknown> {
  const [first = '', second = '', third = '', fourth = ''] = path.slice(1).split('/')
  const { getBuilderPage } = await import('@/lib/content/pages/builder-page')
  const { getCampaignPage } = await import('@/lib/content/campaigns/campaign-page')
  const { getStage } = await import('@/lib/content/campaigns/stage-page')
  const { getVideoPage, getVideoPath } = await import('@/lib/content/videos/video-page')
  if (second === '') return getBuilderPage('page', first, 'de')
  if (first === 'academy') return getBuilderPage('academy_page', path.split('/').slice(2).join('-'), 'de')
  if (/^\/campaigns\/[^/]+$/.test(path)) return getCampaignPage(second, 'de')
  if (/^\/campaigns\/[^/]+\/stages\/[^/]+$/.test(path)) {
    return Promise.all([getCampaignPage(second, 'de'), getStage(fourth, 'de')])
  }
  if (/^\/video\/[^/]+$/.test(path)) return getVideoPath(second)
  if (/^\/video\/[^/]+\/[^/]+$/.test(path)) return getVideoPage(second, third, 'de')
  throw new Error('no route')
}

/** What visitors find at an address, by asking its page. */
async function foundByPage(address: string) {
  const { findRedirect } = await import('@/lib/content/redirects/redirects')
  // The one address of a lesson has slashes in the place of its dashes.
  const path = address.startsWith('/academy/') ? address.replaceAll('-', '/') : address
  return pageAt(path).then(
    () => undefined,
    async () => (await findRedirect(path, 'de')) ?? { kind: 'missing' },
  )
}

const strip = (category: string, landing: string) => ({
  slice_type: 'video_category_strip',
  primary: { category_uid: category, video_landing_uid: landing },
})
const listed = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })

const words = ['about', 'tour', 'one', 'lessons', 'climb', 'a-b']
const word = fc.constantFrom(...words)
const somePath = fc
  .oneof(
    fc.tuple(word),
    fc.tuple(fc.constant('academy'), word, word),
    fc.tuple(fc.constantFrom('academy', 'campaigns', 'video'), word),
    fc.tuple(fc.constant('campaigns'), word, fc.constant('stages'), word),
    fc.tuple(fc.constant('video'), word, word),
    fc.array(word, { minLength: 1, maxLength: 4 }),
  )
  .map((segments) => `/${segments.join('/')}`)
const someDocument: fc.Arbitrary<ContentDocument> = fc
  .record({
    type: fc.constantFrom('page', 'academy_page', 'campaign_page', 'stage', 'video', 'video_category'),
    uid: word,
    lang: fc.constantFrom('en-us', 'de-de', 'fr-fr'),
    body: fc.array(
      fc.tuple(word, word).map(([category, landing]) => strip(category, landing)),
      { maxLength: 2 },
    ),
    videos: fc.array(word, { maxLength: 2 }),
  })
  .map(({ type, uid, lang, body, videos }) => {
    const data = type === 'video_category' ? { category_videos: videos.map(listed) } : { body }
    return contentDocument(`${type} ${uid} ${lang}`, { type, uid, lang, data })
  })
const someRedirect = fc
  .tuple(somePath, fc.oneof(fc.constantFrom('/:none', 'https://shop.example/'), somePath), fc.boolean(), fc.boolean())
  .map(([from, to, isFolder, isGone]) => ({
    from: isFolder ? from.replace(/[^/]+$/, ':any') : from,
    to,
    kind: isGone ? 'gone' : 'permanent',
  }))

test('what is said to be at an address without a page is what its page would have said, and leads on once', async () => {
  const { service } = startSite()
  const { findAbsence } = await import('@/lib/content/published/absence')
  const { fetchMasterRef } = await import('@/lib/content/api/repository')
  const { clearMissingDocuments } = await import('@/lib/content/api/missing')
  const seen = new Set<string | undefined>()
  let refs = 1
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(someDocument, { selector: ({ id }) => id, maxLength: 8 }),
      fc.array(someRedirect, { maxLength: 3 }),
      fc.array(somePath, { minLength: 1, maxLength: 5 }),
      async (published, rows, paths) => {
        refs += 1
        Object.assign(service, {
          documents: [...published, contentDocument('table', { type: 'redirects', uid: null, data: { rows } })],
          ref: `ref-${refs}`,
        })
        clearMissingDocuments()
        await fetchMasterRef()
        for (const path of paths) {
          const [absence, found] = [await findAbsence(path, 'de'), await foundByPage(path)]
          seen.add(absence?.kind)
          // Where it says nothing, the page finds out; a document may be there that is not shown.
          expect([path, absence ?? found]).toEqual([path, found])
          const to = found && 'to' in found ? splitLocale(found.to).path : undefined
          const onward = to?.startsWith('/') ? await foundByPage(to) : undefined
          expect([path, to, onward?.kind]).not.toContain('permanent')
        }
      },
    ),
    // Always the same ones: among others, each kind of absence comes up only by chance.
    { numRuns: 150, seed: 32 },
  )
  expect(seen).toEqual(new Set([undefined, 'missing', 'gone', 'permanent']))
})
