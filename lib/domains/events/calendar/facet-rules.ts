import { dateFormat } from '@/lib/core/formats'
import { durationOf } from '../duration'
import type { Event } from '../schema'
import type { Facets } from './facets'

type Faceted = Pick<Event, 'sport' | 'startsAt' | 'durationSeconds' | 'rules' | 'subgroups'>

/** Whether an event has everything that is wanted. @param zone in which its time of day counts */
export function fitsFacets(event: Faceted, facets: Facets, zone: string): boolean {
  const { sport, level, length, time, audience } = facets
  if (sport !== undefined && event.sport !== sport) return false
  if (level !== undefined && !event.subgroups.some(({ category }) => category === level)) return false
  if (length !== undefined && lengthOf(event) !== length) return false
  if (audience === 'women' && !isForWomen(event)) return false
  return time === undefined || timeOfDay(event.startsAt, zone) === time
}

const SHORT_UP_TO_SECONDS = 45 * 60
const MEDIUM_UP_TO_SECONDS = 90 * 60

function lengthOf(event: Faceted): Facets['length'] {
  const seconds = durationOf(event)
  if (seconds <= SHORT_UP_TO_SECONDS) return 'short'
  return seconds <= MEDIUM_UP_TO_SECONDS ? 'medium' : 'long'
}

/** Whether the event, or at least one group of it, is for women only. */
const isForWomen = ({ rules, subgroups }: Faceted) =>
  rules.includes('ladies_only') || subgroups.some((each) => each.rules.includes('ladies_only'))

const NOON = 12
const EVENING = 17

function timeOfDay(instant: string, zone: string): Facets['time'] {
  const format = dateFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })
  const hour = Number(format.format(new Date(instant)))
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}
