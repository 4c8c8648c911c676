import 'server-only'
import type { Locale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { formatMoney, type Money } from '@/lib/core/money'
import type { CountryPlans, PlanPrice } from './country-plans'
import { annualPerMonth, annualSavings, brandsOfCountry, isOld, priceFor } from './price-rules'
import { periods, type Offer, type Period, type PlanOffer } from './schema'
import { dateFormat, displayNames } from '@/lib/core/formats'

/** The country (ISO 3166) and language that a page is made for, and whether a proxy says where its visitors are. */
type Page = { country: string; isTold: boolean; locale: Locale }

/** What a page is made with: the offer of its country, where that can be had. */
export async function pageOffer(plans: CountryPlans | undefined, { country, isTold, locale }: Page, now: Date) {
  return { country, isTold, locale, offer: plans && (await formatOffer(plans, locale, now, country)) }
}

/**
 * What a country is offered, in words: money by the language's own rules, taxes by the country's (MB-012).
 *
 * @param asked the country that was asked for: the offer says so where the plans are another's
 */
export async function formatOffer(
  plans: CountryPlans,
  locale: Locale,
  now: Date,
  asked = plans.country,
): Promise<Offer> {
  const t = await getTranslations({ locale, namespace: 'plans' })
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const names = displayNames(locale, { type: 'region' })
  const nameOf = (country: string) => names.of(country) ?? country
  const isAnothers = asked !== plans.country && plans.prices.length > 0
  const monthly = priceFor(plans, 'month')?.money
  const offered = periods.flatMap((period) => priceFor(plans, period) ?? [])
  return {
    country: plans.country,
    countryName: nameOf(plans.country),
    plans: await Promise.all(offered.map((price) => planOffer(price, monthly, locale))),
    tax: plans.isTaxExclusive ? t('taxExclusive') : t('taxInclusive'),
    brands: brandsOfCountry(plans.country),
    age: isOld(plans, now.getTime()) ? t('age', { date: `${date.format(plans.readAt)} UTC` }) : undefined,
    instead: isAnothers ? t('instead', { asked: nameOf(asked), shown: nameOf(plans.country) }) : undefined,
  }
}

async function planOffer(price: PlanPrice, monthly: Money | undefined, locale: Locale): Promise<PlanOffer> {
  const { id, period, money } = price
  const t = await getTranslations({ locale, namespace: 'plans' })
  const words = (amount: Money) => formatMoney(amount, locale)
  const savings = period === 'year' && monthly ? annualSavings(money, monthly) : undefined
  return {
    priceId: id,
    period,
    price: words(money),
    pricePerPeriod: await pricePerPeriod(money, locale, period),
    perMonth: period === 'year' ? t('byTheMonth', { price: words(annualPerMonth(money)) }) : undefined,
    savings: savings && t('savings', { amount: words(savings) }),
    promise: t(period === 'year' ? 'guarantee' : 'trial'),
  }
}

/** A price with its period. */
export async function pricePerPeriod(price: Money, locale: Locale, period: Period): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'plans' })
  return t(period === 'year' ? 'perYear' : 'perMonth', { price: formatMoney(price, locale) })
}
