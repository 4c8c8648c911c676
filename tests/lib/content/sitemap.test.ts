import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from './started-site'

test('names pages, academy pages and campaigns, each with its languages', async () => {
  const german = { id: 'de', type: 'campaign_page', lang: 'de-de' }
  startSite({
    documents: [
      contentDocument('plans'),
      contentDocument('first', { type: 'academy_page', uid: 'first-ride' }),
      contentDocument('en', { type: 'campaign_page', uid: 'tour', alternate_languages: [german] }),
      contentDocument('stage', { type: 'campaign_stage', uid: 'tour-post' }),
    ],
  })
  const { sitemapOf } = await import('@/lib/content/sitemap')
  const entries = await sitemapOf('en')
  const paths = (addresses: { address: string }[]) => addresses.map(({ address }) => new URL(address).pathname)
  expect(paths(entries)).toEqual(['/plans', '/academy/first/ride', '/campaigns/tour'])
  expect(paths(entries.at(-1)?.alternates ?? [])).toEqual(['/campaigns/tour', '/de/campaigns/tour'])
})

test('leaves out a page whose flag is off', async () => {
  vi.stubEnv('FEATURE_FLAGS', '')
  startSite({ documents: [contentDocument('lab', { data: { feature_flag: 'winter' } })] })
  const { sitemapOf } = await import('@/lib/content/sitemap')
  expect(await sitemapOf('en')).toEqual([])
})
