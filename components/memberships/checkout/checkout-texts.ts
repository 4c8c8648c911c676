import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import { wordsOf } from '@/lib/core/words'

const words = ['continue', 'busy', 'alreadyMember', 'toMembership', 'priceChanged', 'reload', 'checkoutFailed'] as const

export type CheckoutTexts = Awaited<ReturnType<typeof checkoutTexts>>

/** Texts of the checkout. */
export async function checkoutTexts() {
  const [t, tooManyTries] = await Promise.all([getTranslations('plans'), tooManyTriesText()])
  return { ...wordsOf(t, words), tooManyTries }
}
