import { expect, test, vi } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../../../lib/content/started-site'

const SECRET = 'the-secret-of-this-test-0123456789'

async function startedRoute(documents: ContentDocument[] = []) {
  vi.stubEnv('PRISMIC_WEBHOOK_SECRET', SECRET)
  const site = startSite({ documents })
  const { log } = await import('@/lib/core/server/log')
  const lines: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation((...line) => void lines.push(line))
  const { POST } = await import('@/app/api/revalidate/route')
  const next = await import('next/cache')
  return { ...site, lines, POST, revalidated: () => vi.mocked(next.revalidateTag).mock.calls }
}

function webhook(body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return new Request('https://site.test/api/revalidate', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('a publish makes the pages of its documents and the lists of their types stale, at once', async () => {
  const { POST, revalidated } = await startedRoute([contentDocument('a'), contentDocument('b', { type: 'redirect', uid: 'old' })])
  const response = await POST(webhook({ secret: SECRET, documents: ['a'] }))
  expect(response.status).toBe(200)
  const tags = ['doc:a', 'type:page', 'translation:page:plans:en-us']
  await expect(response.json()).resolves.toEqual({ revalidated: tags })
  expect(revalidated()).toEqual(tags.map((tag) => [tag, { expire: 0 }]))
})

test('a new translation makes the pages of its siblings stale, too', async () => {
  const date = '2026-03-01T00:00:00+0000'
  const german = contentDocument('de', {
    lang: 'de-de',
    first_publication_date: date,
    last_publication_date: date,
    alternate_languages: [{ id: 'en', type: 'page', lang: 'en-us' }],
  })
  const { POST } = await startedRoute([german])
  const response = await POST(webhook({ secret: SECRET, documents: ['de'] }))
  await expect(response.json()).resolves.toEqual({
    revalidated: ['doc:de', 'type:page', 'translation:page:plans:de-de', 'doc:en'],
  })
})

test('a document that no longer exists makes its own pages stale', async () => {
  const { POST } = await startedRoute()
  const response = await POST(webhook({ secret: SECRET, documents: ['gone'] }))
  await expect(response.json()).resolves.toEqual({ revalidated: ['doc:gone'] })
})

test('a publish is read under its own ref', async () => {
  const { POST, service, searches } = await startedRoute([contentDocument('a')])
  await POST(webhook({ secret: SECRET, documents: ['a'] }))
  service.ref = 'ref-2'
  await POST(webhook({ secret: SECRET, documents: ['a'] }))
  expect(searches().map(({ searchParams }) => searchParams.get('ref'))).toEqual(['ref-1', 'ref-2'])
})

test('a trigger without documents changes nothing', async () => {
  const { POST, revalidated } = await startedRoute()
  expect((await POST(webhook({ secret: SECRET }))).status).toBe(200)
  expect(revalidated()).toEqual([])
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
  const { POST, revalidated, service } = await startedRoute([contentDocument('a')])
  const response = await POST(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(revalidated()).toEqual([])
  expect(service.asked).toEqual([])
})

test('an outage is told, so that the content system tries again', async () => {
  const { POST, service, settled } = await startedRoute()
  service.broken = 'unreachable'
  const response = await settled(POST(webhook({ secret: SECRET, documents: ['a'] })))
  expect(response.status).toBe(503)
})

test('the secret is never written down', async () => {
  const { POST, lines, service, settled } = await startedRoute([contentDocument('a')])
  await POST(webhook({ secret: SECRET, documents: ['a'] }))
  await POST(webhook({ secret: `${SECRET}x`, documents: ['a'] }))
  service.broken = 'unreachable'
  const answer = await (await settled(POST(webhook({ secret: SECRET, documents: ['b'] })))).text()
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(lines) + answer).not.toContain(SECRET)
})
