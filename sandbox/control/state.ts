import { openAvailability } from '../chat/availability.ts'
import { openEnrolments } from '../game/campaigns/enrolments.ts'
import { openIdentityAdmin } from '../identity/admin.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openDefinitions } from '../storefront/admin/definitions.ts'
import { openShopSettings } from '../storefront/settings.ts'
import { openSupportStore } from '../support/store.ts'
import { openTrackingStore } from '../tracking/store.ts'
import { openFundraisingStore } from '../web/fundraising-store.ts'
import { createCallLog } from './calls.ts'
import { createFaultBoard } from './faults.ts'
import type { Publisher } from './publisher.ts'

/** Everything that the control API and its page read and change. */
export type ControlState = ReturnType<typeof createState>

export function createState(context: ServiceContext, services: Service[], publisher: Publisher) {
  const { clock, database, origin } = context
  const calls = createCallLog()
  const faults = createFaultBoard()
  return {
    clock,
    origin,
    serviceNames: services.map((service) => service.name),
    calls,
    faults,
    publisher,
    chat: openAvailability(database),
    identity: openIdentityAdmin(database),
    enrolments: openEnrolments(database),
    fundraising: openFundraisingStore(database),
    tracking: openTrackingStore(database),
    support: openSupportStore(database),
    shopSettings: openShopSettings(database),
    shopDefinitions: openDefinitions(database, context.productSlug),
    /** The clock is reset first, since services create their initial data by it. */
    async reset() {
      faults.clear()
      clock.reset()
      await publisher.around(() => services.forEach((service) => service.reset()))
      calls.clear()
    },
  }
}
