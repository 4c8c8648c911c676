import { flag, text } from '../fields/fields.ts'
import { isRecord } from '../../core/is-record.ts'

/** Kind of a redirect; `gone` means permanently removed. */
export type RedirectKind = 'permanent' | 'temporary' | 'gone'

/** One redirect as editors wrote it. */
export type RedirectRow = {
  from: string | undefined
  to: string | undefined
  kind: RedirectKind
  /** The document that it is in. */
  document: { id?: string }
  /** Its row in a table, from 1; undefined for a document with a single redirect. */
  row: number | undefined
}

type Source = { id?: string; type: string; data: Readonly<Record<string, unknown>> }

/** The redirects of documents that have a single one (`redirect`) or a table of them (`redirects`). */
export function redirectRows(documents: readonly Source[]): RedirectRow[] {
  return documents.flatMap((document) => {
    const { type, data } = document
    if (type === 'redirect') return [rowOf(data, flag(data.permanent) ? 'permanent' : 'temporary', document)]
    if (type !== 'redirects') return []
    const rows: unknown[] = Array.isArray(data.rows) ? data.rows : []
    return rows.filter(isRecord).map((each, index) => rowOf(each, kindOf(each.kind), document, index + 1))
  })
}

const rowOf = (
  { from, to }: Readonly<Record<string, unknown>>,
  kind: RedirectKind,
  document: Source,
  row?: number,
): RedirectRow => ({ from: text(from), to: text(to), kind, document, row })

/** The kind that an editor chose; permanent by default, as in the model. */
function kindOf(value: unknown): RedirectKind {
  const name = text(value)?.toLowerCase()
  return name === 'temporary' || name === 'gone' ? name : 'permanent'
}
