import { AppError, hasCode } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import type { MembershipTexts } from './membership-texts'

/** The message for a page of the payment provider that can't be opened; empty for failures that the page itself reports. */
export function openingRefusal(error: Error | null, texts: MembershipTexts): string {
  return error === null || isHandledByPage(error) ? '' : (failureText(error, texts) ?? texts.portalFailed)
}

/** The message for a cancellation that failed; empty for failures that the page itself reports. */
export function cancelRefusal(error: Error | null, texts: MembershipTexts): string {
  return changeRefusal(error, texts.cancelFailed, texts)
}

function changeRefusal(error: Error | null, words: string, texts: MembershipTexts): string {
  if (error === null || isHandledByPage(error)) return ''
  // What is no error of ours is an answer that didn't arrive: the change may have been made.
  if (!(error instanceof AppError) || hasCode(error, 'outcome_unknown')) return texts.outcomeUnknown
  return failureText(error, texts) ?? words
}

/** The message for a purchase that failed; empty for failures that the page itself reports. */
export function purchaseRefusal(error: Error | null, texts: MembershipTexts): string {
  if (hasCode(error, 'coupon_refused')) return texts.couponRefused
  if (hasCode(error, 'payment_refused')) return texts.paymentRefused
  if (hasCode(error, 'price_changed')) return texts.priceChanged
  return changeRefusal(error, texts.buyFailed, texts)
}
