/** Fields that at least one of the rows fills. */
export function filledFields(rows: readonly object[]): string[] {
  const isFilled = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  const names = rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (isFilled(value) ? [name] : [])))
  return [...new Set(names)].toSorted()
}

/** The fields of an answer's schema, but for those that nothing uses. */
export function usedFields({ shape }: { shape: object }, unused: readonly string[] = []): string[] {
  return Object.keys(shape)
    .filter((name) => !unused.includes(name))
    .toSorted()
}
