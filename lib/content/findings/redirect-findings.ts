import { decodeSegment } from '../../core/address-segment.ts'
import { RedirectIndex } from '../redirects/redirect-index.ts'
import { type RedirectRow, redirectRows } from '../redirects/redirect-rows.ts'
import { redirectRule, type RedirectRule } from '../redirects/redirect-rule.ts'
import type { CheckedDocument } from './document-findings.ts'
import { fieldName } from './field-tree.ts'
import type { Finding } from './finding.ts'
import type { Models } from './models.ts'

/** What is known of the pages that the site has. */
type KnownPages = { isPage?: (path: string) => boolean; isDefault?: (path: string) => boolean }

/**
 * Redirects that form a loop or lead nowhere, duplicates of an address, and other mistakes in redirects.
 *
 * @param pages `isPage` is whether the site has a page at an address, where redirects end; without it, nobody knows whether a
 * folder that leads to an address inside it ends there. `isDefault` as in the index
 */
export function redirectFindings<Document extends CheckedDocument>(
  documents: readonly Document[],
  { labelOf }: Pick<Models, 'labelOf'>,
  { isPage, isDefault }: KnownPages = {},
): Map<Document, Finding[]> {
  const rows = redirectRows(documents).map((row) => ({ row, rule: redirectRule(row) }))
  const index = new RedirectIndex(
    rows.flatMap(({ rule }) => ('problem' in rule ? [] : [rule])),
    { isPage, isDefault },
  )
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
    const { way, rules, end } = index.follow(address)
    const steps = way.map(decodeSegment)
    const isBack = steps.at(-1)?.toLowerCase() === address
    const isRound = isBack || (isPage !== undefined && circleOf(rules).includes(rule))
    if (end === 'circle' && isRound) say({ problem: 'redirectLoop', ...fields, subject: steps.join(' → ') })
  }
  return new Map(documents.map((document) => [document, found.get(document) ?? []]))
}

/** The rules of a circle: all since that was first followed which would be followed again. */
const circleOf = (rules: readonly RedirectRule[]) => rules.slice(rules.findIndex((each) => each === rules.at(-1)))

const placeOf = ({ row }: RedirectRow, field: string) => (row === undefined ? [field] : ['rows', row, field])
const typeOf = ({ row }: RedirectRow) => (row === undefined ? 'redirect' : 'redirects')
