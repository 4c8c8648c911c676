import { isLocale } from '@/i18n/locales'
import { isCountryCode } from '@/lib/core/country-code'
import { InvalidInputError } from '@/lib/core/errors'
import { siteNow } from '@/lib/core/server/site-clock'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { offerIn } from '@/lib/domains/memberships/offer-presenter'
import { getCountryPlans } from '@/lib/domains/memberships/server'

/** What a country is offered, in words of a language (MB-028): for visitors of another country than the page's. */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  const { searchParams } = new URL(request.url)
  const [country, locale] = [searchParams.get('country'), searchParams.get('locale') ?? '']
  if (!isCountryCode(country) || !isLocale(locale)) throw new InvalidInputError('no country, or no language of ours')
  const offer = await offerIn(await getCountryPlans(country), locale, siteNow(), country)
  return Response.json(offer, { headers: { 'cache-control': 'no-store' } })
})
