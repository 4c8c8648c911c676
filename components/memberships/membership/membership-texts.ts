import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { isOff } from '@/lib/core/server/off'
import { wordsOf } from '@/lib/core/words'

/** The words for the states of a membership that has not ended. */
export const standingWords = [
  'active',
  'activeHint',
  'activeHintUndated',
  'trialing',
  'trialingHint',
  'trialingHintUndated',
  'trialingPays',
  'trialingPaysUndated',
  'past_due',
  'past_dueHint',
  'ending',
  'endingUndated',
  'endingHint',
  'endingHintUndated',
] as const

const words = [
  ...standingWords,
  'none',
  'noneHint',
  'ended',
  'endedHint',
  'unknown',
  'unknownHint',
  'retry',
  'annual',
  'monthly',
  'plan',
  'price',
  'payment',
  'noPayment',
  'applePayment',
  'paymentUnknown',
  'changeCard',
  'cardStored',
  'cardRefused',
  'cardFailed',
  'loading',
  'manage',
  'keep',
  'payNow',
  'busy',
  'seePlans',
  'appleTitle',
  'appleText',
  'appleLink',
  'braintreeChange',
  'guarantee',
  'cancel',
  'cancelTitle',
  'cancelText',
  'cancelTextUndated',
  'reason',
  'confirm',
  'goOn',
  'cancelFailed',
  'outcomeUnknown',
  'portalFailed',
  'directTitle',
  'directText',
  'coupon',
  'buy',
  'couponRefused',
  'paymentRefused',
  'priceChanged',
  'buyFailed',
  'payments',
  'day',
  'what',
  'amount',
  'noPayments',
  'paymentsUnknown',
  'download',
  'print',
  'succeeded',
  'waiting',
  'underway',
  'needsScript',
] as const

export type MembershipTexts = Awaited<ReturnType<typeof membershipTexts>>

/**
 * Texts of the membership page; `{day}`, `{price}` and `{method}` are placeholders, filled in where the values are
 * known. Without the gateways' card form nothing offers another card.
 */
export async function membershipTexts(product: string) {
  const [t, failures] = await Promise.all([getTranslations('membership'), failureTexts()])
  const { changeCard, ...texts } = wordsOf(t, words, { product })
  return { ...texts, changeCard: isOff('cardForm') ? undefined : changeCard, ...failures }
}
