import { z } from 'zod'
import { isLoopback } from '../../../lib/core/loopback.ts'
import { hostOrAddress, orOff } from '../../../lib/core/server/env-variables/variable.ts'
import type { Environment } from '../environment.ts'
import { Failure } from '../failure.ts'

/** The variable that defining needs in addition to the site's; the site itself never has this token. */
export const defineSchema = z.object({ STOREFRONT_ADMIN_TOKEN: z.string().min(1) })

/** A shop's Admin API. */
export type Shop = { address: string; token: string }

/**
 * The Admin API of the shop that the environment names. That of the sandbox accepts any token.
 *
 * @throws Failure that names what is missing
 */
export function shopOf(environment: Environment): Shop {
  const { STOREFRONT_DOMAIN = '', STOREFRONT_API_VERSION: version } = environment
  const shop = orOff(hostOrAddress).parse(STOREFRONT_DOMAIN)
  if (shop === 'off') throw new Failure('STOREFRONT_DOMAIN is off: the site has no shop to define items at.')
  const given = environment.STOREFRONT_ADMIN_TOKEN || (isLoopback(shop) ? 'sandbox' : undefined)
  const settings = defineSchema.safeParse({ STOREFRONT_ADMIN_TOKEN: given })
  if (!settings.success) {
    throw new Failure(`STOREFRONT_ADMIN_TOKEN must be set to write to ${shop} (docs/connecting-real-services.md).`)
  }
  return { address: `${shop}/admin/api/${version}/graphql.json`, token: settings.data.STOREFRONT_ADMIN_TOKEN }
}
