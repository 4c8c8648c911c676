import { expect, test } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../../../lib/content/started-site'

const TOKEN = 'https://cms.example/previews/a?websitePreviewId=b'

/** What a browser is answered that begins a preview of a document. */
async function preview(document: ContentDocument, query: Record<string, string> = {}) {
  const { cookies } = startSite({ documents: [document] })
  const { GET } = await import('@/app/api/preview/route')
  const { unsealDraftRef } = await import('@/lib/core/server/draft-cookie')
  const asked = new URLSearchParams({ token: TOKEN, documentId: document.id, ...query })
  const answer = await GET(new Request(`http://localhost:3000/api/preview?${asked.toString()}`)).catch(placeOf)
  return { answer, cookies, unsealDraftRef }
}

/** The framework's redirects are thrown. */
function placeOf(thrown: unknown): string {
  const digest = typeof thrown === 'object' && thrown !== null && 'digest' in thrown ? String(thrown.digest) : ''
  const [, , place] = digest.split(';')
  if (place === undefined) throw thrown
  return place
}

test('a preview hands the browser one sealed cookie with the draft’s ref, for a day at most', async () => {
  const { answer, cookies, unsealDraftRef } = await preview(contentDocument('plans'))
  expect(answer).toBe('/plans')
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: expect.any(Number) })
  expect(Number(cookies[0]?.maxAge)).toBeLessThanOrEqual(24 * 3600)
  await expect(unsealDraftRef(cookies[0]?.value)).resolves.toBe(TOKEN)
})

test.each([
  '/evil.example',
  '\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t/evil.example',
  './/evil.example',
])('a document named “%s” leads to no other site', async (uid) => {
  const { answer } = await preview(contentDocument('plans', { uid }))
  expect(answer).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
})

test.each<Record<string, string>>([
  { token: 'x' },
  { token: `websitePreviewId=${'x'.repeat(3000)}` },
  { token: 'websitePreviewId=\n' },
  { token: 'websitePreviewId=é' },
  { documentId: '' },
  { documentId: '../secret' },
])('%j is no preview, and sets nothing', async (query) => {
  const { answer, cookies } = await preview(contentDocument('plans'), query)
  expect(answer).toMatchObject({ status: 400 })
  expect(cookies).toEqual([])
})
