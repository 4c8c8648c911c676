import * as z from 'zod/mini'
import { leaveFromHere } from '@/lib/core/leave-from-here'
import { memberCall } from '@/lib/domains/session/api'
import { beginCardVisit } from './card-visit'
import { openCardForm, startPortal } from './endpoints'
import { inPageLanguage } from './page-language'
import { cardFormSchema, purchaseOrderSchema } from './schema'

const portalSchema = z.object({ to: z.literal('portal') })
const cardVisitSchema = z.object({ to: z.literal('card_form'), gateway: cardFormSchema.shape.gateway })

/** A page of the payment provider that the membership's own page leads to. */
export type HostedPage = z.infer<typeof portalSchema> | z.infer<typeof cardVisitSchema>

/** Requests its address. */
export function openHosted(page: HostedPage): Promise<{ url: string }> {
  if (page.to === 'portal') return memberCall(startPortal, { query: inPageLanguage() })
  const body = { gateway: page.gateway, mark: beginCardVisit(page.gateway) }
  return memberCall(openCardForm, { query: inPageLanguage(), body })
}

/**
 * Options of a mutation whose answer is the address of a hosted page, to which it leads. They stand with the mutation, since what
 * is given to `mutate` is dropped if the control is drawn anew meanwhile. Who has gone to another page by then stays there.
 */
export const leadsToHosted = {
  onMutate: leaveFromHere,
  onSuccess: ({ url }: { url: string }, _sent: unknown, leave: (address: string) => void) => leave(url),
}

/** The changes on the membership page that are resumed after sign-in. */
export const membershipChangeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('cancel'), reason: z.string() }),
  z.object({ to: z.literal('buy'), order: purchaseOrderSchema }),
  portalSchema,
  cardVisitSchema,
])
