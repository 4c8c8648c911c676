import { expect, test } from 'vitest'
import { NOTICES, notifySite, sendNotice } from '@/sandbox/content/webhook.ts'
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

// @prismicio/client, types/webhook/*.ts; prismic.io/docs/webhooks: releases and tags call it as well.
test.each(NOTICES)('calls it as Prismic does for a %s, without documents', async (notice) => {
  const sent: unknown[] = []
  const result = await sendNotice(contentContext(), notice, 'Znew', async (_url, init) => {
    sent.push(await new Response(init.body).json())
    return new Response()
  })
  expect(result).toEqual({ ok: true, status: 200 })
  const { type, documents = [] } = sent[0] as { type: string; documents?: string[] }
  expect([type, documents]).toEqual([notice === 'test-trigger' ? 'test-trigger' : 'api-update', []])
  expect(sent[0]).toMatchObject({ domain: 'gruppetto', secret: 'open sesame' })
})

test('a release that was published is told of as ended, with its documents', async () => {
  const release = { id: 'Zr', ref: 'Zr', label: 'Spring', documents: ['X1'] }
  const sent: unknown[] = []
  await notifySite({ ...contentContext(), repository: 'theirs' }, { ...publication, release }, async (_url, init) => {
    sent.push(await new Response(init.body).json())
    return new Response()
  })
  expect(sent[0]).toMatchObject({ domain: 'theirs', releases: { deletion: [release] }, documents: ['X1', 'X2'] })
})
