import { getTranslations } from 'next-intl/server'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import type { Category } from '@/lib/domains/events/schema'

export type MyEventsTexts = Record<
  'now' | 'empty' | 'find' | 'failed' | 'retry' | 'leave' | 'leaving' | 'signIn' | 'tooManyTries',
  string
> & {
  /** Without it nothing is said of an event that could not be left. */
  leaveFailed?: string
  /** With `{minutes}` in it, for a duration up to two hours, and with `{hours}` as well, for a longer one. */
  duration: Record<'minutes' | 'hours', string>
  /** By category: Group A. */
  groups: Record<Category, string>
  /** What is said where events overlap, `{names}` standing for the others. */
  clash: string
  /** What is said once an event was left, `{name}` standing for it. */
  left: string
}

/** What the list of joined events says. */
export async function myEventsTexts(): Promise<MyEventsTexts> {
  const [t, events, scheduler] = await Promise.all([
    getTranslations('events.mine'),
    getTranslations('events'),
    getTranslations('scheduler'),
  ])
  const group = (category: Category) => events('group', { category })
  return {
    now: scheduler('happeningNow'),
    empty: t('empty'),
    find: t('find'),
    failed: t('failed'),
    retry: t('retry'),
    leave: t('leave'),
    leaving: t('leaving'),
    leaveFailed: t('leaveFailed'),
    signIn: t('signIn'),
    tooManyTries: await tooManyTriesText(),
    duration: {
      minutes: events('minutes', { minutes: '{minutes}' }),
      hours: events('hours', { hours: '{hours}', minutes: '{minutes}' }),
    },
    clash: t('clash', { names: '{names}' }),
    left: t('left', { name: '{name}' }),
    groups: { A: group('A'), B: group('B'), C: group('C'), D: group('D'), E: group('E') },
  }
}
