import { contentLocaleOf, defaultLocale } from '../../../i18n/locales.ts'
import type { Finding } from '../../../lib/content/findings/finding.ts'
import { redirectFindings } from '../../../lib/content/findings/redirect-findings.ts'
import type { DocumentSource } from '../../../sandbox/content/source.ts'
import { Failure } from '../failure.ts'
import { parseCsv } from './csv.ts'

/** Rows per document: few enough for editors to read. */
const ROWS_OF_A_TABLE = 1_000

const KINDS: Readonly<Record<string, string | undefined>> = {
  '': 'permanent',
  '301': 'permanent',
  '308': 'permanent',
  permanent: 'permanent',
  '302': 'temporary',
  '307': 'temporary',
  temporary: 'temporary',
  '410': 'gone',
  gone: 'gone',
}

type Row = { from: string; to: string; kind: string }

/**
 * Converts a spreadsheet of redirects to documents. Its columns are from, to and kind (permanent, temporary or gone, or
 * a status such as 301), named in the first row. Complete addresses become paths.
 *
 * @param name of the documents
 * @throws Failure naming the line
 */
export function redirectTables(csv: string, name: string): DocumentSource[] {
  const [head = [], ...lines] = parseCsv(csv)
  const columns = head.map((each) => each.toLowerCase())
  const [from, to, kind] = ['from', 'to', 'kind'].map((each) => columns.indexOf(each))
  if (from === -1 || to === -1) throw new Failure('The first row names the columns: from, to, kind.')
  const rows = lines.map((line, index): Row => {
    const written = (line[kind ?? -1] ?? '').toLowerCase()
    const known = KINDS[written]
    if (known === undefined) throw new Failure(`Row ${index + 2}: “${written}” is none of permanent, temporary, gone.`)
    return { from: pathOf(line[from ?? -1] ?? ''), to: line[to ?? -1] ?? '', kind: known }
  })
  const tables = Array.from({ length: Math.ceil(rows.length / ROWS_OF_A_TABLE) }, (_, index) => index)
  return tables.map((index) => ({
    type: 'redirects',
    name: `${name}-${index + 1}`,
    lang: contentLocaleOf(defaultLocale),
    tags: [],
    data: {
      title: `${name} ${index + 1}`,
      rows: rows.slice(index * ROWS_OF_A_TABLE, (index + 1) * ROWS_OF_A_TABLE),
    },
    firstPublished: EVER,
    lastPublished: EVER,
  }))
}

/** A date for the documents, which have not been published. */
const EVER = '1970-01-01T00:00:00Z'

/** The problems of all redirects together, row by row. */
export function problemsOf(
  tables: readonly DocumentSource[],
  labelOf: (type: string, id: string) => string | undefined,
): Finding[] {
  return [...redirectFindings(tables, { labelOf }).values()].flat()
}

function pathOf(from: string): string {
  if (!/^https?:\/\//i.test(from) || !URL.canParse(from)) return from
  return new URL(from).pathname
}
