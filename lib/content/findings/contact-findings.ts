import { contactFields } from '../../core/contact-fields.ts'
import { text } from '../fields/fields.ts'
import { isRecord } from '../../core/is-record.ts'
import { fieldName } from './field-tree.ts'
import type { Finding } from './finding.ts'
import type { Models } from './models.ts'

/** Rows of the contact form that have no effect, since they name fields it doesn't have (CT-008, SL-form-03). */
export function contactFindings(
  fields: Readonly<Record<string, unknown>>,
  type: string,
  labelOf: (id: string) => ReturnType<Models['labelOf']>,
): Finding[] {
  const group = groupOf(fields, type)
  const rows = group === undefined ? undefined : fields[group]
  if (group === undefined || !Array.isArray(rows)) return []
  const known: readonly string[] = contactFields
  return rows.flatMap((row: unknown, index): Finding[] => {
    const name = isRecord(row) ? text(row.name) : undefined
    if (name === undefined || known.includes(name)) return []
    return [{ problem: 'contactField', field: fieldName([group, index + 1, 'name'], labelOf), subject: name }]
  })
}

/** Name of the group with the contact form's fields, in its document and in a form section that supplies it. */
function groupOf(fields: Readonly<Record<string, unknown>>, type: string): string | undefined {
  if (type === 'contact_form') return 'fields'
  return type === 'form' && text(fields.form_id) === 'contact_us' ? 'items' : undefined
}
