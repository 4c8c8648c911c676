import { z } from 'zod'

/** What defaults derive from. */
export type Base = {
  /** `PORT` */
  port: number
  /** Origin of the sandbox. */
  sandbox: string
  /** `PRISMIC_REPOSITORY` */
  repository: string
  /** The product's name in `theme.ts`. */
  productName: string
}

/** What there is to say of a variable of the environment besides its schema. */
export type Facts = {
  /** Its comment in `.env.example`. */
  about: string
  /** Its value where it is not set; a function if it derives. Without one it is required, or may be absent by its schema. */
  default?: string | ((base: Base) => string)
  /** Its value in `.env.example`, if that is no default. */
  example?: string
  /**
   * On a site that others reach, an address has to be a public one with https, and a secret another than the published
   * one (`env-off-machine.ts`).
   */
  kind?: 'address' | 'secret'
  /** Whether a change of it needs no new build. */
  isReadAtRunTime?: true
}

/** The facts by schema. */
export const facts = z.registry<Facts>()

/** A variable: its schema with the facts about it. */
export function variable<Schema extends z.ZodType>(schema: Schema, itsFacts: Facts): Schema {
  const own = schema.clone() // schemas are shared between variables
  facts.add(own, itsFacts)
  return own
}

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)
export const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
export const scriptAddress = z.url({ protocol: /^https?$/ }).regex(/^[^?#]+\.js$/, 'must be the address of a .js file')
export const hostOrAddress = z
  .string()
  .transform((text) => (/^https?:\/\//.test(text) ? text : `https://${text}`))
  .pipe(address)
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
export const addressList = commaList.pipe(z.array(z.url({ protocol: /^https?$/ })))
export const whole = z.coerce.number().int()
export const positive = whole.min(1)
