import { expect, test } from 'vitest'
import { articleMetadata, newsMetadata, olderNewsMetadata } from '@/app/[locale]/news/news-metadata'
import type { BuilderPage } from '@/lib/content/pages/builder-page'
import { env } from '@/lib/core/server/env'

const page: BuilderPage = {
  path: '/news',
  sections: [],
  language: 'en',
  languages: ['en'],
  hasGhostNavigation: false,
  heading: 'News',
  title: 'The Gruppetto Gazette',
  description: 'Read all about it.',
  socialImage: undefined,
}

test('the index is called what editors called it in this language', async () => {
  expect(await newsMetadata(page, 'en')).toMatchObject({ title: page.title, description: page.description })
})

test('the index has words of its own in other languages, and an address in all of them', async () => {
  const metadata = await newsMetadata(page, 'ja')
  expect(metadata.title).toBe('News')
  expect(metadata.alternates?.canonical).toBe(`${env.SITE_URL}/ja/news`)
  expect(metadata.alternates?.languages).toMatchObject({ en: `${env.SITE_URL}/news`, de: `${env.SITE_URL}/de/news` })
  expect((await newsMetadata(undefined, 'en')).description).toContain(env.PRODUCT_NAME)
})

test('an older page has an address of its own', async () => {
  const { alternates } = await olderNewsMetadata('7', 'fr')
  expect(alternates?.canonical).toBe(`${env.SITE_URL}/fr/news/older/7`)
})

test('an article is described by its first paragraph, and dated', () => {
  const metadata = articleMetadata(
    {
      id: '7',
      title: 'Winter base',
      postName: 'winter-base',
      publishedAt: '2026-02-01T08:00:00Z',
      contentHtml: '<p>Ride easy.</p>',
    },
    'en',
  )
  expect(metadata).toMatchObject({ title: 'Winter base', description: 'Ride easy.' })
  expect(metadata.alternates?.canonical).toBe(`${env.SITE_URL}/news/7-winter-base`)
  expect(metadata.openGraph?.images).toMatchObject([{ url: `${env.SITE_URL}/api/pictures/news/7/en` }])
  expect(metadata.openGraph).toMatchObject({ type: 'article', publishedTime: '2026-02-01T08:00:00Z' })
})
