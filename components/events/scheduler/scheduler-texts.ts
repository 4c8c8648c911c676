import { getTranslations } from 'next-intl/server'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf } from '@/lib/core/words'
import { scheduleKinds } from '@/lib/domains/events/stages/schedule'

const words = [
  'kind',
  'category',
  'day',
  'chooseDay',
  'time',
  'chooseTime',
  'join',
  'joining',
  'going',
  'racing',
  'leave',
  'leaving',
  'unavailableTitle',
  'unavailable',
  'failed',
  'retry',
  'loading',
] as const

export type SchedulerTexts = Awaited<ReturnType<typeof schedulerTexts>>

/** The scheduler's texts; names in braces are placeholders that the island fills in. */
export async function schedulerTexts() {
  const [t, events, kinds, failures] = await Promise.all([
    getTranslations('scheduler'),
    getTranslations('events'),
    getTranslations('scheduler.kinds'),
    failureTexts(),
  ])
  return { ...wordsOf(t, words), ...wordsOf(events, ['group']), kinds: wordsOf(kinds, scheduleKinds), ...failures }
}
