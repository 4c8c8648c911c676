import type { Decision } from '../core/route-decision.ts'
import { inFlagForm } from '../core/server/flag-forms.ts'
import { isOfContent } from './page-forms.ts'

/** A page of visitors that is made for one request, such as search results; drafts aren't among them. */
const MADE_FOR_ONE = /^\/[^/]+\/variants\//

/**
 * A decision on a page as one on its form for the request (docs/decisions/065). Only the form is part of the page's own
 * address, so whatever a request says, there are as many pages of an address as forms.
 *
 * @param form undefined while pages have no forms
 */
export function inFormOfFlags(decision: Decision, form: string | undefined): Decision {
  if (form === undefined || (decision.kind !== 'route' && decision.kind !== 'page-for-one-request')) return decision
  if (!isOfContent(decision.pathname)) return decision
  const pathname = inFlagForm(decision.pathname, form)
  if (decision.kind === 'page-for-one-request')
    return MADE_FOR_ONE.test(decision.pathname) && decision.framedBy === undefined
      ? { ...decision, pathname }
      : decision
  // Other visitors get another page here, and no cache in between can tell them apart; a front can (049).
  const headers = { 'cache-control': 'private, no-cache', ...decision.headers }
  return { ...decision, pathname, headers, hasFlagForms: true }
}
