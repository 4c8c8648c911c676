import type { EventRule } from './schema'

/** What an event search asks for besides its time (contracts.md, Game server: events). */
export type Search = {
  tags: string[]
  /** The event has every one of these. */
  hasRules?: EventRule[]
  /** Every rule of the event is one of these. */
  onlyRules?: EventRule[]
  /** Only events that enforce their categories. */
  isEnforced?: boolean
}

/** Tags that stand for a rule and no event has; none of them is sent (decisions.md, Events). */
const special = ['HW_RESTRICTION', 'CATEGORY_ENFORCEMENT', 'LADIES_ONLY'] as const

/** All that the last place of `HW_RESTRICTION` lets through [CD-030]. */
const UNRESTRICTED: EventRule[] = ['men_only', 'allows_late_join']

/** The tags of a text, separated by commas. */
export function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/**
 * The searches that a list of tags stands for: one, or for `CATEGORY_ENFORCEMENT` two whose results are one list
 * [CD-029 to CD-035]. Women-only wins where both are named.
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

/** Several lists as one; an event in more than one is there once, where it came first [CD-032]. */
export function mergedById<Item extends { id: number }>(lists: readonly (readonly Item[])[]): Item[] {
  const known = new Map<number, Item>()
  for (const item of lists.flat()) if (!known.has(item.id)) known.set(item.id, item)
  return [...known.values()]
}
