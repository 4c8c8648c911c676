/** A repeatable source of numbers in [0, 1). */
export type Random = () => number

/**
 * Creates a source from a text as seed: the same seed gives the same numbers on every machine (mulberry32 over FNV-1a).
 */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from `low` to `high`, inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** One element of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
