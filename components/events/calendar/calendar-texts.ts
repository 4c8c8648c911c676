import { getTranslations } from 'next-intl/server'
import type { CalendarFilter } from '@/lib/domains/events/calendar/filters'
import type { EventType, Sport } from '@/lib/domains/events/schema'
import { signUpTexts, type SignUpTexts } from '../sign-up/sign-up-texts'

/** What the calendar says; names in braces stand for what is known later. */
export type CalendarTexts = Record<
  | 'toolbar'
  | 'date'
  | 'show'
  | 'zone'
  | 'zoneNote'
  | 'week'
  | 'weekBefore'
  | 'weekAfter'
  | 'filter'
  | 'up'
  | 'down'
  | 'position'
  | 'loading'
  | 'empty'
  | 'everything'
  | 'failed'
  | 'retry'
  | 'groups'
  | 'group'
  | 'pace'
  | 'isIn'
  | 'joinLabel'
  | 'leaveLabel'
  | 'minutes'
  | 'hours',
  string
> & {
  filters: Record<CalendarFilter, string>
  types: Record<EventType, string>
  sports: Record<Sport, string>
  signUp: SignUpTexts
}

export async function calendarTexts(): Promise<CalendarTexts> {
  const [t, events, signUp] = await Promise.all([
    getTranslations('calendar'),
    getTranslations('events'),
    signUpTexts('{category}'),
  ])
  return {
    toolbar: t('toolbar'),
    date: t('date'),
    show: t('show'),
    zone: t('zone'),
    zoneNote: t('zoneNote', { zone: '{zone}' }),
    week: t('week'),
    weekBefore: t('weekBefore'),
    weekAfter: t('weekAfter'),
    filter: t('filter'),
    up: t('up'),
    down: t('down'),
    position: t('position', { first: '{first}', last: '{last}', total: '{total}' }),
    loading: t('loading'),
    empty: t('empty'),
    everything: t('everything'),
    failed: t('failed'),
    retry: t('retry'),
    groups: t('groups'),
    group: events('group', { category: '{category}' }),
    pace: t('pace', { pace: '{pace}' }),
    isIn: t('isIn', { category: '{category}' }),
    joinLabel: t('joinLabel', { category: '{category}', name: '{name}' }),
    leaveLabel: t('leaveLabel', { category: '{category}', name: '{name}' }),
    minutes: events('minutes', { minutes: '{minutes}' }),
    hours: events('hours', { hours: '{hours}', minutes: '{minutes}' }),
    filters: {
      all: t('filters.all'),
      workouts: t('filters.workouts'),
      group_rides: t('filters.group_rides'),
      race: t('filters.race'),
      group_runs: t('filters.group_runs'),
    },
    types: {
      fondo: events('types.fondo'),
      group: events('types.group'),
      group_workout: events('types.group_workout'),
      group_ride: events('types.group_ride'),
      race: events('types.race'),
      time_trial: events('types.time_trial'),
      team_time_trial: events('types.team_time_trial'),
      workout: events('types.workout'),
      meetup: events('types.meetup'),
    },
    sports: { cycling: events('sports.cycling'), running: events('sports.running') },
    signUp,
  }
}
