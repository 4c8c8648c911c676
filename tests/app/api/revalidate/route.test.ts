import type { WebhookBody, WebhookBodyAPIUpdate } from '@prismicio/client'
import { describe, expect, test, vi } from 'vitest'
import { ownPagesThat } from '../../../support/own-pages'
import { contentDocument, startSite, type ContentDocument } from '../../../lib/content/started-site'

const SECRET = 'the-secret-of-this-test-0123456789'

async function startedRoute(documents: ContentDocument[] = []) {
  vi.stubEnv('PRISMIC_WEBHOOK_SECRET', SECRET)
  const site = startSite({ documents })
  const { log } = await import('@/lib/core/server/log')
  const lines: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...line) => void lines.push(line))
  const { provideTagExpiry } = await import('@/lib/core/server/tag-expiry')
  const expired: string[][] = []
  provideTagExpiry(ownPagesThat(async (tags) => void expired.push([...tags])))
  const { POST } = await import('@/app/api/revalidate/route')
  return { ...site, lines, POST, expired }
}

const publish = (...documents: string[]) => webhook({ secret: SECRET, documents })

function webhook(body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return new Request('https://site.test/api/revalidate', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('a publish makes the pages of its documents and the lists of their types stale', async () => {
  const { POST, expired } = await startedRoute([
    contentDocument('a'),
    contentDocument('b', { type: 'redirect', uid: 'old' }),
  ])
  const response = await POST(publish('a'))
  expect(response.status).toBe(200)
  const tags = ['doc:a', 'alternate:a', 'type:page', 'translation:page:plans:en-us']
  await expect(response.json()).resolves.toEqual({ revalidated: tags })
  expect([...new Set(expired.flat())]).toEqual(tags)
})

test('what is certain is done before anybody is asked', async () => {
  const { POST, service } = await startedRoute([contentDocument('a')])
  const { provideTagExpiry } = await import('@/lib/core/server/tag-expiry')
  const unasked: string[] = []
  provideTagExpiry(ownPagesThat(async (tags) => void unasked.push(...(service.asked.length === 0 ? tags : []))))
  await POST(publish('a', 'b'))
  expect(unasked).toEqual(['doc:a', 'doc:b', 'alternate:a', 'alternate:b'])
})

test('a translation makes the pages stale that name it, those of the other languages', async () => {
  const german = contentDocument('de', {
    lang: 'de-de',
    alternate_languages: [{ id: 'en', type: 'page', lang: 'en-us' }],
  })
  const { POST } = await startedRoute([german])
  const response = await POST(publish('de'))
  await expect(response.json()).resolves.toEqual({
    revalidated: ['doc:de', 'alternate:de', 'type:page', 'translation:page:plans:de-de', 'alternate:en'],
  })
})

test('a document that no longer exists makes its own pages stale', async () => {
  const { POST } = await startedRoute()
  const response = await POST(publish('gone'))
  await expect(response.json()).resolves.toEqual({ revalidated: ['doc:gone', 'alternate:gone', 'withdrawn:gone'] })
})

test.each([300, 1200])('%d documents at once are read by the hundred, and each counts', async (count) => {
  const documents = Array.from({ length: count }, (_, place) => contentDocument(`d${place}`, { uid: `page-${place}` }))
  const { POST, searches } = await startedRoute(documents)
  const response = await POST(publish(...documents.map(({ id }) => id)))
  expect(response.status).toBe(200)
  const { revalidated } = (await response.json()) as { revalidated: string[] }
  for (const { id, uid } of documents) {
    expect(revalidated).toContain(`doc:${id}`)
    expect(revalidated).toContain(`translation:page:${uid}:en-us`)
  }
  expect(searches()).toHaveLength(count / 100)
})

test('what was missing before a publish is looked for after it', async () => {
  const { POST, service } = await startedRoute()
  const { getByUid } = await import('@/lib/content/pages/pages')
  await expect(getByUid('page', 'plans', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
  service.documents = [contentDocument('a')]
  service.ref = 'ref-2'
  await POST(publish('a'))
  await expect(getByUid('page', 'plans', 'en')).resolves.toMatchObject({ document: { id: 'a' } })
})

test('a publish is read under its own ref', async () => {
  const { POST, service, searches } = await startedRoute([contentDocument('a')])
  await POST(publish('a'))
  service.ref = 'ref-2'
  await POST(publish('a'))
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1', 'ref-2'])
})

test('a trigger without documents changes nothing', async () => {
  const { POST, expired } = await startedRoute()
  expect((await POST(webhook({ secret: SECRET }))).status).toBe(200)
  expect(expired).toEqual([])
})

test.each([
  ['without the secret', webhook({ documents: [] }), 401],
  ['with an empty one', webhook({ secret: '', documents: [] }), 401],
  ['with another', webhook({ secret: `${SECRET}x`, documents: [] }), 401],
  ['that is no JSON', webhook('{"secret"'), 400],
  ['of another shape', webhook({ secret: SECRET, documents: 'a' }), 400],
  ['of another media type', webhook({ secret: SECRET }, { 'content-type': 'text/plain' }), 415],
  ['of more than 256 KB', webhook({ secret: SECRET, documents: ['a'.repeat(300_000)] }), 413],
])('a call %s is refused', async (_case, request, status) => {
  const { POST, expired, service } = await startedRoute([contentDocument('a')])
  const response = await POST(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(expired).toEqual([])
  expect(service.asked).toEqual([])
})

test('in an outage every list is stale, and the documents are read once the service is back', async () => {
  const { POST, service, settled, expired } = await startedRoute([contentDocument('a')])
  service.broken = 'unreachable'
  const response = await settled(POST(publish('a')))
  expect(response.status).toBe(200)
  expect(expired.flat()).toEqual(expect.arrayContaining(['doc:a', 'type:navigation', 'type:redirect', 'type:page']))
  service.broken = undefined
  expired.length = 0
  await vi.advanceTimersByTimeAsync(15_000)
  expect(expired.flat()).toEqual(['doc:a', 'alternate:a', 'type:page', 'translation:page:plans:en-us'])
})

test('a ref that is merely the last known one is no answer', async () => {
  const { POST, service, settled, searches } = await startedRoute([contentDocument('a')])
  const { getRepository } = await import('@/lib/content/api/repository')
  await getRepository()
  service.broken = 'unreachable'
  service.brokenTimes = 2
  await settled(POST(publish('a')))
  expect(searches()).toEqual([])
})

test('the secret is never written down', async () => {
  const { POST, lines, service, settled } = await startedRoute([contentDocument('a')])
  await POST(publish('a'))
  await POST(webhook({ secret: `${SECRET}x`, documents: ['a'] }))
  service.broken = 'unreachable'
  const answer = await (await settled(POST(webhook({ secret: SECRET, documents: ['b'] })))).text()
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(lines) + answer).not.toContain(SECRET)
})

// @prismicio/client, types/webhook/*.ts: what each webhook holds; prismic.io/docs/webhooks: what it is called for.
describe('Prismic’s webhook', () => {
  const sender = { domain: 'gruppetto', apiUrl: 'https://gruppetto.prismic.io/api/v2', secret: SECRET }
  const nothing: Omit<WebhookBodyAPIUpdate, 'documents'> = {
    type: 'api-update',
    ...sender,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
  }
  const release = { id: 'Zr', ref: 'Zr~ref', label: 'Spring', documents: ['a'] }
  const told = async (body: WebhookBody, documents = [contentDocument('a')]) => {
    const site = await startedRoute(documents)
    await (await import('@/lib/content/api/repository')).getRepository()
    const answer = await site.POST(webhook(body))
    const { revalidated } = (await answer.json()) as { revalidated?: string[] }
    return { ...site, status: answer.status, revalidated }
  }

  test.each<[string, WebhookBody]>([
    ['of its test button', { type: 'test-trigger', ...sender }],
    ['of a release that was made', { ...nothing, releases: { addition: [release] }, documents: [] }],
    ['of a release that was edited', { ...nothing, releases: { update: [release] }, documents: [] }],
    ['of a release that was deleted', { ...nothing, releases: { deletion: [release] }, documents: [] }],
    ['of a new tag', { ...nothing, tags: { addition: [{ id: 'company' }] }, documents: [] }],
    ['of a tag that is gone', { ...nothing, tags: { deletion: [{ id: 'company' }] }, documents: [] }],
  ])('%s is taken, and makes nothing stale', async (_, body) => {
    const { status, revalidated, expired } = await told(body)
    expect([status, revalidated]).toEqual([200, []])
    expect(expired).toEqual([])
  })

  test.each<[string, WebhookBodyAPIUpdate]>([
    ['of a publish', { ...nothing, masterRef: 'ref-1', documents: ['a'] }],
    [
      'of a release that is published, at its time as well',
      { ...nothing, releases: { deletion: [release] }, documents: ['a'] },
    ],
    ['of a document that was unpublished', { ...nothing, documents: ['gone'] }],
  ])('%s makes the pages of its documents stale', async (_, body) => {
    const { revalidated } = await told(body)
    expect(revalidated).toEqual(expect.arrayContaining(body.documents.map((id) => `doc:${id}`)))
  })

  test('that comes again, as after an answer that got lost, is taken again', async () => {
    const { POST, revalidated, expired } = await told({ ...nothing, documents: ['a'] })
    expired.length = 0
    const again = await POST(webhook({ ...nothing, documents: ['a'] }))
    await expect(again.json()).resolves.toEqual({ revalidated })
    expect(expired.flat()).toContain('doc:a')
  })

  test('that comes after a later one is taken, and changes nothing of what that one said', async () => {
    const { POST, service, searches } = await startedRoute([contentDocument('a'), contentDocument('b', { uid: 'b' })])
    service.ref = 'ref-3'
    await POST(webhook({ ...nothing, masterRef: 'ref-3', documents: ['b'] }))
    const late = await POST(webhook({ ...nothing, masterRef: 'ref-2', documents: ['a'] }))
    expect((await late.json()) as object).toMatchObject({ revalidated: expect.arrayContaining(['doc:a']) })
    expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-3', 'ref-3'])
  })

  test('of a new ref that names no documents, as after a change of a type, makes everything stale, once', async () => {
    const { POST, service, expired } = await startedRoute()
    const { getMasterRef } = await import('@/lib/content/api/repository')
    await getMasterRef()
    service.ref = 'ref-2'
    const masks = { update: [{ id: 'page', label: 'Page' }] }
    const changed = webhook({ ...nothing, masks, masterRef: 'ref-2', documents: [] })
    const answer = await POST(changed.clone())
    const every = expect.arrayContaining(['type:page', 'type:navigation', 'type:redirect'])
    await expect(answer.json()).resolves.toEqual({ revalidated: every })
    expect(expired.flat()).toEqual(every)
    await expect(getMasterRef()).resolves.toBe('ref-2')
    await expect((await POST(changed)).json()).resolves.toEqual({ revalidated: [] })
  })

  test('of a new ref makes everything stale also if a visitor was quicker than it, and the ref is in use', async () => {
    const { POST, expired } = await startedRoute()
    const { getMasterRef } = await import('@/lib/content/api/repository')
    await expect(getMasterRef()).resolves.toBe('ref-1')
    await POST(webhook({ ...nothing, masterRef: 'ref-1', documents: [] }))
    expect(expired.flat()).toEqual(expect.arrayContaining(['type:page', 'type:navigation']))
  })

  test('without documents, of a ref that a publish has told of, makes nothing stale', async () => {
    const { POST, expired } = await told({ ...nothing, masterRef: 'ref-1', documents: ['a'] })
    expired.length = 0
    await expect((await POST(webhook({ ...nothing, masterRef: 'ref-1', documents: [] }))).json()).resolves.toEqual({
      revalidated: [],
    })
    expect(expired).toEqual([])
  })

  test('of another repository is refused, and its log says so', async () => {
    const { status, expired, lines } = await told({ ...nothing, domain: 'another-site', documents: ['a'] })
    expect(status).toBe(400)
    expect(expired).toEqual([])
    expect(lines).toContainEqual([
      { domain: 'another-site', repository: 'gruppetto' },
      'a webhook of another content repository was refused',
    ])
  })

  // prismic.io/docs/webhooks: a secret is optional there, and `null` is sent without one.
  test('without a secret is refused', async () => {
    expect((await told({ ...nothing, secret: null, documents: ['a'] })).status).toBe(401)
  })

  // A longer address would be answered with 414 by the network in front of the API.
  test('of a hundred documents leads to no address that is longer than a CDN takes', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `Zabcdefghijkl${String(at).padStart(3, '0')}`)
    const { searches } = await told({ ...nothing, documents: ids }, [])
    expect(searches().length).toBeGreaterThan(0)
    expect(Math.max(...searches().map(({ href }) => href.length))).toBeLessThan(8_192 / 2)
  })
})
