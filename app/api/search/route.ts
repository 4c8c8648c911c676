import { defaultLocale, isLocale } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { searchFor } from '@/lib/domains/search/endpoints'
import { search } from '@/lib/domains/search/server'

/** Results of a kind while somebody types. */
const MOST = 3

export const GET = forVisitor(searchFor, ({ query: { q, locale } }) => {
  if (!isLocale(locale)) throw new InvalidInputError('no language of ours')
  return search({ query: q, locale, defaultLocale, most: MOST })
})
