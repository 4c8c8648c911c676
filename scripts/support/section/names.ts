/** An id such as `hero_with_cards_v2`, `two-column` or `ctaLabel` as words: `hero with cards v2`. */
const wordsOf = (id: string) =>
  id
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Another name for the older of two sections whose names differ only in case: some file systems can't have both. */
const NAMES: Readonly<Record<string, string>> = { sidebyside: 'side_by_side_older' }

export const pascalName = (id: string) =>
  wordsOf(NAMES[id] ?? id)
    .split(' ')
    .map(capitalized)
    .join('')
export const kebabName = (id: string) => wordsOf(NAMES[id] ?? id).replaceAll(' ', '-')
export const labelOf = (id: string) =>
  capitalized(wordsOf(id)).replaceAll(/\b(cta|url|id|html)\b/gi, (word) => word.toUpperCase())

export function camelName(id: string): string {
  const name = pascalName(id)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
