import 'server-only'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { processWide } from '@/lib/core/server/process-wide'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { siteNow } from '@/lib/core/server/site-clock'
import type { Member } from '@/lib/domains/session/member'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import {
  addAccountPaymentMethod,
  paymentMethodSchema,
  setPaymentMethod,
  type PaymentMethod,
} from '@/lib/services/subscription/payment-methods'
import { isMember, stateOf } from './membership-rules'
import type { NewCard, CardGateway } from './schema'
import { profileIdOf, readStatus } from './status-server'

/** The address of the gateway's card form, which returns a one-time token for the card; we never see card data (MB-002). */
export function cardFormAt(gateway: CardGateway, returnUrl: string): string {
  const form = new URL(env.CARD_FORM_URL)
  form.searchParams.set('gateway', gateway)
  form.searchParams.set('returnUrl', returnUrl)
  return form.href
}

/** Kind of the lines in which a player's card, purchases and cancellation are changed one after the other. */
export const MEMBERSHIP_LINE = 'membership'

/** A gateway takes a card's token once, so that a repetition is given the result. */
const cards = () =>
  processWide(
    'cards',
    () =>
      new SharedOnce({
        kind: MEMBERSHIP_LINE,
        schema: paymentMethodSchema,
        rememberedMs: 60_000,
        most: 1000,
        withoutStore: 'refuses',
      }),
  )

/**
 * Stores a card: for a Braintree membership it becomes the payment method (MB-039), otherwise it is added to the
 * account's, for purchases (MB-041). Serialized with purchases, which charge the stored card.
 *
 * @throws AppError `payment_refused` if the gateway does not accept the card
 */
export function storeCard(member: Member, { gateway, nonce }: NewCard): Promise<PaymentMethod> {
  return cards().run(member.id, `card ${gateway} ${nonce}`, async (confirm) => {
    const status = await readStatus(member)
    const isPaidByIt = gateway === 'braintree' && status.gateway === gateway && isMember(stateOf(status, siteNow()))
    const profileId = isPaidByIt ? await profileIdOf(member) : undefined
    const store = (token: string) =>
      profileId === undefined
        ? addAccountPaymentMethod(gateway, nonce, token)
        : setPaymentMethod(gateway, profileId, nonce, token)
    return member.call(confirmed(confirm, store)).catch((error: unknown) => {
      throw refusalKeyOf(error) === 'payment.declined'
        ? new AppError('payment_refused', undefined, { cause: error })
        : error
    })
  })
}
