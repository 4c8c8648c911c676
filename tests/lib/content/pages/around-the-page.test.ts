import { expect, test } from 'vitest'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { settleReading } from '@/lib/content/api/settle-reading'
import { contentDocument, startSite } from '../started-site'

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]

test('navigation has the items that lead somewhere or open others', async () => {
  const items = [
    { label: 'Plans', link: { link_type: 'Web', url: '/plans' } },
    { label: 'More', children: [{ label: 'News', link: { link_type: 'Web', url: '/news' } }, { label: 'Nowhere' }] },
    { label: 'Nowhere', link: { link_type: 'Any' } },
    { link: { link_type: 'Web', url: '/nameless' } },
  ]
  startSite({ documents: [contentDocument('n', { type: 'navigation', uid: null, data: { items } })] })
  const { siteChrome } = await import('@/lib/content/site/chrome')
  const { navigation } = await siteChrome('de')
  expect(
    navigation.map(({ label, link, children }) => [label, link?.href, children.map(({ label: name }) => name)]),
  ).toEqual([
    ['Plans', '/de/plans', []],
    ['More', undefined, ['News']],
  ])
})

test('an outage in which they were never read leaves navigation and footer empty, and the page a short life', async () => {
  const { service, settled, cache } = startSite()
  service.broken = 'unreachable'
  const { siteChrome } = await import('@/lib/content/site/chrome')
  await expect(settled(siteChrome('en'))).resolves.toEqual({
    navigation: [],
    footer: { groups: [], social: [], legal: undefined },
  })
  expect(cache.tags.toSorted()).toEqual(['type:footer', 'type:navigation'])
  expect(Math.max(...cache.lives)).toBeLessThanOrEqual(60)
})

test('editors write the words of an error: of a missing page, and of every other fault [CN-019, CN-020, CN-021]', async () => {
  const data = { title: 'Off the route', body: paragraph('Turn around.') }
  const fault = { title: 'A puncture', body: paragraph('Wait here.') }
  startSite({
    documents: [
      contentDocument('e', { type: 'error_page', uid: 'page-not-found', data }),
      contentDocument('f', { type: 'error_page', uid: '500', data: fault }),
    ],
  })
  const { findErrorPage } = await import('@/lib/content/pages/error-page')
  await expect(findErrorPage(404, 'en')).resolves.toMatchObject({ title: 'Off the route', body: data.body })
  await expect(findErrorPage(500, 'en')).resolves.toMatchObject({ title: 'A puncture', body: fault.body })
})

test('in an outage an error has the site’s own words, for a short while', async () => {
  const { service, cache, settled } = startSite()
  service.broken = 'unreachable'
  const { findErrorPage } = await import('@/lib/content/pages/error-page')
  await expect(settled(findErrorPage(500, 'en'))).resolves.toBeUndefined()
  expect(Math.max(...cache.lives)).toBeLessThanOrEqual(60)
})

test('words for an error that editors write later replace the site’s own', async () => {
  const { cache } = startSite()
  const { findErrorPage } = await import('@/lib/content/pages/error-page')
  await expect(findErrorPage(404, 'en')).resolves.toBeUndefined()
  expect(cache.tags).toEqual(['type:error_page'])
  expect(cache.lives).toEqual([])
})

test('something missing is a 404, an outage a 503, and a fault of ours is neither', async () => {
  const outage = new UpstreamError({ service: 'content', operation: 'search', kind: 'status', status: 418 })
  await expect(settleReading(Promise.resolve(7))).resolves.toEqual({ value: 7 })
  await expect(settleReading(Promise.reject(new NotFoundError('page x')))).resolves.toEqual({ status: 404 })
  await expect(settleReading(Promise.reject(outage))).resolves.toEqual({ status: 503 })
  await expect(settleReading(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
