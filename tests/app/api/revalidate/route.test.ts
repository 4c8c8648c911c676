import { expect, test, vi } from 'vitest'
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
