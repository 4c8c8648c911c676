import { getTranslations } from 'next-intl/server'
import { withGiven, wordsOf } from '@/lib/core/words'

const words = [
  'connect',
  'oneClick',
  'linkAccount',
  'pairing',
  'termsFirst',
  'close',
  'checking',
  'notLinkedTitle',
  'notLinked',
  'notYet',
  'wrongPageTitle',
  'wrongPage',
  'profile',
  'leave',
  'left',
  'errorTitle',
  'retry',
  'linkedTitle',
  'linked',
  'dismiss',
] as const

export type PairingTexts = Record<(typeof words)[number], string>

/** Labels that editors may give; the others are ours. */
export type PairingLabels = Partial<Pick<PairingTexts, 'connect' | 'oneClick' | 'linkAccount'>>

/** Texts of the pairing. */
export async function pairingTexts(labels: PairingLabels): Promise<PairingTexts> {
  return withGiven(wordsOf(await getTranslations('pairing'), words), labels)
}
