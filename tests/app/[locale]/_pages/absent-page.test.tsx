import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../../../lib/content/started-site'

const table = contentDocument('table', {
  uid: null,
  type: 'redirects',
  data: {
    rows: [
      { from: '/old/:slug', to: '/new/:slug', kind: 'permanent' },
      { from: '/sale', to: 'https://shop.example/', kind: 'temporary' },
      { from: '/2019', kind: 'gone' },
    ],
  },
})

/** What stands at an address without a page: where it leads with which status, or the status that its head asks for. */
async function at(path: string, { isDown = false } = {}) {
  const { service, searches, settled } = startSite({ documents: [table] })
  if (isDown) service.broken = 'unreachable'
  const { AbsentPage, absentMetadata } = await import('@/app/[locale]/_pages/absent-page')
  const status = (await settled(absentMetadata(404, path, 'de'))).other?.['page-status']
  const led = await settled(AbsentPage({ status: 404, path, locale: 'de' })).then(() => undefined, redirectOf)
  return { status, led, searches }
}

/** The framework's redirects are thrown: `NEXT_REDIRECT;replace;/new;308;`. */
function redirectOf(thrown: unknown): string {
  const digest = typeof thrown === 'object' && thrown !== null && 'digest' in thrown ? String(thrown.digest) : ''
  const [, , place, code] = digest.split(';')
  if (place === undefined) throw thrown
  return `${code} ${place}`
}

test.each([
  ['/old/first', { led: '308 /de/new/first', status: undefined }],
  ['/sale', { led: '307 https://shop.example/', status: undefined }],
  ['/2019', { led: undefined, status: '410' }],
  ['/nothing', { led: undefined, status: '404' }],
])('at %s there is %j', async (path, expected) => {
  expect(await at(path)).toMatchObject(expected)
})

test('in an outage nobody knows where an address leads, and it is missing', async () => {
  expect(await at('/old/first', { isDown: true })).toMatchObject({ led: undefined, status: '404' })
})

test('redirects are read once for each publish, however many visitors miss a page', async () => {
  const { service, searches } = startSite({ documents: [table] })
  const { findRedirect } = await import('@/lib/content/redirects/redirects')
  const visit = (path: string) => findRedirect(path, 'en')
  await Promise.all(Array.from({ length: 20 }, async (_, number) => visit(`/old/${number}`)))
  expect(searches()).toHaveLength(2)
  service.documents = [contentDocument('table', { ...table, data: { rows: [{ from: '/old/1', to: '/other' }] } })]
  service.ref = 'ref-2'
  const { fetchMasterRef } = await import('@/lib/content/api/repository')
  await fetchMasterRef()
  await expect(visit('/old/1')).resolves.toEqual({ kind: 'permanent', to: '/other' })
  await expect(visit('/old/2')).resolves.toBeUndefined()
})
