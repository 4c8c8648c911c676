import { createChat } from './chat/service.ts'
import type { CreateService } from './kernel/service.ts'
import { createLocator } from './locator/service.ts'
import { createPartner } from './partner/service.ts'
import { createStorefront } from './storefront/service.ts'
import { createSubscription } from './subscription/service.ts'
import { createSupport } from './support/service.ts'
import { createTracking } from './tracking/service.ts'
import { createWeb } from './web/service.ts'

/** The stand-ins beside content, media, game and articles. The identity provider is not among them yet. */
export const otherServices: CreateService[] = [
  createSubscription,
  createWeb,
  createStorefront,
  createPartner,
  createSupport,
  createChat,
  createTracking,
  createLocator,
]
