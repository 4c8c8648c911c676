import { after } from 'next/server'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { takeInteraction } from '@/lib/domains/analytics/endpoints'
import { mayBeCounted, recordInteraction } from '@/lib/domains/analytics/server'

export const POST = forVisitor(takeInteraction, ({ body, request }) => {
  if (mayBeCounted(request.headers)) after(() => recordInteraction(body))
  return new Response(null, { status: 202 })
})
