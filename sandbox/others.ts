import { createChat } from './chat/service.ts'
import { type PlayerOfToken, playerOfToken } from './game/players.ts'
import type { CreateService } from './kernel/service.ts'
import { createLocator } from './locator/service.ts'
import { createPartner } from './partner/service.ts'
import { createStorefront } from './storefront/service.ts'
import { subscriptionService } from './subscription/service.ts'
import { createForms } from './forms/service.ts'
import { createSupport } from './support/service.ts'
import { createTracking } from './tracking/service.ts'
import { createWeb } from './web/service.ts'

/**
 * The simulated services besides content, identity, media, game and articles; `resolve` finds the player of a bearer
 * token.
 */
export function otherServicesFor(resolve: PlayerOfToken): CreateService[] {
  return [
    subscriptionService(resolve),
    createWeb,
    createStorefront,
    createPartner,
    createForms,
    createSupport,
    createChat,
    createTracking,
    createLocator,
  ]
}

/** The other services, for `demo-{name}` tokens only. */
export const otherServices = otherServicesFor(playerOfToken)
