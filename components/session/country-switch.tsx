import { chooseCountry } from '@/lib/domains/session/country-choice'
import { Chevron } from '../ui/icons'
import { useUnheardChoice } from '../ui/use-unheard-choice'

export type CountryOption = { code: string; name: string }

type CountrySwitchProps = { label: string; country: string; countries: readonly CountryOption[] }

/** Selects the country whose prices and offers show, for every part of the page; remembered on this device. */
export function CountrySwitch({ label, country, countries }: CountrySwitchProps) {
  const select = useUnheardChoice<HTMLSelectElement>(country, chooseCountry)
  return (
    <label className="country-switch" data-needs-script>
      <span>{label}</span>
      <span className="relative">
        <select ref={select} value={country} onChange={(event) => chooseCountry(event.target.value)}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Chevron className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
      </span>
    </label>
  )
}
