import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Publication } from '../../../sandbox/content/editing-types.ts'
import type { DocumentSource } from '../../../sandbox/content/source.ts'
import type { Noticed, Notify } from '../../../sandbox/control/publisher.ts'
import { composeServices, readJson, sendJson } from '../harness.ts'

const published = '2026-01-05T09:00:00Z'
const about: DocumentSource = {
  type: 'page',
  name: 'about',
  lang: 'en-us',
  tags: [],
  data: { title: 'About us', intro: { $rich: 'We **ride**.' }, cta_url: '/join' },
  firstPublished: published,
  lastPublished: published,
}
const apiSchema = z.object({ refs: z.tuple([z.object({ ref: z.string() })]) })
const resultsSchema = z.object({ results: z.array(z.object({ data: z.object({ title: z.string() }) })) })
const documentsSchema = z.tuple([z.object({ id: z.string() })])
const releaseSchema = z.object({ ref: z.string(), ids: z.array(z.string()), webhook: z.unknown() })

const ABOUT = '/control/documents/page/about/en-us'

async function start(answer: Awaited<ReturnType<Notify>> = { ok: true, status: 200 }) {
  const told: (Publication | Noticed)[] = []
  const notify: Notify = async (publication) => {
    told.push(publication)
    return answer
  }
  const app = await composeServices([], { seeds: [about], ports: { notify } })
  const read = async (path: string) => readJson(app.request(path))
  const liveTitles = async () => {
    const { refs } = await readJson(app.request('/content/api/v2'), apiSchema)
    const search = `/content/api/v2/documents/search?ref=${refs[0].ref}`
    const { results } = await readJson(app.request(search), resultsSchema)
    return results.map((document) => document.data.title)
  }
  const firstId = async () => (await readJson(app.request('/control/documents'), documentsSchema))[0].id
  return { app, told, read, liveTitles, firstId }
}

const retitle = sendJson('POST', [{ path: 'data.title', value: 'Who we are' }])

test('lists the documents and shows one as it is written', async () => {
  const { read } = await start()
  expect(await read('/control/documents')).toMatchObject([{ type: 'page', uid: 'about', state: 'published' }])
  expect(await read(ABOUT)).toMatchObject({ data: about.data })
})

test('keeps an edit as a draft until it is published, then tells the site', async () => {
  const { app, told, liveTitles, firstId } = await start()
  expect(await (await app.request(ABOUT, retitle)).json()).toMatchObject({ state: 'changed' })
  expect(await liveTitles()).toEqual(['About us'])
  const id = await firstId()
  const release = await readJson(app.request('/control/publish', { method: 'POST' }), releaseSchema)
  expect(release).toMatchObject({ ids: [id], webhook: { status: 200 } })
  expect(told).toEqual([{ ref: release.ref, ids: [id] }])
  expect(await liveTitles()).toEqual(['Who we are'])
})

test('publishes one edit at once when asked', async () => {
  const { app, told, liveTitles } = await start()
  expect(await (await app.request(`${ABOUT}?publish=1`, retitle)).json()).toMatchObject({ webhook: { status: 200 } })
  expect(told).toHaveLength(1)
  expect(await liveTitles()).toEqual(['Who we are'])
})

test('publishes all the same when the site does not answer, and says why', async () => {
  const { app, liveTitles } = await start({ ok: false, error: 'fetch failed' })
  const release = await readJson(app.request(`${ABOUT}?publish=1`, retitle), releaseSchema)
  expect(release.webhook).toEqual({ status: null, error: 'fetch failed' })
  expect(await liveTitles()).toEqual(['Who we are'])
})

test('creates a document and takes one off the site', async () => {
  const { app, liveTitles } = await start()
  const document = { type: 'page', uid: 'new', lang: 'en-us', data: { title: 'New' } }
  expect((await app.request('/control/documents?publish=1', sendJson('POST', document))).status).toBe(201)
  expect((await app.request(ABOUT, { method: 'DELETE' })).status).toBe(200)
  expect(await liveTitles()).toEqual(['New'])
})

test('takes every document off the site in one go, and publishes again what is named', async () => {
  const { app, told, liveTitles, firstId } = await start()
  await app.request(ABOUT, retitle)
  const id = await firstId()
  const release = await readJson(app.request('/control/documents', { method: 'DELETE' }), releaseSchema)
  expect(told).toEqual([{ ref: release.ref, ids: [id] }])
  expect(await liveTitles()).toEqual([])
  await app.request('/control/publish', sendJson('POST', { ids: [id] }))
  expect(await liveTitles()).toEqual(['Who we are'])
})

test('opens a preview', async () => {
  const { app } = await start()
  expect(await (await app.request('/control/previews', { method: 'POST' })).json()).toHaveProperty('token')
})

test.each([
  ['no change at all', []],
  ['no list', { path: 'data.title', value: 'x' }],
  ['a path that leads nowhere', [{ path: 'data.body.7.title', value: 'x' }]],
  ['a path outside the data', [{ path: 'lang', value: 'de-de' }]],
  ['rich text that is not text', [{ path: 'data.intro', value: { $rich: 7 } }]],
])('refuses a patch with %s', async (_what, patch) => {
  const { app, read } = await start()
  const answer = await app.request(ABOUT, sendJson('POST', patch))
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await read(ABOUT)).toMatchObject({ state: 'published' })
})

test('refuses a document twice, and one of an unknown type', async () => {
  const { app } = await start()
  const create = (type: string) =>
    app.request('/control/documents', sendJson('POST', { type, uid: 'about', lang: 'en-us', data: {} }))
  expect(await (await create('page')).json()).toMatchObject({ status: 400, code: 'exists' })
  expect(await (await create('poem')).json()).toMatchObject({ status: 400, code: 'invalid' })
})

test('knows no document that does not exist', async () => {
  const { app } = await start()
  expect((await app.request('/control/documents/page/none/en-us')).status).toBe(404)
})

test('a reset brings the seeds back and tells the site about every document', async () => {
  const { app, told, liveTitles, firstId } = await start()
  await app.request(`${ABOUT}?publish=1`, retitle)
  const id = await firstId()
  await app.request('/control/reset', { method: 'POST' })
  expect(await liveTitles()).toEqual(['About us'])
  expect(told.at(-1)).toMatchObject({ ids: [id] })
})

test('a reset that changes nothing published leaves the site alone', async () => {
  const { app, told } = await start()
  await app.request('/control/reset', { method: 'POST' })
  expect(told).toEqual([])
})
