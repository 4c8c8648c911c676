import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf } from '@/lib/core/words'

const words = [
  'empty',
  'find',
  'failed',
  'retry',
  'leave',
  'leaving',
  'left',
  'leaveFailed',
  'clash',
  'signIn',
] as const

export type MyEventsTexts = Omit<Awaited<ReturnType<typeof myEventsTexts>>, 'leaveFailed'> & {
  /** Shown if an event could not be left; without it no message is shown. */
  leaveFailed?: string
}

/** Texts of the list of joined events; names in braces are placeholders that the island fills in. */
export async function myEventsTexts() {
  const [t, events, scheduler, failures] = await Promise.all([
    getTranslations('events.mine'),
    getTranslations('events'),
    getTranslations('scheduler'),
    failureTexts(),
  ])
  return {
    ...wordsOf(t, words),
    ...wordsOf(events, ['group', 'minutes', 'hours']),
    ...wordsOf(scheduler, ['happeningNow']),
    ...failures,
  }
}
