import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/pages/pages')

const english = contentDocument('en', { data: { title: 'Plans' } })
const german = contentDocument('de', { lang: 'de-de', data: { title: 'Pläne' } })

test('asks the content service by type and uid, with no payload [PB-067, CN-018]', async () => {
  const { searches } = startSite({ documents: [english] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'en')
  const [search] = searches()
  expect(search?.searchParams.getAll('q').join()).toContain('[at(document.type, "page")]')
  expect(search?.searchParams.getAll('q').join()).toContain('[at(my.page.uid, "plans")]')
  expect(search?.searchParams.get('ref')).toBe('ref-1')
})

test('answers the document in the language asked for, and names all it exists in', async () => {
  startSite({ documents: [english, german] })
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'de')).resolves.toMatchObject({
    document: { id: 'de' },
    language: 'de',
    languages: ['en', 'de'],
  })
})

test('answers the English document where the translation is missing', async () => {
  startSite({ documents: [english, german] })
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'ja')).resolves.toMatchObject({ document: { id: 'en' }, language: 'en' })
})

test('takes a document in neither language for missing', async () => {
  startSite({ documents: [german] })
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'fr')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('does not know languages that the site has not', async () => {
  startSite({ documents: [english, contentDocument('other', { lang: 'xx-xx' })] })
  const { getByUid } = await load()
  expect((await getByUid('page', 'plans', 'en')).languages).toEqual(['en'])
})

test('marks a page with its document and every document that links lead to from it', async () => {
  const link = { link_type: 'Document', id: 'linked', type: 'page' }
  const linking = contentDocument('en', {
    data: { body: [{ primary: { url: link }, items: [{ url: { ...link, id: 'deep' } }] }] },
  })
  const { cache } = startSite({ documents: [linking] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'en')
  expect(cache.tags).toEqual(['alternate:en', 'doc:deep', 'doc:en', 'doc:linked', 'withdrawn:en'])
})

test('marks a page that is English for want of a translation with the one it lacks', async () => {
  const { cache } = startSite({ documents: [english] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'de')
  expect(cache.tags).toEqual(['alternate:en', 'doc:en', 'translation:page:plans:de-de', 'withdrawn:en'])
})

test('remembers for ten seconds that a uid is missing, in every language', async () => {
  const { searches, service } = startSite()
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
  service.documents = [english]
  await expect(getByUid('page', 'plans', 'de')).rejects.toMatchObject({ name: 'NotFoundError' })
  expect(searches()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(getByUid('page', 'plans', 'de')).resolves.toMatchObject({ document: { id: 'en' } })
})

test.each(['plans")]][[at(document.type, "page', 'plans\\")][not(my.page.uid, \\"x', '\\', '"'])(
  'a uid that could be read as a query is missing, and nobody is asked: %s',
  async (uid) => {
    const { searches } = startSite({ documents: [english] })
    await expect((await load()).getByUid('page', uid, 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
    const { campaignSchedule } = await import('@/lib/content/campaigns/campaign-schedule')
    expect(await campaignSchedule(uid, 'en')).toBe('missing')
    expect(searches()).toEqual([])
  },
)

test('asks for an editor each time, and what the editor misses is not missing for visitors', async () => {
  const { searches } = startSite({ isDraft: true })
  const { getByUid } = await load()
  const { isKnownMissing, rememberMissing } = await import('@/lib/content/api/missing')
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
  expect(isKnownMissing('page plans')).toBe(false)
  rememberMissing('page plans')
  await expect(getByUid('page', 'plans', 'de')).rejects.toMatchObject({ name: 'NotFoundError' })
  expect(searches()).toHaveLength(2)
})

test('finds the draft of a page that visitors miss', async () => {
  startSite({ documents: [english], isDraft: true })
  const { getByUid } = await load()
  const { rememberMissing } = await import('@/lib/content/api/missing')
  rememberMissing('page plans')
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'en' } })
})

test('forgets on a publish that a uid was missing', async () => {
  const { service } = startSite()
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
  service.documents = [english]
  const { clearMissingDocuments } = await import('@/lib/content/api/missing')
  clearMissingDocuments()
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'en' } })
})

test('forgets it for pages, too, where the webhook has a copy of the module of its own', async () => {
  const { service } = startSite()
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
  service.documents = [english]
  vi.resetModules()
  const webhook = await import('@/lib/content/api/missing')
  webhook.clearMissingDocuments()
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'en' } })
})

test('an address that anybody makes up leaves nothing in the data cache', async () => {
  const { cache } = startSite()
  const { getByUid } = await load()
  await expect(getByUid('page', 'made-up', 'en')).rejects.toThrow('page made-up does not exist')
  expect(cache.entries.size).toBe(0)
})

test.each([[400], [401], [403], [404], [410], [418], [429], [500], [503]])(
  'an answer of %d is an outage like any other, never a missing page [PB-068]',
  async (status) => {
    const { service, settled } = startSite({ documents: [english] })
    const { getByUid } = await load()
    service.broken = Response.json({ message: 'no' }, { status })
    await expect(settled(getByUid('page', 'plans', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
    service.broken = undefined
    await expect(settled(getByUid('page', 'plans', 'en'))).resolves.toMatchObject({ document: { id: 'en' } })
  },
)

test.each([[400], [404], [410], [500]])(
  'so is a %d to a search alone, the repository still answering [PB-068]',
  async (status) => {
    const { service, settled } = startSite({ documents: [english] })
    const { getByUid } = await load()
    const { getRepository } = await import('@/lib/content/api/repository')
    await getRepository()
    service.broken = Response.json({ message: 'no' }, { status })
    await expect(settled(getByUid('page', 'plans', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
  },
)

test('a draft that has expired gives way to what is published', async () => {
  const { service, searches } = startSite({ documents: [english], isDraft: true, previewCookie: 'draft~old' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { getByUid } = await load()
  const { getRepository } = await import('@/lib/content/api/repository')
  await getRepository()
  service.broken = Response.json({ message: 'That ref has expired. Master ref is: ref-2' }, { status: 410 })
  service.brokenTimes = 1
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'en' } })
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['draft~old', 'ref-1'])
})

test('what was read before an outage is served through it', async () => {
  const { service, settled } = startSite({ documents: [english] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'en')
  service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(settled(getByUid('page', 'plans', 'de'))).resolves.toMatchObject({ document: { id: 'en' } })
})

test('marks a page with each of its translations, which its head names', async () => {
  const { cache } = startSite({ documents: [english, german] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'de')
  expect(cache.tags).toEqual(['alternate:de', 'alternate:en', 'doc:de', 'withdrawn:de'])
})

test('marks a page with links without number, a hundred at a time, which is what the framework takes', async () => {
  const links = Array.from({ length: 300 }, (_, place) => ({ url: { link_type: 'Document', id: `linked-${place}` } }))
  const { cache } = startSite({ documents: [contentDocument('en', { data: { body: links } })] })
  const { getByUid } = await load()
  await getByUid('page', 'plans', 'en')
  expect(cache.tags).toHaveLength(303)
  expect(Math.max(...cache.reads.map(({ length }) => length))).toBe(100)
})

test('the one document of a type marks pages with the type, also where nobody wrote it', async () => {
  const { cache } = startSite()
  const { findSingle } = await load()
  await expect(findSingle('navigation', 'en')).resolves.toBeUndefined()
  expect(cache.tags).toEqual(['type:navigation'])
})

test('the one document of a type marks pages with itself and what it links to, whose addresses it shows', async () => {
  const link = { link_type: 'Document', id: 'plans', type: 'page', uid: 'plans' }
  const { cache } = startSite({
    documents: [
      contentDocument('menu', { type: 'navigation', uid: null, data: { items: [{ label: 'Plans', link }] } }),
    ],
  })
  const { findSingle } = await load()
  await findSingle('navigation', 'en')
  expect(cache.tags).toEqual(['type:navigation', 'doc:menu', 'doc:plans'])
})

test('a document is used as far as it goes, whatever the fields look like that nobody uses', async () => {
  const odd = { ...english, url: 7, href: null, slugs: 'x', first_publication_date: {}, linked_documents: undefined }
  startSite({ documents: [{ ...odd, tags: 'none', alternate_languages: null } as never] })
  const { getByUid } = await load()
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'en', tags: [] } })
})

test('a document that can’t be used takes none of the others with it; without any other, the answer is a bad one', async () => {
  const broken = { ...german, data: null } as never
  const { service } = startSite({ documents: [english, broken] })
  const { getByUid } = await load()
  expect((await getByUid('page', 'plans', 'de')).document.id).toBe('en')
  service.documents = [{ ...german, uid: 'about', data: null } as never]
  await expect(getByUid('page', 'about', 'de')).rejects.toMatchObject({ name: 'UpstreamError', kind: 'schema' })
})
