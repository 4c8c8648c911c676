import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readJson } from '../sandbox/harness.ts'
import { ownPagesThat } from '../support/own-pages'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'
import { productName } from '@/theme'

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

const loadPages = () => import('@/lib/content/pages/pages')

/** Writes a text into a document and publishes it, as an editor does; the id of the document. */
async function publishTitle(place: string, title: string): Promise<string[]> {
  const answer = await sandbox.post(`/documents/${place}?publish=1`, [{ path: 'data.title', value: title }])
  return (await readJson(answer, z.object({ ids: z.array(z.string()) }))).ids
}

test.each([
  'page',
  'academy_page',
  'error_page',
  'redirect',
  'navigation',
  'footer',
  'settings',
  'contact_form',
] as const)('documents of type %s are all read, page by page', async (type) => {
  const { listShown } = await loadPages()
  const documents = await listShown(type)
  const listed = await readJson(
    fetch(`${sandbox.url}/control/documents`),
    z.array(z.object({ id: z.string(), type: z.string() })),
  )
  const ids = listed.filter((each) => each.type === type).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(documents.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('a page comes in the language asked for, else in English, else not at all', async () => {
  const { getByUid } = await loadPages()
  await expect(getByUid('page', 'home', 'de')).resolves.toMatchObject({ language: 'de', document: { lang: 'de-de' } })
  await expect(getByUid('page', 'showcase', 'ja')).resolves.toMatchObject({ language: 'en', languages: ['en'] })
  await expect(getByUid('page', 'no-such', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each(['de', 'en', 'es', 'fr', 'it', 'ja'] as const)(
  'the chrome and the error pages are there in %s',
  async (locale) => {
    const { siteChrome } = await import('@/lib/content/site/chrome')
    const { findErrorPage } = await import('@/lib/content/pages/error-page')
    const { navigation, footer } = await siteChrome(locale)
    expect(navigation.length).toBeGreaterThan(0)
    expect(footer.groups.every(({ title, links }) => title !== '' && links.length > 0)).toBe(true)
    for (const status of [404, 500] as const) {
      await expect(findErrorPage(status, locale)).resolves.toEqual({
        title: expect.any(String),
        body: expect.any(Array),
      })
    }
  },
)

test('redirect documents and tables lead on', async () => {
  const { findRedirect } = await import('@/lib/content/redirects/redirects')
  await expect(findRedirect('/start', 'en')).resolves.toEqual({ to: '/how-it-works', kind: 'temporary' })
  await expect(findRedirect('/training/first/ride', 'de')).resolves.toBeUndefined()
  await expect(findRedirect('/training/first-ride', 'de')).resolves.toEqual({
    to: '/de/academy/first-ride',
    kind: 'permanent',
  })
  await expect(findRedirect('/beginners', 'en')).resolves.toMatchObject({ to: '/academy/first/ride' })
  await expect(findRedirect('/summer-jam-2019', 'en')).resolves.toEqual({ kind: 'gone' })
  await expect(findRedirect('/no-such', 'en')).resolves.toBeUndefined()
})

test('the sitemap dates every page in a form that browsers read too', async () => {
  const { sitemapsOf } = await import('@/lib/content/pages/sitemap')
  const { publishedIndex } = await import('@/lib/content/published/published')
  const entries = sitemapsOf(await publishedIndex()).get('en') ?? []
  expect(entries.map(({ address }) => new URL(address).pathname)).toContain('/plans')
  expect(entries.every(({ modified }) => z.iso.datetime({ offset: true }).safeParse(modified).success)).toBe(true)
})

test('what is published is seen under the new ref, and its pages are known to be stale', async () => {
  const { getByUid } = await loadPages()
  const { provideTagExpiry } = await import('@/lib/core/server/tag-expiry')
  const { publishTracker } = await import('@/lib/content/publishes/process-tracker')
  provideTagExpiry(ownPagesThat(async () => undefined))
  await getByUid('page', 'plans', 'en')
  const ids = await publishTitle('page/plans/en-us', 'Plans, anew')
  await expect(publishTracker.announce(ids)).resolves.toEqual(expect.arrayContaining([`doc:${ids[0]}`, 'type:page']))
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { data: { title: 'Plans, anew' } } })
})

test('a draft is seen under the token of a preview, and by nobody else', async () => {
  const { draftClient, publishedClient } = await import('@/lib/content/api/client')
  await sandbox.post('/documents/page/plans/en-us', [{ path: 'data.title', value: 'A draft' }])
  const { token } = await readJson(sandbox.post('/previews'), z.object({ token: z.string() }))
  const draft = { data: { title: 'A draft' } }
  await expect(draftClient(token).getByUID('page', 'plans')).resolves.toMatchObject(draft)
  await expect(publishedClient().getByUID('page', 'plans')).resolves.not.toMatchObject(draft)
})

test('a release is seen under its ref, of its documents alone, until it is published', async () => {
  const { draftClient } = await import('@/lib/content/api/client')
  const { verifyPreview } = await import('@/lib/content/api/preview')
  const { fetchMasterRef, findRelease } = await import('@/lib/content/api/repository')
  for (const uid of ['about', 'plans']) {
    await sandbox.post(`/documents/page/${uid}/en-us`, [{ path: 'data.title', value: 'In a draft' }])
  }
  const published = await draftClient(await fetchMasterRef()).getByUID('page', 'about')
  const release = { label: 'Spring', ids: [(await draftClient(await fetchMasterRef()).getByUID('page', 'plans')).id] }
  const { ref } = await readJson(sandbox.post('/releases', release), z.object({ ref: z.string() }))
  await expect(verifyPreview(await fetchMasterRef())).rejects.toThrow('no such preview')
  await verifyPreview(ref)
  await expect(findRelease(ref)).resolves.toBe('Spring')
  await expect(draftClient(ref).getByUID('page', 'plans')).resolves.toMatchObject({ data: { title: 'In a draft' } })
  await expect(draftClient(ref).getByUID('page', 'about')).resolves.toMatchObject({
    data: { title: published.data.title },
  })
  await sandbox.post(`/releases/${ref}/publish`)
  await fetchMasterRef()
  await expect(verifyPreview(ref)).rejects.toThrow('no such preview')
})

// prismic.io/docs/locales: without `lang`, documents of the master locale are searched, whatever a site's default is.
test('a repository whose master locale is another one changes nothing', async () => {
  await sandbox.post('/content', { locales: ['ja-jp', 'de-de', 'en-us'] })
  const { getByUid, listShown } = await loadPages()
  const { siteChrome } = await import('@/lib/content/site/chrome')
  await expect(getByUid('page', 'home', 'en')).resolves.toMatchObject({ document: { lang: 'en-us' } })
  await expect(getByUid('page', 'showcase', 'de')).resolves.toMatchObject({ document: { lang: 'en-us' } })
  expect((await listShown('academy_page')).map(({ lang }) => lang)).toContain('en-us')
  expect((await siteChrome('en')).navigation).not.toEqual((await siteChrome('ja')).navigation)
})

// prismic.io/docs/core-concepts/access-tokens: a private API takes every call with a token alone.
test('a private repository is read with its token, and with that alone', async () => {
  await sandbox.post('/content', { visibility: 'private' })
  const { getByUid } = await loadPages()
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'UpstreamError', status: 401 })
  await startProduct(sandbox)
  await sandbox.post('/content', { visibility: 'private' })
  vi.stubEnv('PRISMIC_ACCESS_TOKEN', 'a-token')
  const withToken = await loadPages()
  await expect(withToken.getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { uid: 'plans' } })
})

test('a preview that nobody opened shows what is published', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { draftClient } = await import('@/lib/content/api/client')
  await expect(draftClient('made-up').getByUID('page', 'plans')).resolves.toMatchObject({ uid: 'plans' })
})

test('calls say who asks and which request it is', async () => {
  const { getByUid } = await loadPages()
  await getByUid('page', 'plans', 'en')
  const calls = await sandbox.calls()
  // A publish of an earlier test may be looked at once more meanwhile.
  const paths = new Set(calls.map(({ path }) => new URL(path, sandbox.url).pathname))
  expect(paths).toEqual(new Set(['/content/api/v2', '/content/api/v2/documents/search']))
  for (const { userAgent, requestId } of calls) {
    expect(userAgent).toBe(`${productName} web`)
    expect(requestId).toMatch(/^[\w-]{8,64}$/)
  }
})
