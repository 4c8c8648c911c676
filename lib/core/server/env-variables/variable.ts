import { z } from 'zod'
import type { Service } from '../../services.ts'

/** The values from which defaults are derived. */
export type Base = {
  /** `PORT` */
  port: number
  /** Origin of the sandbox. */
  sandbox: string
  /** Whether services that are not set are the sandbox's: `SANDBOX`. */
  hasSandbox: boolean
  /** `PRISMIC_REPOSITORY` */
  repository: string
  /** The product's name in `theme.ts`. */
  productName: string
}

/** Facts about an environment variable besides its schema. */
export type Facts = {
  /** Its comment in `.env.example`. */
  about: string
  /**
   * Value if the variable is not set; a function if it is derived. Without a default the variable is required, unless
   * its schema makes it optional.
   */
  default?: string | ((base: Base) => string)
  /** Value in `.env.example`, if it differs from the default. */
  example?: string
  /**
   * On a public site, an address must be public and use https, and a secret must differ from the published one
   * (`env-off-machine.ts`).
   */
  kind?: 'address' | 'secret'
  /** The service that the variable is about: nobody reads it where that is off. */
  service?: Service
  /** Whether the variable can be `off`: the site then does without its service (`servicesOff`). */
  canBeOff?: true
  /** Whether only our server asks this address, never a browser: it may be of a host of `INTERNAL_HOSTS`. */
  isForServerAlone?: true
  /** Whether pages that were made before a change of it stay valid; any other change makes all pages anew. */
  isReadAtRunTime?: true
  /** Whether pages depend only on whether the variable is set: a change of its value leaves them valid. */
  onlyPresenceCounts?: true
}

/** The facts by schema. */
export const facts = z.registry<Facts>()

/** A variable: its schema with the facts about it. */
export function variable<Schema extends z.ZodType>(schema: Schema, itsFacts: Facts): Schema {
  const own = schema.clone() // schemas are shared between variables
  facts.add(own, itsFacts)
  return own
}

const url = z.url({ protocol: /^https?$/, error: 'must be an address with http:// or https://' })

export const origin = url.transform((text) => new URL(text).origin)
/** An address of which every character counts. */
export const exactAddress = url
export const address = url.transform((text) => text.replace(/\/+$/, ''))
export const scriptAddress = url.regex(/^[^?#]+\.js$/, 'must be the address of a .js file')
export const hostOrAddress = z
  .string()
  .transform((text) => (/^https?:\/\//.test(text) ? text : `https://${text}`))
  .pipe(z.url('must be a host or an address').pipe(address))
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
export const hostList = commaList.pipe(
  z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts without https://')),
)
export const addressList = commaList.pipe(z.array(url))
/** Addresses by which somebody is reached. They are lines of a text, so none has a space. */
export const contactList = commaList.pipe(
  z.array(
    z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/, 'must be addresses with mailto: or https:'),
  ),
)
export const originList = commaList.pipe(z.array(origin).min(1, 'must name one at least'))

/** The value of a service's variable on a site without that service. */
export const OFF = 'off'

/** An address of a service, or `off`. */
export const orOff = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(OFF), schema])

/** A list for a service, or `off`, which is an empty list. */
export const listOrOff = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(OFF).transform((): string[] => []), schema])

/**
 * A whole number.
 *
 * @param unit in the plural; it is named when a value is refused
 */
export function wholeNumber({ unit, from, to }: { unit?: string; from?: number; to?: number }) {
  const error = [
    'must be a whole number',
    ...(unit === undefined ? [] : [`of ${unit}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`to ${to}`]),
  ].join(' ')
  return z.coerce
    .number(error)
    .int(error)
    .min(from ?? -Infinity, error)
    .max(to ?? Infinity, error)
}

const YES_OR_NO = new Map([
  ...['true', '1', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off'].map((word) => [word, false] as const),
])

/** Something that is so or not, in any of the usual words. */
export const yesOrNo = z.string().transform((text, { issues }) => {
  const said = YES_OR_NO.get(text.trim().toLowerCase())
  if (said === undefined) issues.push({ code: 'custom', input: text, message: 'must be true or false' })
  return said ?? false
})
