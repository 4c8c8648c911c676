import { isLocale } from '@/i18n/locales'
import { isCountryCode } from '@/lib/core/country-code'
import { InvalidInputError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { siteNow } from '@/lib/core/server/site-clock'
import { getOffer } from '@/lib/domains/memberships/endpoints'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import { getCountryPlans } from '@/lib/domains/memberships/server'

export const GET = forVisitor(getOffer, async ({ query: { country, locale } }) => {
  if (!isCountryCode(country) || !isLocale(locale)) throw new InvalidInputError('no country, or no language of ours')
  return formatOffer(await getCountryPlans(country), locale, siteNow(), country)
})
