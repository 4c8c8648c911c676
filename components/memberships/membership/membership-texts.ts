import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'

const keys = [
  'none',
  'noneHint',
  'active',
  'activeHint',
  'trialing',
  'trialingHint',
  'past_due',
  'past_dueHint',
  'ending',
  'endingHint',
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
  'reason',
  'confirm',
  'goOn',
  'cancelFailed',
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

export type MembershipTexts = Record<(typeof keys)[number] | 'tooManyTries', string>

/** What the membership page says; `{day}`, `{price}` and `{method}` are filled in where they are known. */
export async function membershipTexts(product: string): Promise<MembershipTexts> {
  const t = await getTranslations('membership')
  const values = { product, day: '{day}', price: '{price}', method: '{method}' }
  const texts = Object.fromEntries(keys.map((key) => [key, t(key, values)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all the keys
  return { ...texts, tooManyTries: await tooManyTriesText() } as MembershipTexts
}
