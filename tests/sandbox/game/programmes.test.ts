import { expect, test } from 'vitest'
import { efforts } from '../../../sandbox/game/events/efforts.ts'
import type { Programme } from '../../../sandbox/game/events/programme.ts'
import { rides } from '../../../sandbox/game/events/rides.ts'
import { runs } from '../../../sandbox/game/events/runs.ts'
import { seriesOfDay } from '../../../sandbox/game/events/series.ts'
import { findRoute } from '../../../sandbox/game/routes.ts'
import { fitsSport } from '../media/fits-sport.ts'

/** Every programme, with those of the stages on enough days to have each stage in each format. */
const programmes: readonly Programme[] = [...rides, ...efforts, ...runs, ...[0, 1, 2, 3, 4, 5, 6].flatMap(seriesOfDay)]

const routesOf = ({ routeIds }: Programme) => routeIds.map((id) => findRoute(id)).filter((route) => route !== undefined)

const METRES_IN_MILE = 1609

/** The highest average speed of a start, in km/h, that is still believed; who races is faster. */
function fastest({ sport, eventType, labels }: Programme): number {
  if (sport === 'RUNNING') return 14
  if (/RACE|TIME_TRIAL/.test(eventType)) return 42
  return eventType === 'GROUP_RIDE' && Math.min(...labels) >= 4 ? 33 : 38
}

test.each(programmes.map((programme) => [programme.name, programme] as const))(
  '%s takes as long as its routes need',
  (_, programme) => {
    const { minutes, labels, routePerStart } = programme
    if (minutes === null) return
    const routes = routePerStart ? routesOf(programme).slice(0, labels.length) : routesOf(programme)
    for (const { laps, distance } of routes) {
      const speed = (laps * distance * 60) / 1000 / minutes
      expect(speed).toBeGreaterThan(6)
      expect(speed).toBeLessThan(fastest(programme))
    }
  },
)

const words = ['three', 'four', 'five', 'eight', 'ten', 'twelve', 'thirty', 'forty-six'] as const
const values: Record<string, number> = { three: 3, four: 4, five: 5, eight: 8, ten: 10, twelve: 12, thirty: 30 }
values['forty-six'] = 46
const length = new RegExp(`\\b(${words.join('|')}) (?:\\w+ )?(kilometres|miles|laps)\\b`, 'i')

test.each(
  programmes.filter(({ description }) => length.test(description)).map((each) => [each.description, each] as const),
)('is as long as it says: %s', (description, programme) => {
  const [, word = '', unit] = length.exec(description) ?? []
  const said = values[word.toLowerCase()]
  for (const { laps, distance } of routesOf(programme)) {
    const total = laps * distance
    const counted = unit === 'laps' ? laps : unit === 'miles' ? total / METRES_IN_MILE : total / 1000
    expect(Math.floor(counted + 0.01)).toBe(said)
  }
})

test.each(programmes.map((programme) => [programme.name, programme] as const))(
  'the pictures of %s show its sport',
  (_, { sport, scenes }) => {
    expect(scenes.filter((scene) => !fitsSport(scene, sport))).toEqual([])
  },
)
