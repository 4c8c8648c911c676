import type { Category, Sport, Subgroup } from './schema'
import { numberFormat } from '@/lib/core/formats'

/** From the easiest to the hardest pace of a category. */
export type PaceBand = { from: number; to: number; unit: 'w/kg' | 'km/h' }

const categoriesByLabel = { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'E' } as const satisfies Record<number, Category>

const paceBands: Record<Sport, Record<Category, PaceBand>> = {
  cycling: {
    A: { from: 4.0, to: 6.0, unit: 'w/kg' },
    B: { from: 3.2, to: 4.0, unit: 'w/kg' },
    C: { from: 2.5, to: 3.2, unit: 'w/kg' },
    D: { from: 1.0, to: 2.5, unit: 'w/kg' },
    E: { from: 1.0, to: 5.0, unit: 'w/kg' },
  },
  running: {
    A: { from: 15, to: 20, unit: 'km/h' },
    B: { from: 12, to: 15, unit: 'km/h' },
    C: { from: 9, to: 12, unit: 'km/h' },
    D: { from: 5, to: 9, unit: 'km/h' },
    E: { from: 5, to: 20, unit: 'km/h' },
  },
}

/** The letter shown for a subgroup's label (decisions.md, Events). */
export function categoryOf(label: keyof typeof categoriesByLabel): Category {
  return categoriesByLabel[label]
}

/** The pace a category is meant for (decisions.md, Events) [EV-133]. */
export function paceBandOf(sport: Sport, category: Category): PaceBand {
  return paceBands[sport][category]
}

type StatedPace = Pick<Subgroup, 'paceFrom' | 'paceTo'>
type CategoryPace = StatedPace & Pick<Subgroup, 'category'>

/** The pace that a subgroup states, otherwise that of its category; for use with the unit shown. */
export function paceOf(sport: Sport, { category, paceFrom, paceTo }: CategoryPace): PaceBand {
  const band = paceBandOf(sport, category)
  return paceFrom === undefined || paceTo === undefined ? band : { ...band, from: paceFrom, to: paceTo }
}

/** The units' symbols, which all of our languages share. */
export const unitSymbols = { 'w/kg': 'W/kg', 'km/h': 'km/h' } as const satisfies Record<PaceBand['unit'], string>

/**
 * The pace that a subgroup states, as short text: "2.5-3.2 W/kg" as `locale` writes numbers. Without one it is "1-5"
 * of the unit, whatever the category [EV-134]; the category's own band is `paceBandOf`.
 */
export function paceText(sport: Sport, { category, paceFrom, paceTo }: CategoryPace, locale: string): string {
  const [from, to] = paceFrom === undefined || paceTo === undefined ? [1, 5] : [paceFrom, paceTo]
  const numbers = numberFormat(locale, { maximumFractionDigits: 1 })
  return `${numbers.format(from)}-${numbers.format(to)} ${unitSymbols[paceBandOf(sport, category).unit]}`
}

/** From the easiest to the hardest pace of several groups, those that state none by their category's band: "1-6 W/kg". */
export function paceRangeText(sport: Sport, groups: readonly CategoryPace[], locale: string): string {
  const paces = groups.map((group) => paceOf(sport, group))
  const numbers = numberFormat(locale, { maximumFractionDigits: 1 })
  const [from, to] = [Math.min(...paces.map((pace) => pace.from)), Math.max(...paces.map((pace) => pace.to))]
  return `${numbers.format(from)}-${numbers.format(to)} ${unitSymbols[paceBandOf(sport, 'A').unit]}`
}
