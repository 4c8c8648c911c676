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
