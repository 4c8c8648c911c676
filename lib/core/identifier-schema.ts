import * as z from 'zod/mini'
import { isIdentifier } from './identifier'

/** An id in our own terms (docs/decisions/079). */
export const identifierSchema = z.string().check(z.refine(isIdentifier))

/**
 * An id as it comes from outside: of a service, which may number things, or from something that an older version of the
 * site has sealed or kept. A number that JSON doesn't keep exact (2^53 and more) is refused, since it is another one by
 * now.
 */
export const receivedIdentifierSchema = z.pipe(
  z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  identifierSchema,
)
