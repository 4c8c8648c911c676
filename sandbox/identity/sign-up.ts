import { z } from 'zod'
import type { NewAccount } from './accounts.ts'
import type { Words } from './words/en.ts'

export type SignUpField = keyof NewAccount

/** Why a field is invalid, as a key of the page's texts. */
export type Refusal = Extract<keyof Words, 'needed' | 'tooLong' | 'emailInvalid' | 'emailTaken' | 'passwordShort'>

export type Refusals = Partial<Record<SignUpField, Refusal>>

const refusal = (key: Refusal) => key

const name = z.string().trim().min(1, refusal('needed')).max(40, refusal('tooLong'))

const email = z
  .string()
  .trim()
  .min(1, { error: refusal('needed'), abort: true })
  .max(120, { error: refusal('tooLong'), abort: true })
  .pipe(z.email(refusal('emailInvalid')))

const password = z.string().min(10, refusal('passwordShort')).max(200, refusal('tooLong'))

const signUpSchema = z.object({ firstName: name, lastName: name, email, password })

const FIELDS: SignUpField[] = ['firstName', 'lastName', 'email', 'password']

const refusalSchema = z.enum(['needed', 'tooLong', 'emailInvalid', 'emailTaken', 'passwordShort']).catch('needed')

/** The account that a form describes, or the first problem of each field. */
export function readSignUp(form: unknown): { account: NewAccount } | { refusals: Refusals } {
  const { data, error } = signUpSchema.safeParse(form)
  if (data) return { account: data }
  const { fieldErrors } = z.flattenError(error)
  const refusals: Refusals = {}
  for (const field of FIELDS) {
    const [message] = fieldErrors[field] ?? []
    if (message !== undefined) refusals[field] = refusalSchema.parse(message)
  }
  return { refusals }
}
