/** A field by its id, its kind (docs/spec/fields.md, "Kinds"), and of a group its own fields. */
export type TableField = { id: string; kind: string; fields?: TableField[] }

export type SectionFields = { primary: TableField[]; items: TableField[] }

/**
 * The row of a section type in the table of docs/spec/fields.md.
 *
 * @param table the document's text
 * @returns undefined if no row is of that type
 */
export function fieldsOf(table: string, type: string): SectionFields | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| \`${type}\` |`))
  if (row === undefined) return undefined
  const [, , primary = '', items = ''] = row.split('|')
  return { primary: parseFields(primary), items: parseFields(items) }
}

/** `title:text tiles:group(image:image title:text)`; remarks in other words are passed over. */
function parseFields(text: string): TableField[] {
  return [...text.matchAll(/([\w-]+):(group\((?<inner>[^)]*)\)|\w+)/g)].map(([, id = '', kind = '', inner]) =>
    inner === undefined ? { id, kind } : { id, kind: 'group', fields: parseFields(inner) },
  )
}
