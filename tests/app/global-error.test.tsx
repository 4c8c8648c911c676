import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import GlobalError from '@/app/global-error'
import { locales } from '@/i18n/locales'
import failure from '@/messages/failure.json'

test('a page that fails on the server, where its language is not known, says so in each', async () => {
  const { prelude } = await prerender(<GlobalError />)
  const html = await new Response(prelude).text()
  for (const locale of locales) {
    const { title, body, retry } = failure[locale]
    const section = html.slice(html.indexOf(`<section lang="${locale}"`)).split('</section>', 1)[0]
    expect(section).toContain(title)
    expect(section).toContain(body)
    expect(section).toMatch(new RegExp(`<a href="" [^>]*>${retry}</a>`))
  }
})

test('there are words for the languages of the site alone', () => {
  expect(Object.keys(failure).toSorted()).toEqual(locales.toSorted())
})
