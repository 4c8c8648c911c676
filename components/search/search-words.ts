import { searchKinds } from '@/lib/domains/search/entry'

/** Texts of `messages/` for a list of results, on the server and in the island. */
export const listWords = ['count', 'showAll', ...searchKinds.map((kind) => `kinds.${kind}` as const)] as const

export type ListTexts = Record<(typeof listWords)[number], string>
