import type { Locale } from '@/i18n/locales'
import type { Measure, UnitSystem } from '@/lib/core/units'
import { numberFormat } from '@/lib/core/formats'

type InUnitsProps = { locale: Locale; digits: number; measure: (system: UnitSystem) => Measure }

/**
 * A measure in both unit systems, since the page is the same for everybody: CSS shows the player's (`data-units` of the
 * root element).
 */
export function InUnits({ locale, digits, measure }: InUnitsProps) {
  const inWords = (system: UnitSystem) => {
    const { value, unit } = measure(system)
    return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
  }
  return (
    <>
      <span className="imperial:hidden">{inWords('metric')}</span>
      <span className="hidden imperial:inline">{inWords('imperial')}</span>
    </>
  )
}
