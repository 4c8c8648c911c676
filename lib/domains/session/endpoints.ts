import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { sessionSchema } from './schema'

/**
 * The signed-in player, according to the session. At most once in an access token's lifetime, the provider is asked
 * whether it still knows the session.
 */
export const session = endpoint('GET', '/api/session', { answer: sessionSchema })

const countrySchema = z.object({ country: z.nullable(z.string()) })

/**
 * The visitor's country, according to the proxy in front. Pages are the same for everybody, so parts that depend on the
 * country request it.
 */
export const countryOfVisitor = endpoint('GET', '/api/country', { limit: 'reads', answer: countrySchema })

/** The player's country, according to the profile. */
export const countryOfPlayer = endpoint('GET', '/api/profile/country', { answer: countrySchema })
