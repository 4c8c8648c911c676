import type { Identifier } from '@/lib/core/identifier'
import type { EventRule } from './schema'

/** Parameters of an event search besides its time span (contracts.md, Game server: events). */
export type Search = {
  tags: string[]
  /** The event must have all of these. */
  hasRules?: EventRule[]
  /** The event may have only these. */
  onlyRules?: EventRule[]
  /** Only events that enforce their categories. */
  isEnforced?: boolean
}

/** Tags that stand for a rule. No event has them as tags, so they are not sent (decisions.md, Events). */
const special = ['HW_RESTRICTION', 'CATEGORY_ENFORCEMENT', 'LADIES_ONLY'] as const

/** The only rules that `HW_RESTRICTION` as the last tag allows [CD-030]. */
const UNRESTRICTED: EventRule[] = ['men_only', 'allows_late_join']

/** Splits a comma-separated list of tags. */
export function parseTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/**
 * The searches that find the events of a list of tags: one search, or two with merged results for
 * `CATEGORY_ENFORCEMENT` [CD-029 to CD-035]. If that and `LADIES_ONLY` are both named, `LADIES_ONLY` takes precedence.
 */
export function searchesFor(named: readonly string[]): [Search, ...Search[]] {
  const tags = named.filter((tag) => !special.some((each) => each === tag))
  if (named.includes('LADIES_ONLY')) return [{ tags, hasRules: ['ladies_only'] }]
  if (named.includes('CATEGORY_ENFORCEMENT')) {
    return [
      { tags, isEnforced: true },
      { tags, hasRules: ['ladies_only'] },
    ]
  }
  if (named.at(-1) === 'HW_RESTRICTION') return [{ tags, onlyRules: UNRESTRICTED }]
  return [{ tags }]
}

/** Merges lists; an event in more than one appears once, at its first position [CD-032]. */
export function mergeById<Item extends { id: Identifier }>(lists: readonly (readonly Item[])[]): Item[] {
  const known = new Map<Identifier, Item>()
  for (const item of lists.flat()) if (!known.has(item.id)) known.set(item.id, item)
  return [...known.values()]
}
