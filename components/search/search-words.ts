import { searchKinds, type SearchKind } from '@/lib/domains/search/entry'

/** Texts of `messages/` for a list of results, on the server and in the island. */
export const listWords = ['count', 'showAll'] as const

export type ListTexts = Record<(typeof listWords)[number], string> & { kinds: Record<SearchKind, string> }

/** The names of the kinds. @param name the translation of a kind */
export function kindNames(name: (kind: SearchKind) => string): Record<SearchKind, string> {
  const names = Object.fromEntries(searchKinds.map((kind) => [kind, name(kind)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all the kinds
  return names as Record<SearchKind, string>
}
