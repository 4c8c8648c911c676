import { decodeSegment } from '../../core/address-segment.ts'
import { RedirectIndex } from '../redirects/redirect-index.ts'
import { type RedirectRow, redirectRows } from '../redirects/redirect-rows.ts'
import { redirectRule } from '../redirects/redirect-rule.ts'
import type { CheckedDocument } from './document-findings.ts'
import { fieldName } from './field-tree.ts'
import type { Finding } from './finding.ts'
import type { Models } from './models.ts'

/** Redirects that form a loop or lead nowhere, duplicates of an address, and other mistakes in redirects. */
export function redirectFindings<Document extends CheckedDocument>(
  documents: readonly Document[],
  { labelOf }: Pick<Models, 'labelOf'>,
): Map<Document, Finding[]> {
  const rows = redirectRows(documents).map((row) => ({ row, rule: redirectRule(row) }))
  const index = new RedirectIndex(rows.flatMap(({ rule }) => ('problem' in rule ? [] : [rule])))
  const taken = new Set<string>()
  const found = new Map<object, Finding[]>(documents.map((document) => [document, []]))
  for (const { row, rule } of rows) {
    const say = (finding: Finding) => found.get(row.document)?.push(finding)
    const labelOfField = (field: string) => fieldName(placeOf(row, field), (id) => labelOf(typeOf(row), id))
    if ('problem' in rule) {
      say({ problem: rule.problem, field: labelOfField(rule.field), subject: rule.subject })
      continue
    }
    const address = `/${rule.segments.join('/')}`
    const fields = row.row === undefined ? {} : { field: labelOfField('from') }
    if (taken.has(address)) say({ problem: 'redirectTwice', ...fields, subject: row.from })
    taken.add(address)
    const { way, end } = index.follow(address)
    const steps = way.map(decodeSegment)
    const isRound = end === 'circle' && steps.at(-1)?.toLowerCase() === address
    if (isRound) say({ problem: 'redirectLoop', ...fields, subject: steps.join(' → ') })
  }
  return new Map(documents.map((document) => [document, found.get(document) ?? []]))
}

const placeOf = ({ row }: RedirectRow, field: string) => (row === undefined ? [field] : ['rows', row, field])
const typeOf = ({ row }: RedirectRow) => (row === undefined ? 'redirect' : 'redirects')
