import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { breadcrumbsOf, jsonLd, organizationOf, searchActionOf, websiteOf } from '@/lib/core/structured-data'

const site = { name: 'Gruppetto', url: 'https://site.test' }

test('no text in structured data closes its element or opens another', () => {
  const text = jsonLd([{ ...organizationOf(site), name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script><!--' }] })
})

test('the site, who runs it and the way to a page are told as schema.org and search engines want', () => {
  const way = breadcrumbsOf([
    { name: 'Gruppetto', url: 'https://site.test/de' },
    { name: 'News', url: 'https://site.test/de/news' },
  ])
  expect(problemsOfAll([organizationOf(site), websiteOf(site), way])).toEqual([])
  expect(way.itemListElement).toMatchObject([
    { position: 1, name: 'Gruppetto', item: 'https://site.test/de' },
    { position: 2, name: 'News', item: 'https://site.test/de/news' },
  ])
})

test('search engines learn where the site is searched, and where in the address the words go', () => {
  const website = { ...websiteOf(site), potentialAction: searchActionOf('https://site.test/de/search') }
  expect(problemsOfAll([website])).toEqual([])
  expect(website.potentialAction.target).toMatchObject({
    urlTemplate: 'https://site.test/de/search?q={search_term_string}',
  })
})
