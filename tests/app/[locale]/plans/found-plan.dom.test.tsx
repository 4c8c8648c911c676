import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundPlan } from '@/app/[locale]/plans/[planPriceId]/found-plan'
import { countryPlansFromGame } from '@/lib/domains/memberships/from-game'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const price = (id: string, minor: number, taxPolicy: string) => ({
  id,
  periodUnit: 'Month' as const,
  money: { minor, currency: 'USD' },
  taxPolicy,
})
const plans = countryPlansFromGame(
  'US',
  [
    { id: 'ride', name: 'Ride', prices: [price('ride-month', 1000, 'TaxInclusive')] },
    { id: 'all', name: 'Ride and run', prices: [price('all-month', 2000, 'TaxExclusive')] },
  ],
  Date.parse('2026-03-10T12:00:00Z'),
)

async function page(planPriceId: string): Promise<HTMLElement> {
  const found = plans.prices.find(({ id }) => id === planPriceId)
  if (found === undefined) throw new Error(planPriceId)
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(await resolveTree(<FoundPlan price={found} plans={plans} locale="en" />))
  return element
}

test.each([
  ['ride-month', 'Ride', 'tax included', true],
  ['all-month', 'Ride and run', 'plus tax where it applies', false],
])(
  'the page of the price %s names the plan that it buys, and its taxes [MB-004, MB-011]',
  async (id, name, tax, isIn) => {
    const shown = await page(id)
    expect(shown.querySelector('h1')?.textContent).toBe(name)
    expect(shown.querySelector('.plan-facts')).toHaveTextContent(tax)
    const data: unknown = JSON.parse(shown.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(JSON.stringify(data)).toContain(`"name":"${name}"`)
    expect(JSON.stringify(data)).toContain(`"valueAddedTaxIncluded":${isIn}`)
  },
)
