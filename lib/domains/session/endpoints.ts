import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { sessionSchema } from './schema'

/** Who is signed in. The session knows; the provider is asked only whether it still does too, once an access token's life. */
export const session = endpoint('GET', '/api/session', { answer: sessionSchema })

const countrySchema = z.object({ country: z.nullable(z.string()) })

/** Where the visitor is, as the proxy in front says. Pages are the same for everybody; what follows the country asks for it. */
export const countryOfVisitor = endpoint('GET', '/api/country', { limit: 'reads', answer: countrySchema })

/** Where the player lives, as the profile says. */
export const countryOfPlayer = endpoint('GET', '/api/profile/country', { answer: countrySchema })
