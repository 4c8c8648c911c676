import { after } from 'next/server'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { visitorAgreesTo } from '@/lib/core/server/visitor-consent'
import { takeInteraction } from '@/lib/domains/analytics/endpoints'
import { recordInteraction } from '@/lib/domains/analytics/server'

/**
 * Our own pages report nothing of a visitor who has not agreed to be counted; the server decides again, since a page may
 * have been open for long, and its script may be an old one.
 */
export const POST = forVisitor(takeInteraction, ({ body, request }) => {
  if (visitorAgreesTo('statistics', request.headers)) after(() => recordInteraction(body))
  return new Response(null, { status: 202 })
})
