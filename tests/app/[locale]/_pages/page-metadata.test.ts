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
