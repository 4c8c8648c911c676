/** A field: its id, its kind (docs/spec/fields.md, "Kinds"), and the fields of a group. */
export type TableField = { id: string; kind: string; fields?: TableField[] }

export type SectionFields = { primary: TableField[]; items: TableField[] }

/**
 * Reads the row of a section type in the table of docs/spec/fields.md.
 *
 * @param table the document's text
 * @returns undefined if the type has no row
 */
export function fieldsOf(table: string, type: string): SectionFields | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| \`${type}\` |`))
  if (row === undefined) return undefined
  const [, , primary = '', items = ''] = row.split('|')
  return { primary: parseFields(primary), items: parseFields(items) }
}

/** Parses fields such as `title:text tiles:group(image:image title:text)`; other text is ignored. */
function parseFields(text: string): TableField[] {
  return [...text.matchAll(/([\w-]+):(group\((?<inner>[^)]*)\)|\w+)/g)].map(([, id = '', kind = '', inner]) =>
    inner === undefined ? { id, kind } : { id, kind: 'group', fields: parseFields(inner) },
  )
}
