import type { Period } from './schema'

const anchors = { year: 'plan-year', month: 'plan-month' } as const satisfies Record<Period, string>

/** The id of a plan in the choice of plans: a link such as `/plans#plan-year` leads there and chooses the plan. */
export function planAnchor(period: Period): string {
  return anchors[period]
}

/** The period whose plan an address's hash names. */
export function periodOfHash(hash: string): Period | undefined {
  return (['year', 'month'] as const).find((period) => hash === `#${anchors[period]}`)
}
