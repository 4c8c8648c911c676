import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** The key that the provider of tests signs with. */
export const providerKey = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A public key as the provider's set of keys names it. */
export const inKeySet = ({ publicKey }: { publicKey: KeyObject }, kid: string) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

export const KEY_ID = 'of-the-provider'

export const keySet = { keys: [inKeySet(providerKey, KEY_ID)] }
