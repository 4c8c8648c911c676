import { brokenLink, dateOrder, type FieldRule, halfAButton, headingOrder, noAlternativeText } from './field-rules.ts'
import { text } from '../fields/fields.ts'
import { isRecord } from '../../core/is-record.ts'
import { fieldName, fieldsOf } from './field-tree.ts'
import { choiceRule } from './choice-rule.ts'
import type { Finding } from './finding.ts'
import { serviceOfSection } from '../section-services.ts'
import { contactFindings } from './contact-findings.ts'
import type { KnownSite } from './models.ts'
import { offRule } from './off-rule.ts'
import { videoRule } from './video-rule.ts'

/**
 * A field's validation that the site does not know: the field is not validated (decisions.md, "Contact, forms,
 * tracking").
 */
const unknownValidation: FieldRule = ({ key, value }) => {
  const check = key === 'form_validation' ? text(value) : undefined
  return check === undefined || check === 'email' ? undefined : { problem: 'unknownValidation', subject: check }
}

const RULES: readonly FieldRule[] = [
  brokenLink,
  noAlternativeText,
  headingOrder,
  halfAButton,
  dateOrder,
  unknownValidation,
]

/** A section of a document, before validation. */
type Section = { slice_type?: string | null; primary?: unknown; items?: unknown }

/**
 * Findings on a section.
 *
 * @param position in its page, from 1
 */
export function sectionFindings(source: Section, position: number, site: KnownSite): Finding[] {
  const type = source.slice_type ?? ''
  const section = { type, position }
  if (!site.isSection(type)) return [{ problem: 'unknownSection', section, subject: type || undefined }]
  const service = serviceOfSection(type)
  if (service !== undefined && site.isOff(service)) return [{ problem: 'serviceOff', section, subject: service }]
  const { primary, items } = source
  const empty = site.emptyOf(type)
  const rows = Array.isArray(items) ? items.filter(isRecord).map((row) => Object.assign({}, empty.row, row)) : []
  const fields = { ...empty.primary, ...(isRecord(primary) ? primary : {}), items: rows }
  return fieldFindings(fields, type, site).map(({ problem, field, subject }) => ({ problem, section, field, subject }))
}

/** Findings on single fields, at any depth. @param type of the section or document that has the fields */
export function fieldFindings(fields: Readonly<Record<string, unknown>>, type: string, site: KnownSite): Finding[] {
  const labelOf = (id: string) => site.labelOf(type, id)
  const rules = [...RULES, offRule(site), videoRule(site.videos), choiceRule((field) => site.optionsOf(type, field))]
  const single = fieldsOf(fields).flatMap((field) =>
    rules.flatMap((rule) => {
      const verdict = rule(field)
      return verdict ? [{ ...verdict, field: fieldName(field.path, labelOf) }] : []
    }),
  )
  return [...single, ...contactFindings(fields, type, labelOf)]
}
