import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fitHeadline } from '@/components/ui/fit-headline'
import type { Locale } from '@/i18n/locales'
import { convertClimb, convertLength } from '@/lib/core/units'
import { durationOf, durationParts } from '@/lib/domains/events/duration'
import { metricsOf } from '@/lib/domains/events/metrics'
import { elevationPath, routeProfile } from '@/lib/domains/events/route-profile'
import type { Event, Route } from '@/lib/domains/events/schema'
import { InUnits } from './in-units'

const WIDTH = 960
const HIGHEST = 220
const LOWEST = 32
/** Metres climbed per kilometre at which the picture has its full height; flatter routes are drawn lower. */
const STEEP = 25

type EventRouteProps = { event: Event; route: Route; locale: Locale }

/** The route of an event: a sketch of its climbs, its distance, elevation and duration. */
export async function EventRoute({ event, route, locale }: EventRouteProps) {
  const t = await getTranslations('events')
  const metrics = metricsOf(route, durationOf(event))
  const { hours, minutes } = durationParts(durationOf(event))
  return (
    <div>
      <p className="mb-1 text-muted">
        {t('route')} · {t('laps', { count: route.laps })}
      </p>
      <h2 className="mb-6 text-head-large" style={fitHeadline(route.name)}>
        <bdi>{route.name}</bdi>
      </h2>
      <RouteSketch route={route} label={t('profile', { name: route.name })} />
      {metrics && (
        <dl className="mt-6 grid grid-cols-3 gap-4">
          <Fact term={t('length')}>
            <InUnits locale={locale} digits={1} measure={(system) => convertLength(metrics.distanceMeters, system)} />
          </Fact>
          <Fact term={t('climb')}>
            <InUnits locale={locale} digits={0} measure={(system) => convertClimb(metrics.elevationMeters, system)} />
          </Fact>
          <Fact term={t('duration')}>
            {hours === undefined ? t('minutes', { minutes }) : t('hours', { hours, minutes })}
          </Fact>
        </dl>
      )}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-display text-head-sm font-extrabold">{children}</dd>
    </div>
  )
}

function RouteSketch({ route, label }: { route: Route; label: string }) {
  const steepness = route.elevation / (route.distance / 1000) / STEEP
  const height = Math.round(Math.min(HIGHEST, Math.max(LOWEST, HIGHEST * steepness)))
  const line = elevationPath(routeProfile(route), { width: WIDTH, height })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height + LOWEST}`} role="img" aria-label={label} className="route-sketch">
      <path d={`${line}V${height + LOWEST}H0Z`} className="route-ground" />
      <path d={line} className="route-line" />
    </svg>
  )
}
