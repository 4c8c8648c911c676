/** What stands for the names in braces that a text of `messages/` leaves open. */
export type Values = Readonly<Record<string, string | number>>

/**
 * The words of a part that runs in the browser: the texts of these keys as they stand in `messages/`, for `fill` and
 * `fillPlural` to complete there (docs/decisions/039).
 *
 * @param t a translator of next-intl; its keys are checked by the compiler
 * @param values of the names that are known already
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

/** Texts of ours, and in their place those that content gives. */
export function withGiven<Texts extends object>(texts: Texts, given: NoInfer<Partial<Texts>>): Texts {
  const told = Object.entries(given).filter(([, text]) => text !== undefined)
  return { ...texts, ...Object.fromEntries(told) }
}

/** A text with its names in braces replaced by their values; a name without value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
