import * as z from 'zod/mini'
import { interrupted } from '@/lib/domains/session/interrupted'
import { openCardForm, startPortal } from './api'
import { beginCardVisit } from './card-visit'
import { cardFormSchema, checkoutOrderSchema, purchaseOrderSchema } from './schema'

const portalSchema = z.object({ to: z.literal('portal') })
const cardVisitSchema = z.object({ to: z.literal('card_form'), gateway: cardFormSchema.shape.gateway })

/** A page of the payment provider that the membership's own page leads to. */
export type HostedPage = z.infer<typeof portalSchema> | z.infer<typeof cardVisitSchema>

/** Requests its address. */
export function openHosted(page: HostedPage): Promise<{ url: string }> {
  if (page.to === 'portal') return startPortal()
  return openCardForm({ gateway: page.gateway, mark: beginCardVisit(page.gateway) })
}

/** The changes on the membership page. */
const changeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('cancel'), reason: z.string() }),
  z.object({ to: z.literal('buy'), order: purchaseOrderSchema }),
  portalSchema,
  cardVisitSchema,
])

/** The change that was pressed for when the session had ended, to be resumed after sign-in. */
export const interruptedChange = interrupted('membership-change', changeSchema)

/** The checkout that was pressed for when the session had ended, with the price that was shown. */
export const interruptedCheckout = interrupted('checkout', checkoutOrderSchema)
