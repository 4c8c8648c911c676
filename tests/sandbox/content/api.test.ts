import { ForbiddenError } from '@prismicio/client'
import { expect, test } from 'vitest'
import { languages } from '@/sandbox/content/catalog.ts'
import { problemOf, startContent } from './content.ts'

const files = {
  'page/about.en-us': 'tags: [people, company]\ndata: { title: About }',
  'page/about.de-de': 'tags: [company]\ndata: { title: Über uns }',
}

test('lists refs, types and languages', async () => {
  const repository = await startContent(files).client().getRepository()
  expect(repository.refs).toEqual([expect.objectContaining({ id: 'master', isMasterRef: true })])
  expect(repository.types.campaign_stage).toBe('Campaign stage')
  expect(repository.languages.map(({ id }) => id)).toEqual([...languages.keys()])
  expect(repository.languages.filter(({ is_master }) => is_master)).toHaveLength(1)
})

test('lists every tag once', async () => {
  expect(await startContent(files).client().getTags()).toEqual(['company', 'people'])
})

const paths = ['/api/v2', '/api/v2/tags', '/api/v2/documents/search']
test.each(paths)('answers %s with a trailing slash too', async (path) => {
  const { client, request } = startContent(files)
  const { ref } = await client().getMasterRef()
  expect((await request(`${path}?ref=${ref}`)).status).toBe(200)
  expect((await request(`${path}/?ref=${ref}`)).status).toBe(200)
})

test('a search without a ref is a bad request', async () => {
  expect((await startContent(files).request('/api/v2/documents/search')).status).toBe(400)
})

test('an unknown ref is refused with the master ref, which the client then takes', async () => {
  const { client, request } = startContent(files)
  const answer = await request('/api/v2/documents/search?ref=Zunknown')
  expect(answer.status).toBe(404)
  const { ref } = await client().getMasterRef()
  const { type, message } = await problemOf(answer)
  expect(type).toBe('api_notfound_error')
  expect(message).toMatch(new RegExp(`Master ref is: ${ref}$`))
  expect((await client().getByUID('page', 'about', { ref: 'Zunknown' })).data.title).toBe('About')
})

test('a replaced ref shows the old content for five minutes, then it has expired', async () => {
  const { client, content, request, context } = startContent(files)
  const { ref } = await client().getMasterRef()
  content.editing.saveDraft('page', 'about', 'en-us', [{ path: 'data.title', value: 'New' }])
  content.editing.publish()
  expect((await client().getByUID('page', 'about', { ref })).data.title).toBe('About')

  context.clock.setOffset(5 * 60_000 + 1)
  const answer = await request(`/api/v2/documents/search?ref=${ref}`)
  expect(answer.status).toBe(410)
  const current = (await client().getMasterRef()).ref
  expect((await problemOf(answer)).message).toMatch(new RegExp(`expired.* Master ref is: ${current}$`))
  expect((await client().getByUID('page', 'about', { ref })).data.title).toBe('New')
})

test('the master ref survives a restart, and changes when a file did', async () => {
  const { client, context } = startContent(files)
  const { ref } = await client().getMasterRef()
  expect((await startContent(files, context).client().getMasterRef()).ref).toBe(ref)
  const edited = { ...files, 'page/about.en-us': 'data: { title: Us }' }
  const after = startContent(edited, context)
  expect((await after.client().getMasterRef()).ref).not.toBe(ref)
  expect((await after.request(`/api/v2/documents/search?ref=${ref}`)).status).toBe(410)
})

const codes = (listed: readonly { id: string; is_master: boolean }[]) =>
  listed.map(({ id, is_master: isMaster }) => (isMaster ? `${id}, master` : id))

// prismic.io/docs/locales: without `lang`, documents of the master locale are searched.
test('a repository has the locales that it was given, and searches in its master', async () => {
  const { client, content } = startContent(files)
  content.editing.change({ locales: ['de-de', 'en-us'] })
  expect(codes((await client().getRepository()).languages)).toEqual(['de-de, master', 'en-us'])
  expect((await client().getByUID('page', 'about')).data.title).toBe('Über uns')
  content.reset()
  expect(codes((await client().getRepository()).languages)[0]).toBe('en-us, master')
})

// prismic.io/docs/core-concepts/access-tokens: an open API, a public one for master, and a private one;
// @prismicio/client, Client.ts: 401 is a `ForbiddenError`.
test.each([
  ['open', false, true, 200],
  ['public', false, false, 401],
  ['public', true, true, 200],
  ['private', true, true, 200],
] as const)('a %s repository shows releases with a token: %s', async (visibility, hasToken, isListed, status) => {
  const { client, content, request } = startContent(files)
  const [about] = content.editing.list()
  const { ref } = content.editing.createRelease('Spring', [about?.id ?? ''])
  content.editing.change({ visibility })
  const reader = client()
  reader.accessToken = hasToken ? 'a-token' : undefined
  const listed = (await reader.getRefs()).map((each) => each.ref)
  expect(listed.includes(ref)).toBe(isListed)
  const query = new URLSearchParams({ ref, ...(hasToken && { access_token: 'a-token' }) })
  expect((await request(`/api/v2/documents/search?${query}`)).status).toBe(status)
})

test('a private repository answers 401 to a caller without a token', async () => {
  const { client, content, request } = startContent(files)
  const { ref } = await client().getMasterRef()
  content.editing.change({ visibility: 'private' })
  await expect(client().getRepository()).rejects.toThrow(ForbiddenError)
  expect((await request(`/api/v2/documents/search?ref=${ref}`)).status).toBe(401)
  expect((await client().getByUID('page', 'about', { accessToken: 'a-token' })).uid).toBe('about')
})

test('an address that is too long is answered with 414', async () => {
  const { client, request } = startContent(files)
  const { ref } = await client().getMasterRef()
  const answer = await request(`/api/v2/documents/search?ref=${ref}&after=${'x'.repeat(8_200)}`)
  expect([answer.status, (await problemOf(answer)).message]).toEqual([414, 'The address is too long'])
})

// prismic-javascript 2.7, documents.ts: `first_publication_date: string | null`.
test('a document that was never published has no dates in a preview, and has them from then on', async () => {
  const { client, content } = startContent(files)
  const { id } = content.editing.createDocument({ type: 'page', uid: 'new', lang: 'en-us', data: { title: 'New' } })
  const { ref } = content.editing.createPreview()
  const dates = { first_publication_date: null, last_publication_date: null }
  expect(await client().getByUID('page', 'new', { ref })).toMatchObject(dates)
  expect((await client().getByUID('page', 'about', { ref })).first_publication_date).toMatch(/^2026-/)
  content.editing.publish([id])
  expect((await client().getByUID('page', 'new')).first_publication_date).toMatch(/^2026-/)
  content.editing.unpublish('page', 'new', 'en-us')
  content.editing.saveDraft('page', 'new', 'en-us', [{ path: 'data.title', value: 'Newer' }])
  const later = content.editing.createPreview()
  expect((await client().getByUID('page', 'new', { ref: later.ref })).first_publication_date).toMatch(/^2026-/)
})
