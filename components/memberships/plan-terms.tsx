import type { Offer } from '@/lib/domains/memberships/schema'
import { CountrySwitch } from '../session/country-switch'
import { PaymentIcons } from './payment-icons'
import { hasPlans } from './plan-gaps'
import type { PlanTexts } from './plan-texts'

type PlanTermsProps = {
  /** The requested country. */
  country: string
  /** Undefined while it is loading, and if it can't be read. */
  offer: Offer | undefined
  texts: PlanTexts
}

/**
 * Notes on all prices of an offer: their country, their age, and the payment methods. The prices may be those of
 * another country than requested, if the game server does not know that country or sells nothing there. If there are
 * none, another country can still be chosen.
 */
export function PlanTerms({ country: asked, offer, texts }: PlanTermsProps) {
  const { country, countryName } = offer ?? { country: asked, countryName: asked }
  const isListed = texts.countries.some(({ code }) => code === country)
  const countries = isListed ? texts.countries : [...texts.countries, { code: country, name: countryName }]
  return (
    <div className="mt-6 grid gap-4">
      {hasPlans(offer) && offer.age !== undefined && <p className="text-sm text-muted">{offer.age}</p>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {hasPlans(offer) && <PaymentIcons label={texts.payment} brands={offer.brands} />}
        <CountrySwitch label={texts.country} country={country} countries={countries} />
      </div>
    </div>
  )
}
