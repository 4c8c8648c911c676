/**
 * The fewest groups of parts such that, for each two parts, one group has the first without the second, one has the
 * second without the first, and one has neither: a covering array of strength two, with a group of all parts besides
 * them. Each part is absent from just over half of the groups, and no two parts from the same ones.
 */
export function coveringArray<Part>(parts: readonly Part[]): Part[][] {
  let groups = 1
  while (absences(groups).length < parts.length) groups += 1
  const absent = absences(groups)
  return Array.from({ length: groups }, (_, group) => parts.filter((_part, index) => !absent[index]?.includes(group)))
}

/** All choices of just over half of some groups, any two of which have a group in common. */
function absences(groups: number): number[][] {
  const choices = Array.from({ length: 2 ** groups }, (_, bits) =>
    Array.from({ length: groups }, (_group, group) => group).filter((group) => (bits >> group) & 1),
  )
  return choices.filter(({ length }) => length === Math.floor(groups / 2) + 1)
}
