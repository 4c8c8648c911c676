import { hasCode } from '@/lib/core/errors'
import { tooManyTriesIn } from '@/lib/core/too-many-tries'
import { isToldByThePage } from '@/lib/domains/session/told-by-the-page'
import type { MembershipTexts } from './membership-texts'

/** What is said of a change that did not come about; nothing where the page itself answers. */
export function changeRefusal(error: Error | null, words: string, texts: MembershipTexts): string {
  if (error === null || isToldByThePage(error)) return ''
  return tooManyTriesIn(error, texts.tooManyTries) ?? words
}

/** What is said of a purchase that failed; nothing where the page itself says it. */
export function purchaseRefusal(error: Error | null, texts: MembershipTexts): string {
  if (hasCode(error, 'coupon_refused')) return texts.couponRefused
  if (hasCode(error, 'payment_refused')) return texts.paymentRefused
  if (hasCode(error, 'price_changed')) return texts.priceChanged
  return changeRefusal(error, texts.buyFailed, texts)
}
