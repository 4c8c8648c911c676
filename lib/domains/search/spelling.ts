/** A word of the index, and the number of entries that contain it. */
export type KnownWord = { word: string; count: number }

/** Words shorter than this are taken as they were typed: too many others are one letter away. */
const SHORTEST = 4
/** From this length on, two letters may be wrong. */
const LONG = 8
/** Corrections that are looked up for a word. */
const MOST = 4

type Masked = KnownWord & { mask: number }

/** Corrects words that were typed wrongly by the words that the index contains. */
export class Spelling {
  readonly #byLength = new Map<number, Masked[]>()

  constructor(words: Iterable<KnownWord>) {
    for (const { word, count } of words) {
      if (word.length < SHORTEST - 1) continue
      const alike = this.#byLength.get(word.length) ?? []
      alike.push({ word, count, mask: lettersOf(word) })
      this.#byLength.set(word.length, alike)
    }
  }

  /**
   * The known words that may have been meant, the most similar and then the most frequent first.
   *
   * @param word folded
   */
  corrections(word: string): string[] {
    if (word.length < SHORTEST) return []
    const most = word.length < LONG ? 1 : 2
    const mask = lettersOf(word)
    const found: { word: string; count: number; distance: number }[] = []
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const each of this.#byLength.get(length) ?? []) {
        // An edit changes two letters of the set at the most: one goes, another comes.
        if (bits(each.mask ^ mask) > 2 * most) continue
        const distance = editDistance(word, each.word, most)
        if (distance <= most) found.push({ word: each.word, count: each.count, distance })
      }
    }
    return found
      .toSorted((one, other) => one.distance - other.distance || other.count - one.count)
      .slice(0, MOST)
      .map((each) => each.word)
  }
}

/** The set of letters in a word as bits; letters beyond `a` to `z` share the bits with them. */
function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31)
  return mask
}

function bits(mask: number): number {
  let rest = mask
  let count = 0
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

/**
 * The number of letters to insert, remove, replace or swap with the next one to turn a word into another (optimal string
 * alignment).
 *
 * @param most results above it are only known to be above it
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextRow(one, other, row, last, before)
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return last[other.length] ?? most + 1
}

/** The distances from the first `row` letters of `one` to each beginning of `other`. */
function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const current = [row]
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = one[row - 1] === other[column - 1]
    let least = Math.min(
      (last[column] ?? row) + 1,
      (current[column - 1] ?? row) + 1,
      (last[column - 1] ?? row) + (isSame ? 0 : 1),
    )
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? row) + 1)
    current.push(least)
  }
  return current
}
