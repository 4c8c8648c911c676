import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, mountain } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { railAlong, roadAcross } from '../art/road.ts'
import { clouds, sunnySky, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, line, polygon } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { forest, grass } from '../art/trees.ts'
import { glitter, ripples, water } from '../art/water.ts'

const shoreRoad: Contour = (x) => 1120 - 22 * Math.sin(x / 520)

const wall = (points: Point[], colour: string): string => polygon(points, colour)

export const fjord: Painting = {
  sky: (stage) =>
    sunnySky(760, 60, 620)(stage) +
    clouds(
      stage,
      [
        [1080, 250, 60],
        [1420, 190, 44],
      ],
      0.8,
    ),
  walls: ({ random, palette: p }) => {
    const streaksOn = (x: number, y: number, rise: number, flip: number) =>
      Array.from({ length: 7 }, (_, index) =>
        polygon(
          [
            [x + flip * index * 46, y - rise * (1 - index * 0.11)],
            [x + flip * (index * 46 + 30), y - rise * (1 - index * 0.13)],
            [x + flip * (index * 46 + 70), y - rise * 0.2],
            [x + flip * (index * 46 + 44), y - rise * 0.1],
          ],
          '#ffffff',
          0.09,
        ),
      ).join('')
    return [
      mountain(random, {
        peak: [1180, 430],
        base: 800,
        left: 360,
        right: 420,
        lit: mix(p.far, p.haze, 0.65),
        shaded: mix(p.far, p.haze, 0.45),
        snow: 0.4,
      }),
      veil(560, 800, p.haze, 0.6),
      wall(
        dots('1960 800, 1500 800, 1560 640, 1640 560, 1700 400, 1830 330, 2400 300, 2440 800'),
        mix(p.far, p.haze, 0.25),
      ),
      wall(dots('440 800, 900 800, 850 690, 780 560, 700 470, 560 340, -40 260, -40 800'), mix(p.far, p.haze, 0.2)),
      veil(480, 800, p.haze, 0.45),
      wall(dots('-40 820, 640 820, 590 700, 500 560, 440 380, 300 220, 120 120, -40 90'), mix(p.far, p.near, 0.45)),
      wall(
        dots('2440 820, 1760 820, 1820 690, 1920 580, 1980 380, 2110 250, 2230 170, 2440 110'),
        mix(p.far, p.near, 0.55),
      ),
      streaksOn(60, 800, 640, 1),
      streaksOn(2360, 800, 600, -1),
      line('M352 300Q372 420 360 520T392 720V812', '#f4fbff', 15, 0.9),
      line('M352 300Q366 420 354 520', '#ffffff', 5),
      forest(random, (x) => 818 - Math.abs(x - 1200) * 0.02, 34, 74, mix(p.near, p.far, 0.1), -40, 640),
      forest(random, () => 818, 34, 74, mix(p.near, p.far, 0.1), 1760, 2440),
    ].join('')
  },
  water: (stage) =>
    water(stage, 812, 1200) +
    polygon(dots('-40 812, 640 812, 560 930, 430 1060, -40 1110'), stage.palette.near, 0.34) +
    polygon(dots('2440 812, 1760 812, 1850 930, 1990 1060, 2440 1110'), stage.palette.near, 0.38) +
    glitter(stage, 820, 1090, 26, 0.55) +
    ripples(stage, 830, 1080, 60, '#ffffff', 0.35),
  cabin: ({ random, palette: p }) => {
    const hut = (x: number, y: number, size: number, colour: string) =>
      polygon(
        [
          [x - size * 0.1, y - size * 0.56],
          [x + size * 0.42, y - size],
          [x + size * 1.1, y - size],
          [x + size * 1.5, y - size * 0.56],
        ],
        '#2a3140',
      ) +
      box(x, y - size * 0.58, size * 1.4, size * 0.58, colour) +
      polygon(
        [
          [x, y - size * 0.56],
          [x + size * 0.36, y - size * 0.94],
          [x + size * 0.72, y - size * 0.56],
        ],
        colour,
      ) +
      box(x + size * 0.18, y - size * 0.42, size * 0.2, size * 0.24, '#ffe9a8') +
      box(x + size * 0.84, y - size * 0.42, size * 0.2, size * 0.24, '#ffe9a8') +
      box(x + size * 1.14, y - size * 0.46, size * 0.18, size * 0.46, '#ffffff') +
      line(
        `M${x} ${y - size * 0.57}L${x + size * 0.36} ${y - size * 0.95}L${x + size * 0.74} ${y - size * 0.57}`,
        '#ffffff',
        6,
      )
    const meadow: Contour = (x) => 1040 + (x < 1200 ? (x - 1200) * -0.02 : (x - 1200) * -0.055) - 10 * Math.sin(x / 90)
    return (
      land((x) => meadow(x) + 60, mix(p.ground, p.near, 0.15)) +
      hut(1800, 1040, 170, '#b3261e') +
      hut(2100, 1022, 120, '#c0392b') +
      forest(random, (x) => meadow(x) + 66, 20, 130, p.near, -40, 500) +
      box(1730, 1040, 12, 60, '#6a4a3a') +
      box(1620, 1040, 120, 10, '#7a5a48') +
      land((x) => meadow(x) + 74, p.ground)
    )
  },
  road: ({ palette: p }) => roadAcross(shoreRoad, 128, p.road) + railAlong(shoreRoad, 36, '#dfe6ea'),
  riders: (stage) =>
    ridersAlong(stage, { contour: shoreRoad, scale: 2.15, first: 1, places: dots('1430 44, 1130 40, 800 62') }),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => shoreRoad(x) + 140 + 8 * Math.sin(x / 70)
    return (
      land(bank, darker(p.ground, 0.2), darker(p.ground, 0.5)) +
      grass(random, bank, 110, 40, darker(p.ground, 0.3)) +
      Array.from({ length: 46 }, () =>
        circle([random() * 2400, 1290 + random() * 50], spread(random, 4, 9), '#f4e6f6'),
      ).join('')
    )
  },
}
