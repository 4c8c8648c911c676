import type { Category, Sport } from '../schema.ts'

/** The values that each facet can have, in the order in which they are offered. */
export const facetValues = {
  sport: ['cycling', 'running'],
  level: ['A', 'B', 'C', 'D', 'E'],
  /** Up to three quarters of an hour, up to an hour and a half, longer. */
  length: ['short', 'medium', 'long'],
  /** In the calendar's zone: before noon, before five, after that. */
  time: ['morning', 'afternoon', 'evening'],
  audience: ['women'],
} as const satisfies {
  sport: readonly Sport[]
  level: readonly Category[]
  length: readonly string[]
  time: readonly string[]
  audience: readonly string[]
}

export type FacetName = keyof typeof facetValues

export const facetNames = ['sport', 'level', 'length', 'time', 'audience'] as const satisfies readonly FacetName[]

/** What a visitor wants of events beside their kind; what is absent doesn't matter to the visitor. */
export type Facets = { [Name in FacetName]?: (typeof facetValues)[Name][number] }

/** Of an address, or the fields of a form. */
type Parameters = { get(name: string): unknown }

/** Reads facets from parameters, which are named like them; values that don't exist are ignored. */
export function parseFacets(parameters: Parameters): Facets {
  const { sport, level, length, time, audience } = facetValues
  const facets: Facets = {
    sport: valueOf(sport, parameters.get('sport')),
    level: valueOf(level, parameters.get('level')),
    length: valueOf(length, parameters.get('length')),
    time: valueOf(time, parameters.get('time')),
    audience: valueOf(audience, parameters.get('audience')),
  }
  for (const name of facetNames) if (facets[name] === undefined) delete facets[name]
  return facets
}

const valueOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((each) => each === text)
