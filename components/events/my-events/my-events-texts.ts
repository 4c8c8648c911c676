import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
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
  /** Without it nothing is said of an event that could not be left. */
  leaveFailed?: string
}

/** What the list of joined events says; names in braces stand for what is known later. */
export async function myEventsTexts() {
  const [t, events, scheduler, tooManyTries] = await Promise.all([
    getTranslations('events.mine'),
    getTranslations('events'),
    getTranslations('scheduler'),
    tooManyTriesText(),
  ])
  return {
    ...wordsOf(t, words),
    ...wordsOf(events, ['group', 'minutes', 'hours']),
    ...wordsOf(scheduler, ['happeningNow']),
    tooManyTries,
  }
}
