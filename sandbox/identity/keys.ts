import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Values } from './values.ts'

const jwkSchema = z.looseObject({ kty: z.literal('RSA'), kid: z.string() })
const keysSchema = z.object({ signing: z.array(jwkSchema).min(1), cookies: z.array(z.string()).min(1) })

/** The keys that sign ID tokens (private JWKs, RS256) and the provider's own cookies. */
export type Keys = z.infer<typeof keysSchema>

/** The keys of this database, created on first use. A reset keeps them, so that a site's copy stays valid. */
export function loadKeys(values: Values): Keys {
  const stored = values.find('keys', keysSchema)
  if (stored) return stored
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
  const keys = keysSchema.parse({ signing: [jwk], cookies: [randomBytes(32).toString('base64url')] })
  values.set('keys', keys)
  return keys
}
