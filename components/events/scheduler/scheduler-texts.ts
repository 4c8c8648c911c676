import { getTranslations } from 'next-intl/server'
import type { ScheduleKind } from '@/lib/domains/events/stages/schedule'

/** What the scheduler says; names in braces stand for what is known later. */
export type SchedulerTexts = Record<
  | 'kind'
  | 'category'
  | 'day'
  | 'chooseDay'
  | 'time'
  | 'chooseTime'
  | 'join'
  | 'joining'
  | 'going'
  | 'racing'
  | 'leave'
  | 'leaving'
  | 'group'
  | 'unavailableTitle'
  | 'unavailable'
  | 'failed'
  | 'retry'
  | 'loading',
  string
> & { kinds: Record<ScheduleKind, string> }

export async function schedulerTexts(): Promise<SchedulerTexts> {
  const [t, events] = await Promise.all([getTranslations('scheduler'), getTranslations('events')])
  return {
    kind: t('kind'),
    category: t('category'),
    day: t('day'),
    chooseDay: t('chooseDay'),
    time: t('time'),
    chooseTime: t('chooseTime'),
    join: t('join'),
    joining: t('joining'),
    going: t('going'),
    racing: t('racing'),
    leave: t('leave'),
    leaving: t('leaving'),
    group: events('group', { category: '{category}' }),
    unavailableTitle: t('unavailableTitle'),
    unavailable: t('unavailable'),
    failed: t('failed'),
    retry: t('retry'),
    loading: t('loading'),
    kinds: {
      group_ride: t('kinds.group_ride'),
      group_run: t('kinds.group_run'),
      race: t('kinds.race'),
      group_workout: t('kinds.group_workout'),
    },
  }
}
