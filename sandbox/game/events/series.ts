import { findRoute } from '../routes.ts'
import type { EventType, Sport } from './event.ts'
import { crits, type Programme, sisters } from './programme.ts'

type Stage = { title: string; routeId: number; runRouteId: number; scene: string }

type Series = { id: number; name: string; shortName: string; stages: readonly Stage[] }

const tour: Series = {
  id: 1,
  name: 'Tour of Summits',
  shortName: 'tour-of-summits',
  stages: [
    { title: 'Pine Ridge', routeId: 9, runRouteId: 25, scene: 'pine-climb' },
    { title: 'Caldera Rim', routeId: 8, runRouteId: 23, scene: 'island-volcano' },
    { title: 'Col de la Brume', routeId: 3, runRouteId: 22, scene: 'hairpins' },
    { title: 'Glacier Gate', routeId: 4, runRouteId: 25, scene: 'snow-ridge' },
    { title: 'Alpine Dawn', routeId: 19, runRouteId: 22, scene: 'alpine-dawn' },
  ],
}

const classics: Series = {
  id: 2,
  name: 'Spring Classics',
  shortName: 'spring-classics',
  stages: [
    { title: 'Cobbled Mile', routeId: 15, runRouteId: 20, scene: 'old-town' },
    { title: 'Windmill Flats', routeId: 16, runRouteId: 23, scene: 'windmills' },
    { title: 'Vineyard Rollers', routeId: 7, runRouteId: 25, scene: 'vineyards' },
  ],
}

const baseCamp: Series = {
  id: 3,
  name: 'Winter Base Camp',
  shortName: 'winter-base-camp',
  stages: [
    { title: 'Village Lights', routeId: 1, runRouteId: 20, scene: 'winter-village' },
    { title: 'Frozen Lake', routeId: 2, runRouteId: 23, scene: 'lake-reflection' },
    { title: 'Northern Lights', routeId: 17, runRouteId: 25, scene: 'aurora' },
  ],
}

export const seriesNames = new Map([tour, classics, baseCamp, crits, sisters].map(({ id, name }) => [id, name]))

type Format = Pick<Programme, 'labels' | 'minutes' | 'rules' | 'closesMinutesBefore' | 'lateJoinMinutes'> & {
  eventType: EventType
  sport: Sport
  tag: string
  how: string
}

const formats: readonly [Format, ...Format[]] = [
  {
    eventType: 'GROUP_RIDE',
    sport: 'CYCLING',
    tag: 'group-ride',
    labels: [1, 2, 3, 4, 5],
    minutes: 75,
    rules: ['ALLOWS_LATE_JOIN'],
    how: 'Ride it in company, at the pace of your group.',
  },
  {
    eventType: 'RACE',
    sport: 'CYCLING',
    tag: 'race',
    labels: [1, 2, 3, 4],
    minutes: null,
    rules: ['CATEGORY_ENFORCEMENT'],
    closesMinutesBefore: 5,
    how: 'Race it against your category.',
  },
  {
    eventType: 'GROUP_WORKOUT',
    sport: 'CYCLING',
    tag: 'workout',
    labels: [5],
    minutes: 60,
    rules: ['ALLOWS_LATE_JOIN'],
    lateJoinMinutes: 10,
    how: 'Earn it as a structured workout; the group stays together.',
  },
  {
    eventType: 'GROUP',
    sport: 'RUNNING',
    tag: 'group-run',
    labels: [1, 2, 3, 4],
    minutes: 45,
    rules: ['ALLOWS_LATE_JOIN'],
    lateJoinMinutes: 15,
    how: 'Run the stage on its own shorter course.',
  },
]

/**
 * The stage events of one day, as programmes with an hour each. Every stage has events every day, independent of the
 * campaign's dates (a recon before its week, a make-up after it), so that ids don't depend on the current date.
 */
export function seriesOfDay(day: number): Programme[] {
  const twice = tour.stages.flatMap((_, index) => [
    stageProgramme(tour, index, day + index, 5 + index),
    stageProgramme(tour, index, day + index + 1, 16 + index),
  ])
  const daily = classics.stages.map((_, index) => stageProgramme(classics, index, day + index, 10 + 3 * index))
  return [...twice, ...daily, stageProgramme(baseCamp, day % baseCamp.stages.length, day, 20)]
}

function stageProgramme(series: Series, index: number, turn: number, hour: number): Programme {
  const stage = series.stages[index] ?? failStage(series, index)
  const { tag, how, ...format } = formats[turn % formats.length] ?? formats[0]
  const routeId = format.sport === 'RUNNING' ? stage.runRouteId : stage.routeId
  const name = `${series.name} – Stage ${index + 1}`
  return {
    ...format,
    name: `${name}: ${stage.title}`,
    description: `${how} Counts for stage ${index + 1} as a recon, on the day or as a make-up.`,
    tags: [series.shortName, `${series.shortName}-stage-${index + 1}`, tag],
    routeIds: [routeId],
    minutes: format.minutes && Math.max(format.minutes, minutesOf(routeId)),
    scenes: [format.sport === 'RUNNING' ? 'forest-trail' : stage.scene],
    hours: [hour, hour],
    series: { id: series.id, name },
  }
}

/** What a bunch takes for a route at 30 km/h, to the next five minutes. */
function minutesOf(routeId: number): number {
  const { laps = 0, distance = 0 } = findRoute(routeId) ?? {}
  return Math.ceil((laps * distance) / 2500) * 5
}

function failStage(series: Series, index: number): never {
  throw new RangeError(`${series.name} has no stage ${index + 1}`)
}
