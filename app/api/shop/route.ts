import { isLocale } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { getShopPage } from '@/lib/domains/marketplace/endpoints'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { formatShopPage } from '@/lib/domains/marketplace/presenter'
import { isShopLocale } from '@/lib/domains/marketplace/regions'
import { findItemsForVisitor } from '@/lib/domains/marketplace/server'

export const GET = forVisitor(getShopPage, async ({ request, query: { market, locale, tag = ALL, offset = '0' } }) => {
  const start = Number(offset)
  if (!isShopLocale(market) || !isLocale(locale) || !Number.isInteger(start) || start < 0)
    throw new InvalidInputError('no locale of the shop, no language of ours, or no place in a list')
  return formatShopPage(await findItemsForVisitor(market, clientOf(request)), tag, start, locale)
})
