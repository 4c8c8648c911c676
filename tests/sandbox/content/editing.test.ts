import { expect, test } from 'vitest'
import { contentContext, fieldsOf, origin, startContent } from './content.ts'

const files = {
  'page/about.en-us': 'data: { title: About, body1: [{ slice_type: hero, primary: { title: Hello } }] }',
  'page/plans.en-us': 'data: { title: Plans }',
  'settings.en-us': 'data: { make_up_message: Still time }',
}

async function titles(client: ReturnType<typeof startContent>['client'], ref?: string) {
  return (await client().getAllByType('page', { ref })).map((page) => fieldsOf(page).title)
}

test('a draft is seen in a preview, and on master only after it is published', async () => {
  const { content, client } = startContent(files)
  const before = await client().getMasterRef()
  content.editing.saveDraft('page', 'about', 'en-us', [
    { path: 'data.title', value: 'About us' },
    { path: 'data.body1.0.primary.title', value: { $rich: '**Hi**' } },
  ])
  const { ref } = content.editing.createPreview()

  expect((await client().getMasterRef()).ref).toBe(before.ref)
  expect(await titles(client)).toEqual(['About', 'Plans'])
  const draft = await client().getByUID('page', 'about', { ref })
  const title = [{ text: 'Hi', spans: [{ type: 'strong', start: 0, end: 2 }] }]
  expect(draft.data).toMatchObject({ title: 'About us', body1: [{ primary: { title } }] })

  const publication = content.editing.publish()
  expect(publication).toEqual({ ref: (await client().getMasterRef()).ref, ids: [draft.id] })
  expect(publication.ref).not.toBe(before.ref)
  expect(await titles(client)).toEqual(['About us', 'Plans'])
  expect((await client().getByUID('page', 'about')).last_publication_date).toBe('2026-03-10T15:20:00+0000')
})

test('publishing without drafts changes nothing', async () => {
  const { content, client } = startContent(files)
  expect(content.editing.publish()).toEqual({ ref: (await client().getMasterRef()).ref, ids: [] })
})

test('publishes only the documents named', async () => {
  const { content, client } = startContent(files)
  content.editing.saveDraft('page', 'about', 'en-us', { data: { title: 'A' } })
  content.editing.saveDraft('page', 'plans', 'en-us', { data: { title: 'P' } })
  content.editing.publish([(await client().getByUID('page', 'plans')).id])
  expect(await titles(client)).toEqual(['About', 'P'])
  expect(content.editing.get('page', 'about', 'en-us')).toMatchObject({ state: 'changed', data: { title: 'A' } })
})

test.each<[string, (token: string) => string]>([
  ['raw', (token) => token],
  ['percent-encoded', encodeURIComponent],
  ['as JSON by repository', (token) => JSON.stringify({ _tracker: 'x', 'gruppetto.prismic.io': { preview: token } })],
])('takes a preview ref %s', async (_form, write) => {
  const { content, client } = startContent(files)
  content.editing.saveDraft('page', 'plans', 'en-us', { data: { title: 'Draft' } })
  const { token } = content.editing.createPreview()
  expect(token).toMatch(/^http:\/\/localhost:4120\/content\/previews\/[\w-]+\?websitePreviewId=/)
  expect(await titles(client, write(token))).toEqual(['About', 'Draft'])
})

test('a preview is among the refs, shows later drafts too, and is over after twelve hours', async () => {
  const { content, client, context } = startContent(files)
  const { token, ref } = content.editing.createPreview()
  expect(await client().getReleases()).toEqual([expect.objectContaining({ ref: token })])
  expect(await titles(client, ref)).toEqual(['About', 'Plans'])
  content.editing.saveDraft('page', 'plans', 'en-us', { data: { title: 'Later' } })
  expect(await titles(client, ref)).toEqual(['About', 'Later'])
  context.clock.setOffset(12 * 3_600_000 + 1)
  await expect(titles(client, ref)).rejects.toThrow('preview token is expired')
})

test('an unknown preview is an unknown ref', async () => {
  const { request } = startContent(files)
  const ref = `${origin}/content/previews/none?websitePreviewId=none`
  const answer = await request(`/api/v2/documents/search?${new URLSearchParams({ ref })}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ type: 'api_notfound_error' })
})

test('opening a preview token leads to the site’s preview route', async () => {
  const { content, request } = startContent(files)
  const { token } = content.editing.createPreview()
  const answer = await request(`${token.replace('/content', '')}&documentId=X1`)
  const location = new URL(answer.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe('http://localhost:4121/api/preview')
  expect(Object.fromEntries(location.searchParams)).toEqual({ token, documentId: 'X1' })
})

test('a new document is a draft until it is published, and then links to it are whole', async () => {
  const { content, client } = startContent({ ...files, 'page/home.en-us': 'data: { link: !link page:news }' })
  const { id } = content.editing.createDocument({ type: 'page', uid: 'news', lang: 'en-us', data: { title: 'News' } })
  expect(content.editing.get('page', 'news', 'en-us').state).toBe('draft')
  await expect(client().getByUID('page', 'news')).rejects.toThrow('No documents')
  expect((await client().getByUID('page', 'home')).data).toMatchObject({ link: { isBroken: true } })
  expect(content.editing.publish().ids).toEqual([id])
  expect((await client().getByUID('page', 'home')).data.link).toMatchObject({ id, isBroken: false })
})

test('an unpublished document is gone at once, and comes back when it is named', async () => {
  const { content, client } = startContent(files)
  const { ids, ref } = content.editing.unpublish('page', 'plans', 'en-us')
  expect(ref).toBe((await client().getMasterRef()).ref)
  expect(await titles(client)).toEqual(['About'])
  expect(content.editing.publish().ids).toEqual([])
  expect(content.editing.list().find(({ uid }) => uid === 'plans')?.state).toBe('unpublished')
  expect(content.editing.publish(ids).ids).toEqual(ids)
  expect(await titles(client)).toEqual(['About', 'Plans'])
})

test('discarding drops drafts and keeps what was published', async () => {
  const { content } = startContent(files)
  content.editing.saveDraft('settings', 'settings', 'en-us', [{ path: 'data.make_up_message', value: 'Hurry' }])
  content.editing.publish()
  content.editing.saveDraft('settings', 'settings', 'en-us', [{ path: 'data.make_up_message', value: 'Oops' }])
  content.editing.discard()
  expect(content.editing.get('settings', 'settings', 'en-us').data).toEqual({ make_up_message: 'Hurry' })
})

test('edits survive a restart, and a reset drops them under a new ref', async () => {
  const context = contentContext()
  const first = startContent(files, context)
  first.content.editing.saveDraft('page', 'about', 'en-us', { data: { title: 'Kept' } })
  first.content.editing.publish()
  first.content.editing.saveDraft('page', 'plans', 'en-us', { data: { title: 'Draft' } })

  const { content, client } = startContent(files, context)
  expect(await titles(client)).toEqual(['Kept', 'Plans'])
  expect(content.editing.get('page', 'plans', 'en-us').state).toBe('changed')
  const { ref } = await client().getMasterRef()
  content.reset()
  expect(await titles(client)).toEqual(['About', 'Plans'])
  expect(content.editing.list().every(({ state }) => state === 'published')).toBe(true)
  expect((await client().getMasterRef()).ref).not.toBe(ref)
})

test('documents without a uid are edited under their name, one apart from the other', async () => {
  const { content, client } = startContent({
    'redirect/start.en-us': 'data: { from: /start, to: /join }',
    'redirect/old-shop.en-us': 'data: { from: /old-shop, to: /shop }',
  })
  const listed = content.editing.list().map(({ name, uid }) => ({ name, uid }))
  expect(listed).toEqual([
    { name: 'start', uid: null },
    { name: 'old-shop', uid: null },
  ])
  content.editing.saveDraft('redirect', 'old-shop', 'en-us', [{ path: 'data.to', value: '/store' }])
  content.editing.publish()
  const targets = (await client().getAllByType('redirect')).map((document) => fieldsOf(document).to)
  expect(targets).toEqual(['/join', '/store'])
})

test.each<[string, { path: string; value: unknown }[], RegExp]>([
  ['a path that leads nowhere', [{ path: 'data.body1.7.primary.title', value: 'x' }], /nothing at data\.body1\.7/],
  ['a path outside tags and data', [{ path: 'lang', value: 'de-de' }], /path/],
  ['a prototype', [{ path: 'data.__proto__.title', value: 'x' }], /nothing at/],
  ['a value that is no JSON', [{ path: 'data.title', value: undefined }], /value/],
  ['a field that cannot be resolved', [{ path: 'data.title', value: { $link: 'nowhere' } }], /\$link.*"nowhere"/],
])('refuses to save %s', (_name, change, complaint) => {
  const { content } = startContent(files)
  expect(() => content.editing.saveDraft('page', 'about', 'en-us', change)).toThrow(complaint)
  expect(content.editing.get('page', 'about', 'en-us').state).toBe('published')
})

test('refuses to edit what is not there and to create what is', () => {
  const { editing } = startContent(files).content
  expect(() => editing.get('page', 'nowhere', 'en-us')).toThrow(expect.objectContaining({ code: 'not_found' }))
  expect(() => editing.createDocument({ type: 'page', uid: 'plans', lang: 'en-us', data: {} })).toThrow(/exists/)
  expect(() => editing.createDocument({ type: 'pagina', uid: 'x', lang: 'en-us', data: {} })).toThrow(/known type/)
})

test('an API that lags names the ref before for so long after each publish, and shows it', async () => {
  const { content, client, context } = startContent(files)
  const title = async (): Promise<unknown> => (await client().getByUID('page', 'plans')).data.title
  content.editing.change({ lagMilliseconds: 3000 })
  content.editing.saveDraft('page', 'plans', 'en-us', [{ path: 'data.title', value: 'New' }])
  const { ref } = content.editing.publish()
  expect((await client().getMasterRef()).ref).not.toBe(ref)
  expect(await title()).toBe('Plans')
  context.clock.setOffset(3000)
  expect((await client().getMasterRef()).ref).toBe(ref)
  expect(await title()).toBe('New')
})

test('a document under another uid keeps its id, and links to it lead to the new one', async () => {
  const { content, client } = startContent({
    ...files,
    'page/home.en-us': 'data: { title: Home, body: [{ slice_type: cta, primary: { url: !link page:plans } }] }',
  })
  const before = await client().getByUID('page', 'plans')
  content.editing.saveDraft('page', 'plans', 'en-us', [{ path: 'uid', value: 'prices' }])
  expect(content.editing.publish().ids).toEqual([before.id])
  expect((await client().getByUID('page', 'prices')).id).toBe(before.id)
  await expect(client().getByUID('page', 'plans')).rejects.toThrow(/No documents/)
  const home = await client().getByUID('page', 'home')
  expect(home.data).toMatchObject({ body: [{ primary: { url: { id: before.id, uid: 'prices' } } }] })
})
