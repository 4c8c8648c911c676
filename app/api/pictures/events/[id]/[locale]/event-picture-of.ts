import { getTranslations } from 'next-intl/server'
import type { EventPictureProps } from '@/components/events/picture/event-picture'
import type { Locale } from '@/i18n/locales'
import { numberFormat } from '@/lib/core/formats'
import { printable } from '@/lib/core/printable'
import { env } from '@/lib/core/server/env'
import { timeText } from '@/lib/core/time-text'
import { convertClimb, convertLength, type Measure } from '@/lib/core/units'
import { durationOf } from '@/lib/domains/events/duration'
import { metricsOf, routeIdOf } from '@/lib/domains/events/metrics'
import { finishTime } from '@/lib/domains/events/results/race-result'
import { listRaceResults } from '@/lib/domains/events/results/server'
import type { Event, Route } from '@/lib/domains/events/schema'
import { findRoute } from '@/lib/domains/events/server'
import { pictureLocale } from '../../../picture-locale'

/** Content of an event's picture: the event's facts, in a language whose letters the fonts have. */
export async function eventPictureOf(event: Event, locale: Locale): Promise<EventPictureProps> {
  const language = pictureLocale(locale)
  const [t, result, route] = await Promise.all([
    getTranslations({ locale: language, namespace: 'events' }),
    resultOf(event, language),
    findRoute({ eventId: event.id, routeId: routeIdOf(event) }),
  ])
  const kind = printable(t(`types.${event.type}`))
  return {
    name: printable(event.name) || kind,
    type: event.type,
    kind: `${kind} · ${printable(t(`sports.${event.sport}`))}`,
    when: result ?? printable(timeText(event.startsAt, { locale: language, format: 'full', timeZone: 'UTC' })),
    route: route && routeOf(event, route, language),
    product: printable(env.PRODUCT_NAME),
  }
}

/** Who won a race that is over, of its first group with a winner: after the race nobody asks when it starts. */
async function resultOf(event: Event, language: Locale): Promise<string | undefined> {
  const won = (await listRaceResults(event)).find(({ winnerName }) => printable(winnerName ?? '') !== '')
  if (won === undefined) return undefined
  const t = await getTranslations({ locale: language, namespace: 'results' })
  const time = won.winningSeconds === undefined ? [] : [finishTime(won.winningSeconds)]
  return printable([t('winner'), won.category, won.winnerName, ...time].join(' · '))
}

function routeOf(event: Event, route: Route, language: Locale): EventPictureProps['route'] {
  const metrics = metricsOf(route, durationOf(event))
  const { id, distance, elevation } = route
  const facts = metrics && [
    measured(convertLength(metrics.distanceMeters, 'metric'), language, 1),
    measured(convertClimb(metrics.elevationMeters, 'metric'), language, 0),
  ]
  return { name: printable(route.name), facts: facts?.join(' · ') ?? '', lap: { id, distance, elevation } }
}

function measured({ value, unit }: Measure, language: Locale, digits: number): string {
  const format = numberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits })
  return printable(format.format(value))
}
