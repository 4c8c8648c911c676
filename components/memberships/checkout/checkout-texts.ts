import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'

const keys = ['continue', 'busy', 'alreadyMember', 'toMembership', 'priceChanged', 'reload', 'checkoutFailed'] as const

export type CheckoutTexts = Record<(typeof keys)[number] | 'tooManyTries', string>

/** What the way to the payment says. */
export async function checkoutTexts(): Promise<CheckoutTexts> {
  const t = await getTranslations('plans')
  const texts = Object.fromEntries(keys.map((key) => [key, t(key)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all the keys
  return { ...texts, tooManyTries: await tooManyTriesText() } as CheckoutTexts
}
