import 'server-only'
import { flag, rows, text } from '@/lib/content/fields/fields'
import { linkAddress } from '@/lib/content/fields/links'
import { getDraftedSection, getPublishedSection } from '@/lib/content/pages/section-at'
import type { SectionSource } from '@/lib/content/section'
import { InvalidInputError, NotFoundError } from '@/lib/core/errors'
import { doneOnce } from './done-once'
import { env } from '@/lib/core/server/env'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import type { SectionPlace } from '@/lib/core/section-place'
import { sendForm } from '@/lib/services/forms/client'
import { oneLine } from './contact-rules'
import { MAX_FIELDS, type FormField } from './form-field'
import { fieldProblem, isFormAction, type FormSubmission } from './generic-form'
import { assertPerson } from './guard'

/** An editor-defined form. */
export type ContentForm = {
  /** Its target as written; `isFormAction` decides whether it is allowed. */
  action: string
  fields: FormField[]
}

/** A valid field name. The excluded ones are inputs that every form has (generic-form-fields.tsx). */
const FIELD_NAME = /^(?!homepage$|form-)[\w-]{1,60}$/

/** Name of the form that supplies texts and rules of the contact form, and is sent nowhere (SL-form-02). */
const CONTACT_US = 'contact_us'

/**
 * @param emailLabel label of the field that every form has, if editors gave it none @returns undefined for a section
 * that is no form
 */
export function readForm(section: SectionSource, emailLabel = ''): ContentForm | undefined {
  const { slice_type: type, primary = {}, items } = section
  if (type !== 'form' || text(primary.form_id) === CONTACT_US) return undefined
  const action = linkAddress(primary.action_url, env.SITE_URL) ?? ''
  return { action, fields: readFields(items, text(primary.placeholder) ?? emailLabel) }
}

/** Every form has a field named `email`, which is required and validated (contracts.md, templates). */
function readFields(items: unknown, emailLabel: string): FormField[] {
  const fields = rows<Record<string, unknown>>(Array.isArray(items) ? items : []).flatMap((item): FormField[] => {
    const name = text(item.name)
    if (name === undefined || !FIELD_NAME.test(name)) return []
    const isEmail = name === 'email' || text(item.form_validation) === 'email'
    const label = text(item.placeholder_text) ?? name
    return [{ name, label, isRequired: flag(item.required) || name === 'email', isEmail }]
  })
  const named = new Map(fields.map((field) => [field.name, field]))
  const email = { name: 'email', label: emailLabel, isRequired: true, isEmail: true }
  return [...(named.has('email') ? [] : [email]), ...named.values()].slice(0, MAX_FIELDS)
}

/**
 * Sends an editor-defined form with its fields to its action URL [CT-033, FM-015]. Both are read from current content:
 * the sender can't influence them.
 *
 * @param draftRef of the draft that the sender sees, if that is an editor
 * @throws NotFoundError if there is no form at its position; InvalidInputError, also for a target that is not allowed;
 * TooManyRequestsError, UpstreamError
 */
export async function submitForm(submission: FormSubmission, draftRef?: string): Promise<void> {
  assertPerson(submission)
  const { action, fields } = await getForm(submission.place, draftRef)
  if (!isFormAction(action, env.FORM_ACTION_HOSTS)) throw new InvalidInputError('forms may not be sent there')
  const typed = new Map(Object.entries(submission.fields).map(([name, value]) => [name, oneLine(value)]))
  assertItsOwn(typed, fields)
  const values = fields.flatMap(({ name }) => {
    const value = typed.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  await doneOnce(['form', action, ...values.flat()], async (confirm) => {
    await takeTry('submissionsOfAddress', (typed.get('email') ?? '').toLowerCase())
    await confirm()
    await sendForm(action, Object.fromEntries(values))
  })
}

async function getForm(place: SectionPlace, draftRef: string | undefined): Promise<ContentForm> {
  const section = await (draftRef === undefined ? getPublishedSection(place) : getDraftedSection(place, draftRef))
  const form = readForm(section)
  if (form === undefined) throw new NotFoundError(`form ${place.sectionId} of document ${place.documentId}`)
  return form
}

/**
 * Rejects fields that the form doesn't have, since its target might interpret them in a way that no editor intended.
 */
function assertItsOwn(typed: ReadonlyMap<string, string>, fields: readonly FormField[]): void {
  const names = new Set(fields.map(({ name }) => name))
  const isWrong = fields.some((field) => fieldProblem(typed.get(field.name) ?? '', field) !== undefined)
  if (isWrong || [...typed.keys()].some((name) => !names.has(name)))
    throw new InvalidInputError('the form fails its rules')
}
