import type { Offer } from '@/lib/domains/memberships/schema'
import { CountrySwitch } from '../session/country-switch'
import { PaymentIcons } from './payment-icons'
import { hasPlans } from './plan-gaps'
import type { PlanTexts } from './plan-texts'

type PlanTermsProps = {
  /** The requested country. */
  country: string
  /** Undefined while it is on its way, and where it can't be had. */
  offer: Offer | undefined
  texts: PlanTexts
}

/**
 * What goes for all prices of an offer: whose they are, how old, and how they can be paid. They may be those of another country
 * than was asked for, where the game server does not know that one or sells nothing there. Where there are none, another country can be chosen all
 * the same.
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
