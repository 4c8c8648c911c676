import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { ISSUER } from './identity-provider'
import { KEY_ID, providerKey } from './provider-key'

export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** The time of the tokens: their reader goes by the machine's clock. */
export const TOLD_AT = Date.now()

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
  const fullHeader = { alg: 'RS256', kid: KEY_ID, typ: 'logout+jwt', ...header }
  return new SignJWT(defined).setProtectedHeader(fullHeader).sign(key)
}
