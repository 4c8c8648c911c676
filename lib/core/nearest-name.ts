/**
 * How many letters have to be typed, left out, exchanged or swapped with their neighbour to turn one text into another
 * (optimal string alignment).
 */
function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of one.split('').entries()) {
    const next = [row + 1]
    for (const [column, against] of other.split('').entries()) {
      const exchanged = at(last, column) + (letter === against ? 0 : 1)
      const isSwapped = letter === other[column - 1] && one[row - 1] === against
      const swapped = isSwapped ? at(beforeLast, column - 1) + 1 : Infinity
      next.push(Math.min(at(last, column + 1) + 1, at(next, column) + 1, exchanged, swapped))
    }
    beforeLast = last
    last = next
  }
  return at(last, other.length)
}

const at = (numbers: readonly number[], index: number) => numbers[index] ?? Infinity

/** Shorter names are near to too many words that mean something else, such as `PORT` to `SORT`. */
const SHORTEST = 6

/**
 * The known name that a misspelt one was probably meant to be: two letters apart at most, and one in names of fewer than
 * nine letters.
 *
 * @returns undefined if the name is known itself, or near to none
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length < SHORTEST || known.includes(name)) return undefined
  const most = name.length < 9 ? 1 : 2
  const near = known
    .filter((each) => each.length >= SHORTEST && Math.abs(each.length - name.length) <= most)
    .map((each) => ({ each, letters: distance(name, each) }))
    .toSorted((one, other) => one.letters - other.letters)[0]
  return near !== undefined && near.letters <= most ? near.each : undefined
}
