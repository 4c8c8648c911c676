import type { Offer } from '@/lib/domains/memberships/schema'
import { CountrySwitch } from './country-switch'
import { PaymentIcons } from './payment-icons'
import type { PlanTexts } from './plan-texts'

/**
 * What goes for all prices of an offer: whose they are, how old, and how they can be paid. They may be those of another country
 * than was asked for, where the game server does not know that one.
 */
export function PlanTerms({ offer, texts }: { offer: Offer; texts: PlanTexts }) {
  const { country, countryName } = offer
  const isListed = texts.countries.some(({ code }) => code === country)
  const countries = isListed ? texts.countries : [...texts.countries, { code: country, name: countryName }]
  return (
    <div className="mt-6 grid gap-4">
      {offer.age !== undefined && <p className="text-sm text-muted">{offer.age}</p>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PaymentIcons label={texts.payment} brands={offer.brands} />
        <CountrySwitch label={texts.country} country={country} countries={countries} />
      </div>
    </div>
  )
}
