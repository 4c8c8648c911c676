import { mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land, mountain, range } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { clouds, sunnySky, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, polygon } from '../art/svg.ts'
import { forest, pine } from '../art/trees.ts'

const snowRoad: Contour = (x) => 1090 + 26 * Math.sin(x / 420)

export const snowRidge: Painting = {
  sky: (stage) =>
    sunnySky(820, 64, 560)(stage) +
    clouds(stage, [
      [1900, 250, 90],
      [520, 420, 64],
    ]),
  ridge: ({ random, palette: p }) => {
    const style = { base: 960, lit: '#fbfdff', shaded: mix(p.far, '#ffffff', 0.2), snow: 0 }
    return (
      range(random, {
        ...style,
        count: 8,
        top: 470,
        low: 640,
        lit: mix(p.haze, '#ffffff', 0.4),
        shaded: mix(p.haze, p.far, 0.4),
      }) +
      veil(560, 960, '#ffffff', 0.6) +
      mountain(random, { ...style, peak: [1290, 150], left: 980, right: 1000 }) +
      polygon(
        dots('1290 150, 1210 420, 1120 560, 1040 780, 1180 700, 1230 560, 1300 430'),
        mix(p.far, p.near, 0.25),
        0.55,
      ) +
      mountain(random, { ...style, peak: [380, 420], left: 620, right: 640 }) +
      veil(640, 980, '#ffffff', 0.8)
    )
  },
  snowfield: ({ random, palette: p }) =>
    hillRange(random, 3, 860, 1010, '#ffffff', mix(p.ground, p.far, 0.2), 60) +
    forest(random, () => 985, 16, 110, mix(p.near, p.far, 0.25), -40, 620) +
    forest(random, () => 990, 16, 120, mix(p.near, p.far, 0.2), 1790, 2440) +
    land((x) => snowRoad(x) - 46, '#ffffff', '#e6eff8'),
  road: ({ palette: p }) =>
    roadAcross(snowRoad, 130, p.road) +
    Array.from(
      { length: 9 },
      (_, index) =>
        box(index * 290 + 60, snowRoad(index * 290 + 60) - 118, 11, 122, '#e8364f', 4) +
        box(index * 290 + 60, snowRoad(index * 290 + 60) - 84, 11, 28, '#ffffff'),
    ).join(''),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: snowRoad,
      scale: 2.2,
      first: 0,
      places: [
        [1420, 46],
        [1010, 66],
      ],
      shadow: '#1c3358',
    }),
  foreground: ({ palette: p }) => {
    const drift: Contour = (x) => snowRoad(x) + 128 + 22 * Math.sin(x / 170) + 10 * Math.sin(x / 61)
    return (
      land(drift, '#ffffff', '#cfe0f0') +
      dots('130 560, 2280 640, 2090 380')
        .map(([x, size]) => pine([x, 1370], size, p.near, 5))
        .join('')
    )
  },
}
