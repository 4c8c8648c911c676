import * as z from 'zod/mini'
import { identifierInBody, isIdentifier } from './identifier'

/** An id in our own terms (docs/decisions/079). */
export const identifierSchema = z.string().check(z.refine(isIdentifier))

/**
 * An id as it comes from outside: of a service, which may number things, or from something that another version of the
 * site has sealed or kept. A number that JSON doesn't keep exact (2^53 and more) is refused, since it is another one by
 * now. Encoded, it is a number again if it was one: versions before docs/decisions/079, which run beside this one during
 * a rollout, know no other.
 */
export const receivedIdentifierSchema = z.codec(z.union([z.string(), z.int()]), identifierSchema, {
  decode: String,
  encode: identifierInBody,
})
