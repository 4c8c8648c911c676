import 'server-only'
import { processTime } from '@/lib/core/clock'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { siteNow } from '@/lib/core/server/site-clock'
import { expireTags } from '@/lib/core/server/tag-expiry'
import type { Member } from '@/lib/domains/session/member'
import { openCheckout, openPortal } from '@/lib/services/game/memberships'
import { checkoutOnce } from './checkout-once'
import { DEFAULT_COUNTRY } from './countries'
import { assertHosted } from './hosted-page'
import { isMember, stateOf } from './membership-rules'
import { assertNothingBought } from './purchases'
import type { CheckoutOrder } from './schema'
import { getPlanPrice, plansTag, readCountryPlans } from './server'
import { readCertainStatus } from './status-server'

/** A country's pages are made anew at most this often on the word of browsers. */
const EXPIRED_EVERY_MS = 60_000
const MOST_COUNTRIES = 300

/** Addresses that the payment provider sends a player back to. */
export type WaysBack = { locale: string; successUrl: string; cancelUrl: string }

/**
 * The hosted page where a player pays (MB-002, MB-034). The price is looked up again: nothing that the browser says of
 * it is trusted.
 *
 * @throws AppError `already_member`; `price_changed` if the price is not the one that was shown; NotFoundError
 */
export async function startCheckout(
  member: Member,
  { priceId, minor, currency }: CheckoutOrder,
  back: WaysBack,
): Promise<string> {
  const { price: shown, plans } = await getPlanPrice(priceId, DEFAULT_COUNTRY)
  const [status, fresh] = await Promise.all([readCertainStatus(member), readCountryPlans(plans.country)])
  if (isMember(stateOf(status, siteNow()))) throw new AppError('already_member')
  await assertNothingBought(member.id)
  const money = fresh.prices.find(({ id }) => id === priceId)?.money
  if (money?.minor !== minor || money.currency !== currency) {
    const isOld = money?.minor !== shown.money.minor || money.currency !== shown.money.currency
    if (isOld || mayExpire(plans.country)) await expirePrices(plans.country)
    throw new AppError('price_changed')
  }
  // A page for another amount, or from before a membership that has ended since, is not gone back to.
  const what = [member.id, priceId, minor, currency, status.subscriptionId, back.locale].join(' ')
  return checkoutOnce(what, processTime(), async (key) => {
    const order = { ...back, membershipPlanPriceId: priceId }
    const { url } = await member.call((token) => openCheckout(order, key, token))
    return assertHosted(url, env.HOSTED_PAGE_ORIGINS)
  })
}

/**
 * Whether a country's pages may be made anew on the word of a browser, which names a price that is not the present one: a page
 * may be older than the prices that this instance has read since, but a browser may name any price.
 */
function mayExpire(country: string): boolean {
  const now = processTime()
  const expired = processWide('expired prices', () => new Remembered<true>(MOST_COUNTRIES))
  if (expired.find(country, now)) return false
  expired.keep(country, true, now + EXPIRED_EVERY_MS)
  return true
}

const expirePrices = (country: string) =>
  expireTags([plansTag(country)]).catch((err: unknown) => log.warn({ err }, 'old prices stay a while'))

/** The hosted page for managing a membership of our own gateway (MB-002, MB-035). */
export async function startPortal(member: Member, redirectUrl: string): Promise<string> {
  const { url } = await member.call((token) => openPortal(redirectUrl, token))
  return assertHosted(url, env.HOSTED_PAGE_ORIGINS)
}
