import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf } from '@/lib/core/words'

const words = ['continue', 'busy', 'alreadyMember', 'toMembership', 'priceChanged', 'reload', 'checkoutFailed'] as const

export type CheckoutTexts = Awaited<ReturnType<typeof checkoutTexts>>

/** Texts of the checkout. */
export async function checkoutTexts() {
  const [t, membership, failures] = await Promise.all([
    getTranslations('plans'),
    getTranslations('membership'),
    failureTexts(),
  ])
  return { ...wordsOf(t, words), ...wordsOf(membership, ['outcomeUnknown']), ...failures }
}
