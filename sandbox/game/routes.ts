import { Hono } from 'hono'
import { fail, readId } from './http.ts'

/** A route of the game; `distance` and `elevation` in metres per lap (contracts.md, Game server: events). */
export type Route = { id: number; name: string; laps: number; distance: number; elevation: number }

const rows: readonly (readonly [name: string, laps: number, distance: number, elevation: number])[] = [
  ['Harbour Loop', 3, 8_200, 42],
  ['Lantern Coast', 1, 34_100, 212],
  ['Col de la Brume', 1, 21_400, 1_180],
  ['Glacier Gate', 1, 46_800, 1_540],
  ['Velodrome Thirty', 30, 500, 0],
  ['Old Town Crit', 8, 2_900, 18],
  ['Vineyard Rollers', 2, 17_600, 236],
  ['Caldera Rim', 1, 29_500, 612],
  ['Pine Ridge Circuit', 3, 12_300, 148],
  ['Night City Ring', 4, 6_400, 21],
  ['Seven Bridges', 1, 52_000, 310],
  ['Gran Fondo Lungo', 1, 101_500, 1_860],
  ['Gran Fondo Medio', 1, 68_200, 1_120],
  ['Gran Fondo Piccolo', 1, 38_400, 480],
  ['Cobbled Mile', 5, 4_700, 52],
  ['Windmill Flats', 2, 20_100, 38],
  ['Switchback Forest', 2, 9_800, 286],
  ['Lighthouse Time Trial', 1, 16_100, 74],
  ['Alpine Dawn Traverse', 1, 57_300, 1_390],
  ['Riverside Miles', 3, 1_609, 6],
  ['Stadium Track', 12, 400, 0],
  ['Cliff Path Ten', 1, 10_000, 128],
  ['Parkland Five', 1, 5_000, 22],
  ['Old Quay Half', 1, 21_098, 84],
  ['Forest Trail Loop', 2, 3_600, 64],
]

/** Every route; ids count from 1. Runs are routes 20 to 25. */
export const routes: readonly Route[] = rows.map(([name, laps, distance, elevation], index) => ({
  id: index + 1,
  name,
  laps,
  distance,
  elevation,
}))

export function findRoute(id: number): Route | undefined {
  return routes[id - 1]
}

/** `GET /routes` and `GET /routes/{id}`. */
export function routesApi(): Hono {
  return new Hono()
    .get('/routes', (context) => context.json(routes))
    .get('/routes/:id', (context) => context.json(findRoute(readId(context)) ?? fail(404, 'no such route')))
}
