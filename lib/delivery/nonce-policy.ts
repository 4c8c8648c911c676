import 'server-only'
import { env } from '@/lib/core/server/env'
import { headScriptOf } from './head-script'
import { contentSecurityPolicy, scriptHash } from './page-cache/policy'
import { policySources } from './page-cache/policy-sources'

/** The policy of a page rendered per request. The framework reads the nonce from it and puts it on its scripts. */
export function noncePolicy(framedBy?: readonly string[]): string {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  return contentSecurityPolicy([`'nonce-${nonce}'`, scriptHash(headScriptOf(env.DELIVERY_STEPS))], {
    ...policySources(env),
    framedBy,
  })
}
