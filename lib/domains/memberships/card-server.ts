import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { env } from '@/lib/core/server/env'
import { processWide } from '@/lib/core/server/process-wide'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { SharedRecords } from '@/lib/core/server/shared-records'
import { siteNow } from '@/lib/core/server/site-clock'
import type { Member } from '@/lib/domains/session/member'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import {
  addAccountPaymentMethod,
  getAccountPaymentMethod,
  getPaymentMethod,
  paymentMethodSchema,
  setPaymentMethod,
  type PaymentMethod,
} from '@/lib/services/subscription/payment-methods'
import { isMember, stateOf } from './membership-rules'
import type { NewCard, CardGateway } from './schema'
import { findStored, profileIdOf, readStatus } from './status-server'

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

/** How long it is remembered what was stored before a card's token was sent. */
const ATTEMPT_MS = 10 * 60_000

/** The token that was last sent for a place, and what was stored there before; also for other instances, if this one ends. */
const attemptSchema = z.object({ nonce: z.string(), before: z.nullable(paymentMethodSchema) })
const attempts = () => processWide('card attempts', () => new SharedRecords('card-attempt', attemptSchema, 1000))

/**
 * Stores a card: for a Braintree membership it becomes the payment method (MB-039), otherwise it is added to the
 * account's, for purchases (MB-041). Serialized with purchases, which charge the stored card. A token that was sent before
 * isn't sent again if another card is stored by now: its answer was lost, and the gateway would refuse it
 * (docs/decisions/048).
 *
 * @throws AppError `payment_refused` if the gateway does not accept the card
 */
export function storeCard(member: Member, { gateway, nonce }: NewCard): Promise<PaymentMethod> {
  return cards().run(member.id, `card ${gateway} ${nonce}`, async (confirm) => {
    const status = await readStatus(member)
    const isPaidByIt = gateway === 'braintree' && status.gateway === gateway && isMember(stateOf(status, siteNow()))
    const place = placeOf(gateway, isPaidByIt ? await profileIdOf(member) : undefined)
    const name = `${member.id} ${place.name}`
    const [last, stored] = await Promise.all([attempts().find(name), findKnown(member.call(place.find))])
    const wasSent = last?.nonce === nonce
    if (wasSent && stored && !isSame(stored, last.before)) return stored
    if (!wasSent && stored !== undefined) await attempts().keep(name, { nonce, before: stored }, ATTEMPT_MS)
    return member.call(confirmed(confirm, (token) => place.store(nonce, token))).catch((error: unknown) => {
      throw refusalKeyOf(error) === 'payment.declined'
        ? new AppError('payment_refused', undefined, { cause: error })
        : error
    })
  })
}

/** Where a card is stored: at a profile's membership, or at the account. */
function placeOf(gateway: CardGateway, profileId: Identifier | undefined) {
  return profileId === undefined
    ? {
        name: `${gateway} account`,
        find: (token: string) => getAccountPaymentMethod(gateway, token),
        store: (nonce: string, token: string) => addAccountPaymentMethod(gateway, nonce, token),
      }
    : {
        name: `${gateway} ${profileId}`,
        find: (token: string) => getPaymentMethod(gateway, profileId, token),
        store: (nonce: string, token: string) => setPaymentMethod(gateway, profileId, nonce, token),
      }
}

/** The stored card; null if there is none, undefined if that can't be read. */
const findKnown = (asking: Promise<PaymentMethod>): Promise<PaymentMethod | null | undefined> =>
  findStored(asking).then(
    (stored) => stored ?? null,
    () => undefined,
  )

const isSame = (one: PaymentMethod, other: PaymentMethod | null) =>
  one.id === other?.id && one.brand === other.brand && one.last4 === other.last4
