import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPEN_PAGES, shareOfPage } from '@/lib/delivery/page-cache/open-pages'
import { keyOf } from '../../../support/started-page-cache'

/** Pages with parts of their address in them of which there are as many as editors have written, and the site's own. */
const BOUNDED = [
  '/[locale]/[...rest]/page', // 404s and redirects only
  '/[locale]/[uid]/page',
  '/[locale]/academy/[...path]/page',
  '/[locale]/campaigns/[campaign]/stages/[uid]/page',
  '/[locale]/stages/[uid]/page', // redirects, and what editors preview
  '/[locale]/variants/campaign/[uid]/[stage]/page',
  '/[locale]/video/[landing]/[video]/page',
  '/[locale]/video/[landing]/page', // redirects only
  // Made for one request, never kept.
  '/[locale]/settings/campaigns/[campaign]/page',
  '/[locale]/variants/player-campaign/[uid]/page',
  '/[locale]/variants/secret-event/[id]/page',
]

const pages = globSync('**/page.tsx', { cwd: 'app' }).map((file) => `/${file.replace(/\.tsx$/, '')}`)

test('of each page whose address holds something it is said who decides how many there are', () => {
  const dynamic = pages.filter((page) => page.replace('[locale]', '').includes('['))
  expect(dynamic.toSorted()).toEqual([...OPEN_PAGES, ...BOUNDED].toSorted())
})

test('a page is known as visitors’ by the framework’s key of its file, whatever its path', () => {
  const open = pages.filter((page) =>
    ['/en/events/view/7', '/de', '/en/$/x', '/'].every((path) => shareOfPage(keyOf(path, page)) === 'open'),
  )
  expect(open.toSorted()).toEqual([...OPEN_PAGES].toSorted())
  expect(shareOfPage('anything else')).toBe('content')
})
