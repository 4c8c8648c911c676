import { askedPage } from './asked-page.ts'
import type { Decision, PageRequest } from '../core/route-decision.ts'
import type { Lookups } from './lookups.ts'
import { showPage } from './pages.ts'
import { routes } from './routes.ts'

/**
 * Decides how a page request is answered; to be called once for each, since some answers count towards limits. Addresses
 * without a language prefix are in the default language and served by the routes below its code (`/en`), which isn't an address
 * itself.
 *
 * @param request for a page, not for a file or the API
 * @throws what `lookups` throw, except for an outage
 */
export async function decideRoute(request: PageRequest, lookups: Lookups): Promise<Decision> {
  const asked = askedPage(request, lookups)
  for (const { decide } of routes) {
    const decision = await decide(asked)
    if (decision) return decision
  }
  return showPage(asked)
}
