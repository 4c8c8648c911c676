import { expect, test } from 'vitest'
import { notifySite } from '@/sandbox/content/webhook.ts'
import { contentContext } from './content.ts'

const publication = { ref: 'Znew', ids: ['X1', 'X2'] }

test('sends the site Prismic’s webhook body with the secret', async () => {
  const sent: { url: string; body: unknown }[] = []
  const result = await notifySite(contentContext(), publication, async (url, init) => {
    sent.push({ url, body: await new Response(init.body).json() })
    return new Response('{}', { status: 503 })
  })
  expect(result).toEqual({ ok: false, status: 503 })
  expect(sent[0]?.url).toBe('http://localhost:4121/api/revalidate')
  expect(sent[0]?.body).toMatchObject({
    type: 'api-update',
    masterRef: 'Znew',
    domain: 'gruppetto',
    apiUrl: 'http://localhost:4120/content/api/v2',
    secret: 'open sesame',
    documents: ['X1', 'X2'],
  })
})

test('reports a site that cannot be reached instead of throwing', async () => {
  const result = await notifySite(contentContext(), publication, () => Promise.reject(new Error('connection refused')))
  expect(result).toEqual({ ok: false, error: 'connection refused' })
})
