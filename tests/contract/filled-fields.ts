/** Fields that at least one of the rows fills. */
export function filledFields(rows: readonly object[]): string[] {
  const isFilled = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  const names = rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (isFilled(value) ? [name] : [])))
  return [...new Set(names)].toSorted()
}
