import { numberFormat } from '@/lib/core/formats'
import { convertMass, runTimeText, type UnitSystem } from '@/lib/core/units'
import { wattsPerKilo, type Punchcard } from '@/lib/domains/campaigns/punchcard'

export type FactName = 'power' | 'weight' | 'ratio' | 'run' | 'progress'
export type FactTexts = { readonly [Name in FactName]?: string }

/** The player's numbers as texts, by their names on the card; unknown ones are absent. */
export function factTexts(
  { fitness = {}, usesMetric, progress }: Punchcard,
  { goal, locale }: { goal: number | undefined; locale: string },
): FactTexts {
  const { ftpWatts, weightKilograms, run5kSeconds } = fitness
  const ratio = wattsPerKilo(fitness)
  const numbers = (digits: number) => numberFormat(locale, { maximumFractionDigits: digits })
  return {
    power: ftpWatts === undefined ? undefined : numbers(0).format(ftpWatts),
    weight:
      weightKilograms === undefined ? undefined : massText(weightKilograms, usesMetric ? 'metric' : 'imperial', locale),
    ratio: ratio === undefined ? undefined : numbers(1).format(ratio),
    run: run5kSeconds === undefined ? undefined : runTimeText(run5kSeconds),
    progress: progress && `${numbers(1).format(progress.reached)} / ${numbers(1).format(goal ?? progress.goal)}`,
  }
}

function massText(kilograms: number, system: UnitSystem, locale: string): string {
  const { value, unit } = convertMass(kilograms, system)
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
