import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { env } from '@/lib/core/server/env'
import { wordsOf } from '@/lib/core/words'

const words = [
  'start',
  'donate',
  'share',
  'copy',
  'page',
  'termsFirst',
  'checking',
  'close',
  'busyTitle',
  'doneTitle',
  'failedTitle',
  'failed',
  'emailUnproven',
  'signInAgain',
  'anecdotes',
  'link',
  'linkHint',
  'copied',
  'copyFailed',
  'shared',
  'shareTitle',
  'mine',
  'someones',
  'unnamed',
  'donateTo',
  'raisedOf',
  'money',
  'daysLeft',
  'thankYou',
  'thankYouMine',
  'donations',
  'noDonations',
  'anonymous',
  'unknown',
  'retry',
  'missing',
  'newTab',
] as const

export type FundraisingTexts = Awaited<ReturnType<typeof fundraisingTexts>>

/** Labels that editors may give; the others are ours. */
export type FundraisingLabels = Partial<Pick<FundraisingTexts, 'start' | 'donate' | 'share' | 'copy' | 'page'>>

/** Texts of the fundraising banner; names in braces are placeholders that the island fills in. */
export async function fundraisingTexts() {
  const [t, steps, failures] = await Promise.all([
    getTranslations('fundraising'),
    getTranslations('fundraising.steps'),
    failureTexts(),
  ])
  return {
    ...wordsOf(t, words, { host: env.SUPPORT_HOST }),
    ...wordsOf(steps, ['account', 'project', 'profile', 'done', 'redirect']),
    ...failures,
  }
}
