/** Values for the names in braces in a text of `messages/`. */
export type Values = Readonly<Record<string, string | number>>

/**
 * The texts of these keys for an island, unchanged from `messages/`; the island completes them with `fill` and
 * `fillPlural` (docs/decisions/039).
 *
 * @param t a translator of next-intl; the compiler checks its keys
 * @param values for names that are known already
 */
export function wordsOf<Key extends string>(
  t: { raw: (key: Key) => string },
  keys: readonly Key[],
  values: Values = {},
): Record<Key, string> {
  const texts = Object.fromEntries(keys.map((key) => [key, fill(t.raw(key), values)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all the keys
  return texts as Record<Key, string>
}

/** Our own texts, some of them replaced by texts from content. */
export function withGiven<Texts extends object>(texts: Texts, given: NoInfer<Partial<Texts>>): Texts {
  const told = Object.entries(given).filter(([, text]) => text !== undefined)
  return { ...texts, ...Object.fromEntries(told) }
}

/** A text with its names in braces replaced by their values; a name without value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
