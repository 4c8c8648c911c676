import { expect, test } from 'vitest'
import { cancelRefusal, openingRefusal, purchaseRefusal } from '@/components/memberships/membership/refusals'
import { membershipTexts } from '@/components/memberships/membership/membership-texts'
import { AppError } from '@/lib/core/errors'

const texts = await membershipTexts('Gruppetto')
const unarrived = new TypeError('Failed to fetch')

test('of a purchase or a cancellation whose answer did not arrive, nobody says that it failed', () => {
  for (const error of [unarrived, new AppError('outcome_unknown')]) {
    expect(purchaseRefusal(error, texts)).toBe(texts.outcomeUnknown)
    expect(cancelRefusal(error, texts)).toBe(texts.outcomeUnknown)
  }
  expect(purchaseRefusal(new AppError('upstream_failed'), texts)).toBe(texts.buyFailed)
  expect(cancelRefusal(new AppError('upstream_failed'), texts)).toBe(texts.cancelFailed)
})

test('a page that could not be opened has changed nothing: it can be tried again at once', () => {
  expect(openingRefusal(unarrived, texts)).toBe(texts.portalFailed)
  expect(openingRefusal(null, texts)).toBe('')
})
