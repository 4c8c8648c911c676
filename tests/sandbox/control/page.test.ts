import { beforeEach, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { DocumentSource } from '../../../sandbox/content/source.ts'
import { otherServices } from '../../../sandbox/others.ts'
import { composeServices, readJson, sendJson } from '../harness.ts'

const HOSTILE = '<script>alert("x")</script>'
const published = '2026-01-05T09:00:00Z'
const about: DocumentSource = {
  type: 'page',
  name: 'about',
  lang: 'en-us',
  tags: [],
  data: { title: HOSTILE, intro: { $rich: 'First.\n\nSecond.' }, cta_url: '/join' },
  firstPublished: published,
  lastPublished: published,
}
const ABOUT = '/control/page/documents/page/about/en-us'

let app: Hono
beforeEach(async () => {
  app = await composeServices(otherServices, { seeds: [about] })
})

const page = async (path = '/') => (await app.request(path)).text()
const submit = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
const written = async () => {
  const document = await readJson(app.request(ABOUT.replace('/page/', '/')), z.object({ data: z.unknown() }))
  return document.data
}

test('names every service with its address, and the demo players with their tokens', async () => {
  const text = await page()
  expect(text).toContain('http://localhost:4010/storefront')
  expect(text).toContain('demo-woman')
})

describe('what was counted', () => {
  const timeStamp = '2026-06-01T10:00:00Z'
  const click = (label: string) => ({ event: 'cta_click', properties: { label }, timeStamp })
  const COUNTED = '/control/page/counted'

  beforeEach(async () => {
    for (const label of ['Older', HOSTILE]) await app.request('/tracking/events', sendJson('POST', click(label)))
    const signUp = { email: 'mika@example.test', id: 'home', timeStamp }
    await app.request('/tracking/newsletter', sendJson('POST', signUp))
  })

  test('is summed up by name, with what the newest said', async () => {
    const [, counted = ''] = (await page()).split('id="counted"')
    expect(counted).toMatch(/cta_click<\/th>\s*<td class="number">2<\/td>[\s\S]*label: <code>&lt;script&gt;/)
    expect(counted).toContain(`href="${COUNTED}"`)
  })

  test('is listed one by one, newest first, sign-ups included, and can be forgotten', async () => {
    const listed = await page(COUNTED)
    expect(listed.match(/<th scope="row">([^<]*)/g)?.map((cell) => cell.slice(16))).toEqual([
      'newsletter',
      'cta_click',
      'cta_click',
    ])
    expect(listed).toContain('email: <code>mika@example.test</code>')
    expect(listed).not.toContain(HOSTILE)
    expect((await submit(`${COUNTED}/forget`, {})).headers.get('location')).toBe(COUNTED)
    expect(await page(COUNTED)).toContain('Nothing yet.')
  })
})

test('forbids scripts and frames', async () => {
  const policy = (await app.request('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('escapes whatever comes from documents, visitors and callers', async () => {
  await app.request(`/chat/availability?q=${HOSTILE}`, { headers: { 'user-agent': HOSTILE } })
  const contact = new FormData()
  const fields = { name: HOSTILE, email: 'mika@example.test', queryType: HOSTILE, message: HOSTILE }
  for (const [name, value] of Object.entries(fields)) contact.set(name, value)
  await app.request('/support/contact', { method: 'POST', body: contact })
  const texts = [await page(), await page(ABOUT)]
  expect(texts.join('')).toContain('&lt;script&gt;')
  expect(texts.join('')).not.toContain('<script')
})

test('switches a fault on and off by forms alone', async () => {
  const on = await submit('/control/page/faults', {
    service: 'chat',
    kind: 'failing',
    path: '',
    times: '2',
    milliseconds: '',
  })
  expect([on.status, on.headers.get('location')]).toEqual([303, '/#faults'])
  expect((await app.request('/chat/availability')).status).toBe(500)
  const [, id] = /faults\/(\d+)\/remove/.exec(await page()) ?? []
  await submit(`/control/page/faults/${id}/remove`, {})
  expect((await app.request('/chat/availability')).status).toBe(200)
})

test('says on the page what is wrong with a form', async () => {
  const answer = await submit('/control/page/faults', { service: 'chat', kind: 'failing', times: '-3' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('times')
})

test('changes only the texts that were changed, rich text as rich text', async () => {
  await submit(ABOUT, { action: 'save', 'data.title': HOSTILE, 'data.intro': 'First.\r\n\r\nThird.' })
  expect(await written()).toEqual({ ...about.data, intro: { $rich: 'First.\n\nThird.' } })
})

test('publishes a text and says that the site knows', async () => {
  const answer = await submit(ABOUT, { action: 'publish', 'data.title': 'Who we are' })
  expect(await page(answer.headers.get('location') ?? '')).toContain('the site knows')
  expect(await written()).toMatchObject({ title: 'Who we are' })
})

test('offers no field for addresses, and takes none', async () => {
  expect(await page(ABOUT)).not.toContain('name="data.cta_url"')
  await submit(ABOUT, { action: 'save', 'data.cta_url': 'https://elsewhere.test' })
  expect(await written()).toEqual(about.data)
})

test('leads to the form of a document that has no uid', async () => {
  const redirect = { ...about, type: 'redirect', name: 'start', data: { from: '/start', to: '/join' } }
  app = await composeServices([], { seeds: [redirect] })
  const [, address = ''] = /href="(\/control\/page\/documents\/redirect[^"]+)"/.exec(await page()) ?? []
  expect(address).toBe('/control/page/documents/redirect/start/en-us')
  expect((await app.request(address)).status).toBe(200)
})

test('puts no text of an address onto the page', async () => {
  expect(await page('/?done=you-have-won')).not.toContain('you-have-won')
})

test('sends the chat agent away by a form', async () => {
  await submit('/control/page/chat', { available: 'false' })
  expect(await (await app.request('/chat/availability')).json()).toEqual({ available: false })
})

test('refuses a form that another site sends', async () => {
  const headers = { origin: 'https://elsewhere.test' }
  expect((await app.request('/control/page/reset', { method: 'POST', headers })).status).toBe(403)
})
