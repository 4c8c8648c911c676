/**
 * Reads the rows of a table as spreadsheets write it (RFC 4180): cells are separated by commas or semicolons, a cell
 * that contains one is quoted, and a quote in it is doubled. Empty lines are left out.
 */
export function parseCsv(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ','
  const field = new RegExp(
    `("(?:[^"]|"")*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*|)(${separator}|\\r?\\n|$)`,
    'y',
  )
  const rows: string[][] = []
  const plain = text.replace(/^\uFEFF/, '')
  let row: string[] = []
  while (field.lastIndex < plain.length || row.length > 0) {
    const at = field.lastIndex
    const [, written = '', end = ''] = field.exec(plain) ?? []
    if (field.lastIndex === 0) throw new Error(`line ${lineOf(plain, at)}: a quote is not closed`)
    row.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written.trim())
    if (end === separator) continue
    if (row.some((value) => value !== '')) rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length
