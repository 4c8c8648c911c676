import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../kernel/clock.ts'
import type { Authenticate } from '../access.ts'
import { fail, readBody, readQuery } from '../http.ts'
import type { Visits } from './checkouts.ts'
import { findMarket, findPriceMarket, type Market, priceId } from './markets.ts'
import type { Memberships } from './store.ts'

export const countrySchema = z.string().regex(/^[a-z]{2}$/i, 'a country code has two letters')

const plansSchema = z.object({ countryCode: countrySchema.default('US') })

type Parts = {
  clock: Clock
  authenticate: Authenticate
  memberships: Memberships
  visits: Visits
  origin: string
  siteUrl: string
}

/** Memberships and links to the hosted pages (contracts.md, Game server and subscription service: memberships). */
export function membershipsApi({ clock, authenticate, memberships, visits, origin, siteUrl }: Parts): Hono {
  const ownUrl = z.url().refine((url) => url.startsWith(`${siteUrl}/`), 'leads back to another site')
  const checkoutSchema = z.object({
    locale: z.string().regex(/^[a-z]{2}-[a-z]{2}$/),
    membershipPlanPriceId: z.string(),
    successUrl: ownUrl,
    cancelUrl: ownUrl,
  })
  const portalSchema = z.object({ redirectUrl: ownUrl })
  return new Hono()
    .get('/membership/membership-plans', (context) => {
      const { countryCode } = readQuery(context, plansSchema)
      return context.json(plansOf(countryCode, getMarket(countryCode)))
    })
    .get('/membership/countries/:countryCode', (context) => {
      const countryCode = context.req.param('countryCode').toUpperCase()
      const { currency, taxPolicy } = getMarket(countryCode)
      return context.json({ countryCode, currency, taxPolicy })
    })
    .get('/membership/membership-status/me', (context) =>
      context.json(memberships.current(authenticate(context), clock.now())),
    )
    .post('/membership/hosted-pages/checkout', async (context) => {
      const player = authenticate(context)
      const { membershipPlanPriceId, successUrl, cancelUrl } = await readBody(context, checkoutSchema)
      if (!findPriceMarket(membershipPlanPriceId)) return fail(404, 'no such price')
      const key = context.req.header('idempotency-key')
      const visit = { kind: 'checkout', priceId: membershipPlanPriceId, returnTo: successUrl, cancelUrl, key } as const
      return context.json({ url: `${origin}/game/hosted/${visits.open({ ...visit, player })}` })
    })
    .post('/membership/hosted-pages/portal', async (context) => {
      const player = authenticate(context)
      const { redirectUrl } = await readBody(context, portalSchema)
      const visit = {
        kind: 'portal',
        priceId: '',
        returnTo: redirectUrl,
        cancelUrl: redirectUrl,
        key: undefined,
      } as const
      return context.json({ url: `${origin}/game/hosted/${visits.open({ ...visit, player })}` })
    })
}

export function getMarket(countryCode: string): Market {
  return findMarket(countryCode) ?? fail(404, 'no such country')
}

function plansOf(countryCode: string, { currency, taxPolicy, prices }: Market): object[] {
  if (!prices) return []
  const price = (period: 'month' | 'year', periodUnit: 'Month' | 'Year'): object => ({
    id: priceId(countryCode, period),
    periodUnit,
    price: prices[period],
    currencyCode: currency,
    taxPolicy,
  })
  const both = [price('year', 'Year'), price('month', 'Month')]
  return [{ id: 'plan-gruppetto', name: 'Gruppetto Membership', prices: both }]
}
