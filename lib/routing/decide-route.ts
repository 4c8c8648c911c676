import { type AskedPage, askedPage } from './asked-page.ts'
import type { Decision, PageRequest, Redirect } from '../core/route-decision.ts'
import { type Soon, whenThere } from '../core/soon.ts'
import type { Lookups } from './lookups.ts'
import { forAnybody, formedRequest, inForm, inPreferredForm } from './page-forms.ts'
import { showPage } from './pages.ts'
import { inFormOfFlags } from './flag-form.ts'
import { routes } from './routes.ts'

/**
 * Decides how a page request is answered; to be called once for each, since some answers count towards limits. Addresses
 * without a language prefix are in the default language and served by the routes below its code (`/en`), which isn't an address
 * itself.
 *
 * @param request for a page, not for a file or the API
 * @returns the decision, at once if nothing has to be waited for
 * @throws what `lookups` throw, except for an outage
 */
export function decideRoute(request: PageRequest, lookups: Lookups): Soon<Decision> {
  const page = formedRequest(request)
  const decision = page
    ? whenThere(decideFrom(0, askedPage(page, forAnybody(lookups))), (ofPage) => inForm(page, ofPage))
    : whenThere(decideFrom(0, askedPage(request, lookups)), (ofPage) =>
        inFormOfFlags(inPreferredForm(request, ofPage), lookups.flagForm(request.headers)),
      )
  return whenThere(decision, (decided) => {
    if (decided.kind === 'redirect') refuseForeignTarget(decided, [request.url.origin, lookups.siteUrl])
    return decided
  })
}

/** No part of a request may name the site that it leads to; `//` at the beginning of a path would. */
function refuseForeignTarget({ to, writtenBy }: Redirect, ownSites: readonly string[]): void {
  const isOwn = ownSites.some((site) => new URL(site).origin === to.origin)
  if (isOwn ? to.pathname.startsWith('//') : writtenBy === undefined)
    throw new Error('a redirect would lead to another site')
}

/** The decision of the first row that applies, from a given one on. */
function decideFrom(index: number, asked: AskedPage): Soon<Decision> {
  const row = routes[index]
  if (row === undefined) return showPage(asked)
  return whenThere(row.decide(asked), (decision) => decision ?? decideFrom(index + 1, asked))
}
