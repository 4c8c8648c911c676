import type { Item } from './item'

/** The tab that shows everything: the first one, open by default (MK-007, MK-008). */
export const ALL = 'all'

/** The tabs: all items first, then each tag once, in the order of the items (MK-006, MK-007). */
export function tabsOf(items: readonly Pick<Item, 'tags'>[]): string[] {
  return [...new Set([ALL, ...items.flatMap(({ tags }) => tags)])]
}

/** The items of a tab (MK-009). */
export function inTab<Tagged extends Pick<Item, 'tags'>>(items: readonly Tagged[], tab: string): Tagged[] {
  return tab === ALL ? [...items] : items.filter(({ tags }) => tags.includes(tab))
}

/** Sorts items by their position in the grid; items with equal positions keep the storefront's order (MK-015). */
export function sortByGridPosition<Placed extends Pick<Item, 'position'>>(items: readonly Placed[]): Placed[] {
  return items.toSorted((one, other) => one.position - other.position)
}
