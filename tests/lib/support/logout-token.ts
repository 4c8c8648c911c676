import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { ISSUER } from './identity-provider'

export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** The time of the tokens: their reader goes by the machine's clock. */
export const TOLD_AT = Date.now()

export const providerKey = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A public key as the provider's set of keys names it. */
export const inKeySet = ({ publicKey }: { publicKey: KeyObject }, kid: string) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

export const keySet = { keys: [inKeySet(providerKey, 'of-the-provider')] }

export type Making = {
  key?: KeyObject | Uint8Array
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
}

let tokens = 0

/** A logout token of the provider, of now, unless told otherwise; what is undefined is left out. */
export function logoutToken({ key = providerKey.privateKey, header = {}, claims = {} }: Making = {}): Promise<string> {
  const seconds = Math.floor(TOLD_AT / 1000)
  const right = { iss: ISSUER, aud: 'gruppetto-site', iat: seconds, exp: seconds + 120, jti: `token-${tokens++}` }
  const payload = { ...right, sid: 'sid-1', events: { [LOGOUT_EVENT]: {} }, ...claims }
  const defined = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined))
  const fullHeader = { alg: 'RS256', kid: 'of-the-provider', typ: 'logout+jwt', ...header }
  return new SignJWT(defined).setProtectedHeader(fullHeader).sign(key)
}
