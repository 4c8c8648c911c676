import { expect, test } from 'vitest'
import { pageMetadata } from '@/app/[locale]/_pages/page-metadata'
import { env } from '@/lib/core/server/env'

const page = {
  path: '/plans',
  language: 'en' as const,
  languages: ['en' as const],
  title: 'Plans',
  description: undefined,
  socialImage: undefined,
}

test('a page without a description does not speak of one, so that the site’s own stays', () => {
  expect(pageMetadata(page, 'en')).not.toHaveProperty('description')
  expect(pageMetadata({ ...page, description: 'All of them.' }, 'en')).toMatchObject({ description: 'All of them.' })
})

test('each page says in social networks which site it belongs to', () => {
  expect(pageMetadata(page, 'en').openGraph).toMatchObject({
    siteName: env.PRODUCT_NAME,
    type: 'website',
    title: 'Plans',
  })
})

test('feed readers find the news of a page’s language from every page', () => {
  expect(pageMetadata(page, 'de').alternates?.types).toMatchObject({
    'application/atom+xml': [{ url: '/feeds/de.xml', title: env.PRODUCT_NAME }],
  })
})

test('each page names its Markdown, which is in the language that the page is written in', () => {
  const { types } = pageMetadata(page, 'de').alternates ?? {}
  expect(types).toMatchObject({ 'text/markdown': `${env.SITE_URL}/plans.md` })
})

test('social networks learn the language with its country, and the languages that the page has beside it', () => {
  const { openGraph } = pageMetadata({ ...page, languages: ['en', 'de', 'ja'] }, 'en')
  expect(openGraph).toMatchObject({ locale: 'en_US', alternateLocale: ['de_DE', 'ja_JP'] })
})

test('a page that is shown in English at a Japanese address is English in social networks, like its address there', () => {
  const { openGraph } = pageMetadata(page, 'ja')
  expect(openGraph).toMatchObject({ locale: 'en_US', url: `${env.SITE_URL}/plans` })
})

test('the shared picture is asked for once in each measure, cut to the shape that the head names', () => {
  const url = 'https://media.example/ridge?auto=format&w=1200&ar=4:5&rect=0,0,1,1'
  const { openGraph } = pageMetadata(
    { ...page, socialImage: { url, width: 2400, height: 1600, alt: 'A ridge at dawn' } },
    'en',
  )
  expect(openGraph?.images).toEqual([
    {
      url: 'https://media.example/ridge?auto=compress&w=1200&rect=0%2C0%2C1%2C1&h=630&fit=crop&fm=jpg',
      width: 1200,
      height: 630,
      alt: 'A ridge at dawn',
    },
  ])
})

test('a page without a picture is shared with one that is drawn: its own kind’s, or the site’s', () => {
  const imagesOf = (drawnPicture?: string) => pageMetadata({ ...page, drawnPicture }, 'en').openGraph?.images
  const drawn = { width: 1200, height: 630, type: 'image/png', alt: 'Plans' }
  expect(imagesOf()).toEqual([{ ...drawn, url: `${env.SITE_URL}/api/pictures/site/en` }])
  expect(imagesOf('/api/pictures/plans/en')).toEqual([{ ...drawn, url: `${env.SITE_URL}/api/pictures/plans/en` }])
})
