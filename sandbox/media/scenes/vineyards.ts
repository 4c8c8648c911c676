import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { haze, skyFill, streaks, sunDisc } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, polygon } from '../art/svg.ts'
import { cypress, grass, leafTree } from '../art/trees.ts'

const wineRoad: Contour = (x) => 1130 - 60 * Math.sin((x + 200) / 760)

export const vineyards: Painting = {
  sky: (stage) => skyFill(stage, 720) + sunDisc(stage, 120, 900) + streaks(stage, 8, 120, 470, 0.5),
  hills: ({ random, palette: p }) =>
    hillRange(random, 4, 520, 700, mix(p.far, p.haze, 0.65), mix(p.far, p.ground, 0.45), 80) +
    haze(690, 120, p.haze, 0.5),
  farm: ({ random, palette: p }) => {
    const hill: Contour = (x) => 760 - 130 * Math.exp(-(((x - 1620) / 420) ** 2)) + 14 * Math.sin(x / 200)
    return (
      land(hill, mix(p.ground, p.haze, 0.35), p.ground) +
      box(1560, 540, 190, 110, '#f2dcb8') +
      polygon(dots('1540 546, 1580 486, 1730 486, 1770 546'), '#b5523a') +
      box(1500, 470, 74, 180, '#f7e8cc') +
      polygon(dots('1490 476, 1537 424, 1584 476'), '#a8452f') +
      box(1520, 520, 22, 34, '#5a4a4a', 10) +
      box(1610, 574, 26, 36, '#5a4a4a') +
      box(1680, 574, 26, 36, '#5a4a4a') +
      [1400, 1440, 1476, 1800, 1840, 1880, 1926]
        .map((x) => cypress([x, hill(x) + 12], 170 * spread(random, 0.8, 1.15), mix('#2f4a2c', p.haze, 0.15)))
        .join('') +
      Array.from({ length: 9 }, (_, index) =>
        leafTree(random, [180 + index * 110, hill(180 + index * 110) + 10], 90, mix('#6f8a3a', p.haze, 0.2), '#4a3a2a'),
      ).join('')
    )
  },
  rows: ({ palette: p }) => {
    const slope =
      (offset: number): Contour =>
      (x) =>
        790 + offset + 34 * Math.sin((x + offset * 3) / 460)
    return Array.from({ length: 8 }, (_, index) => {
      const share = index / 7
      const contour = slope(index ** 1.5 * 17)
      const size = 13 + 22 * share
      const colour = mix(mix('#7a9a34', p.haze, 0.3), '#4f7a2a', share)
      return (
        land(contour, mix(mix(p.ground, '#c8a85a', 0.45), p.haze, 0.25 - share * 0.25)) +
        Array.from({ length: Math.floor(2460 / (size * 1.5)) }, (__, k) =>
          circle(
            [k * size * 1.5 - 20, contour(k * size * 1.5) + size * 0.1],
            size,
            k % 2 ? colour : darker(colour, 0.14),
          ),
        ).join('')
      )
    }).join('')
  },
  road: ({ random, palette: p }) =>
    land((x) => wineRoad(x) - 40, mix(p.ground, '#d8b860', 0.35), p.ground) +
    grass(random, (x) => wineRoad(x) - 28, 60, 24, '#b8b04a') +
    roadAcross(wineRoad, 130, p.road, '#fff0cc'),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: wineRoad,
      scale: 2.15,
      tint: ['#ff9a5a', 0.12],
      first: 2,
      places: dots('1520 44, 1210 54, 900 42'),
    }) +
    [
      [150, 1330, 720],
      [330, 1360, 560],
      [2250, 1340, 700],
    ]
      .map(([x = 0, y = 0, size = 0]) => cypress([x, y], size, '#243a26'))
      .join('') +
    land(
      (x) => wineRoad(x) + 146 + 10 * Math.sin(x / 80),
      darker(stage.palette.ground, 0.35),
      darker(stage.palette.ground, 0.65),
    ) +
    grass(stage.random, (x) => wineRoad(x) + 150, 90, 50, darker(stage.palette.ground, 0.45)),
}
