import { expect, test } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../../../lib/content/started-site'

const page = contentDocument('page', { type: 'campaign_page', uid: 'tour-2026', data: { campaign_short_name: 'tour' } })

const stage = (changes: Record<string, unknown> = {}) =>
  contentDocument('stage', {
    type: 'campaign_stage',
    uid: 'tour-progress',
    tags: ['en-us', 'progress'],
    data: { campaign_short_name: 'tour' },
    ...changes,
  })

/** Where the preview of a document leads, and the refs that were asked for. */
async function pathOf(document: ContentDocument) {
  const { searches } = startSite({ documents: [page, document] })
  const { getPreviewedDocument } = await import('@/lib/content/api/preview')
  const { previewPath } = await import('@/app/api/preview/preview-path')
  const path = await previewPath(await getPreviewedDocument('draft~ref', document.id), 'draft~ref')
  return { path, refs: [...new Set(searches().map(({ searchParams }) => searchParams.get('ref')))] }
}

test('a stage’s document shows on the page of its campaign, in that stage, as the drafts have it', async () => {
  await expect(pathOf(stage())).resolves.toEqual({ path: '/campaigns/tour-2026?stage=progress', refs: ['draft~ref'] })
})

test('in the language of the stage’s document', async () => {
  await expect(pathOf(stage({ lang: 'de-de' }))).resolves.toMatchObject({
    path: '/de/campaigns/tour-2026?stage=progress',
  })
})

test('one that is for no stage shows on its campaign’s page as it stands', async () => {
  await expect(pathOf(stage({ tags: ['en-us'] }))).resolves.toMatchObject({ path: '/campaigns/tour-2026' })
})

test.each([{ campaign_short_name: 'of-nobody' }, { campaign_short_name: null }])(
  'one of no campaign (%j) leads home',
  async (data) => {
    await expect(pathOf(stage({ data }))).resolves.toMatchObject({ path: '/' })
  },
)

test.each([
  ['error_page', '/de/page-not-found'],
  ['contact_form', '/de/help/contact'],
  ['navigation', '/'],
  ['settings', '/'],
])('a document of type %s, which has no page of its own, shows at %s', async (type, path) => {
  await expect(pathOf(contentDocument('it', { type, lang: 'de-de' }))).resolves.toMatchObject({ path })
})

test('a stage of a series shows at the address that leads to its page, in its language [CN-007]', async () => {
  const document = contentDocument('it', { type: 'stage', uid: 'pine-ridge', lang: 'fr-fr' })
  await expect(pathOf(document)).resolves.toMatchObject({ path: '/fr/stages/pine-ridge' })
})

test('any other document shows at its own address', async () => {
  await expect(pathOf(contentDocument('plans'))).resolves.toMatchObject({ path: '/plans' })
})
