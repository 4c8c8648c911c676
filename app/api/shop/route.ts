import { isLocale } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { shopPageIn } from '@/lib/domains/marketplace/presenter'
import { isShopLocale } from '@/lib/domains/marketplace/regions'
import { findItems } from '@/lib/domains/marketplace/server'

/** Some of the items of a tab in a locale of the shop: what a page does not hold from the start. */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  const { searchParams: query } = new URL(request.url)
  const [market, locale] = [query.get('market'), query.get('locale') ?? '']
  const offset = Number(query.get('offset') ?? 0)
  if (!isShopLocale(market) || !isLocale(locale) || !Number.isInteger(offset) || offset < 0)
    throw new InvalidInputError('no locale of the shop, no language of ours, or no place in a list')
  const page = shopPageIn(await findItems(market), query.get('tag') ?? ALL, offset, locale)
  return Response.json(page, { headers: { 'cache-control': 'no-store' } })
})
