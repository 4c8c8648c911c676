import 'server-only'
import { z } from 'zod'
import { hasCode, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { isIdentifier } from '@/lib/core/identifier'
import { cachedRead } from '@/lib/core/server/cached-read'
import { isOn } from '@/lib/core/server/flags'
import { siteTime } from '@/lib/core/server/site-clock'
import { gapInPage } from '@/lib/core/server/gap'
import { lastGood } from '@/lib/core/server/last-good'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { getCountryPolicy, listMembershipPlans } from '@/lib/services/game/memberships'
import { countries, DEFAULT_COUNTRY, pricedCountries } from './countries'
import { countryPlansSchema, type CountryPlans, type PlanPrice } from './country-plans'
import { countryPlansFromGame, taxedBy } from './from-game'

/** The game server sends no webhook for price changes; checkout looks each price up again. */
const PLANS_REVALIDATE_SECONDS = 300

/** Tag of pages and cached data that contain a country's prices. */
export const plansTag = (country: string) => `plans:${country}`

/** Whether the annual price is chosen at first (MB-020). */
export const isAnnualDefault = (): Promise<boolean> => isOn('web-default-annual')

/**
 * The prices of memberships in a country, for cached pages; those of the default country if the game server does not
 * know this one (MB-053), or sells nothing there, or if no search would find its prices (`pricedCountries`), which then
 * couldn't be bought: `country` names the one they are for. While the game server is unreachable the last good answer is
 * used, which contains its age.
 *
 * @throws UpstreamError in an outage where it was never read; NotFoundError if the default country is unknown
 */
export async function getCountryPlans(country: string): Promise<CountryPlans> {
  if (!pricedCountries.has(country)) return getCountryPlans(DEFAULT_COUNTRY)
  try {
    const plans = await ownCountryPlans(country)
    if (plans.prices.length > 0 || country === DEFAULT_COUNTRY) return plans
  } catch (error) {
    if (!hasCode(error, 'not_found') || country === DEFAULT_COUNTRY) throw error
  }
  return getCountryPlans(DEFAULT_COUNTRY)
}

/**
 * Prices and policy are cached separately, so that an outage of one is never cached with the other.
 * @throws UpstreamError; NotFoundError if the game server does not know the country
 */
async function ownCountryPlans(country: string): Promise<CountryPlans> {
  const [plans, policy] = await Promise.all([keptPrices(country), findCountryPolicy(country, keptPolicy)])
  return taxedBy(plans, policy)
}

function keptPrices(country: string): Promise<CountryPlans> {
  const read = async () => countryPlansFromGame(country, await listMembershipPlans(country), siteTime())
  return cachedRead(
    {
      key: ['plans', country],
      share: 'content',
      schema: countryPlansSchema,
      revalidate: PLANS_REVALIDATE_SECONDS,
      tags: [plansTag(country)],
    },
    () => lastGood({ name: `plans-${country}`, schema: countryPlansSchema }, read),
  )
}

const policySchema = z.object({ taxPolicy: z.string() })
type Policy = z.infer<typeof policySchema>

function keptPolicy(country: string): Promise<Policy> {
  const read = async () => ({ taxPolicy: (await getCountryPolicy(country)).taxPolicy })
  return cachedRead(
    {
      key: ['country policy', country],
      share: 'content',
      schema: policySchema,
      revalidate: PLANS_REVALIDATE_SECONDS,
      tags: [plansTag(country)],
    },
    () => lastGood({ name: `policy-${country}`, schema: policySchema }, read),
  )
}

/** Like `getCountryPlans`, for a section: undefined if there are none; the section then offers a retry. */
export async function findCountryPlans(country: string): Promise<CountryPlans | undefined> {
  return getCountryPlans(country).catch(gapInPage('plans are shown without prices', { country }, undefined))
}

/** A price with its country. */
export type FoundPrice = { price: PlanPrice; plans: CountryPlans }

/**
 * A price by its id, for cached pages: an id doesn't name its country, so the likely one is searched first, then those that
 * visitors can choose here, then all others whose prices show. Their policies aren't asked for, which halves the calls.
 *
 * @param likely country
 * @throws NotFoundError if no country has such a price; UpstreamError if one that may have it can't be read
 */
export async function getPlanPrice(priceId: string, likely: string): Promise<FoundPrice> {
  if (!isIdentifier(priceId)) throw new NotFoundError('price')
  let failure: UpstreamError | undefined
  for (const group of searchOrder(likely)) {
    for (const plans of await Promise.all(group.map((country) => keptPrices(country).catch(orFailure)))) {
      if (plans instanceof UpstreamError) failure ??= plans
      const price = 'prices' in plans && plans.prices.find(({ id }) => id === priceId)
      if (price) return { price, plans: taxedBy(plans, await findCountryPolicy(plans.country, keptPolicy)) }
    }
  }
  throw failure ?? new NotFoundError(`price ${priceId}`)
}

/** Groups of countries of which one is searched after the other; no country is in two. */
function searchOrder(likely: string): string[][] {
  const others = [...pricedCountries].filter((country) => country !== likely)
  const isChoice = (country: string) => countries.includes(country)
  return [[likely], others.filter(isChoice), others.filter((country) => !isChoice(country))]
}

function orFailure(error: unknown): UpstreamError | NotFoundError {
  if (error instanceof UpstreamError || error instanceof NotFoundError) return error
  throw error
}

/** The current prices of memberships in a country, uncached. @throws UpstreamError */
export async function readCountryPlans(country: string): Promise<CountryPlans> {
  const [plans, policy] = await Promise.all([
    listMembershipPlans(country),
    findCountryPolicy(country, getCountryPolicy),
  ])
  return taxedBy(countryPlansFromGame(country, plans, siteTime()), policy)
}

/** A country's tax policy; undefined, if unavailable, falls back to what the prices themselves say about tax. */
async function findCountryPolicy(
  country: string,
  read: (country: string) => Promise<Policy>,
): Promise<Policy | undefined> {
  try {
    return await read(country)
  } catch (err) {
    if (!(err instanceof NotFoundError)) log.warn({ err, country }, 'tax words by the prices alone')
    await notePlaceholder(err)
    return undefined
  }
}
