import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { articleListOf, articleStructuredData } from '@/lib/domains/articles/structured-data'

const article = {
  id: '7',
  title: 'Winter base',
  postName: 'winter-base',
  publishedAt: '2026-02-01T08:00:00Z',
  contentHtml: '<p>Ride easy.</p>',
}
const site = { name: 'Gruppetto', url: 'https://site.test' }
const url = 'https://site.test/news/7-winter-base'

test('an article has its headline, its date, and the site that speaks in it', () => {
  const data = articleStructuredData(article, { url, image: 'https://media.test/7.jpg', site })
  expect(problemsOfAll([data])).toEqual([])
  expect(data).toMatchObject({
    // Other data of a page speaks of its article by this name, which differs from the page's own.
    '@id': `${url}#article`,
    headline: 'Winter base',
    description: 'Ride easy.',
    image: 'https://media.test/7.jpg',
    datePublished: '2026-02-01T08:00:00Z',
    author: { '@type': 'Organization', name: 'Gruppetto' },
    mainEntityOfPage: url,
  })
})

test('a list of articles leads to each of them in its order', () => {
  const data = articleListOf([{ title: 'Winter base', url }])
  expect(problemsOfAll([data])).toEqual([])
  expect(data.itemListElement).toEqual([{ '@type': 'ListItem', position: 1, name: 'Winter base', url }])
})
