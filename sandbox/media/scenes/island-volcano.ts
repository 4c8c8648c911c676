import { mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { glow, streaks, sunnySky, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { circle, dots, faded, line, shape, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { bushes, grass, palm } from '../art/trees.ts'
import { glitter, ripples, water } from '../art/water.ts'

const beachRoad: Contour = (x) => 1085 + 18 * Math.sin(x / 460)

export const islandVolcano: Painting = {
  sky: (stage) => sunnySky(760, 96, 760)(stage) + streaks(stage, 6, 420, 640, 0.45),
  volcano: ({ random, palette: p }) => {
    const cone: Point[] = dots(
      '640 800, 980 700, 1180 560, 1330 380, 1410 268, 1590 262, 1680 380, 1850 570, 2060 700, 2440 800',
    )
    const smoke = [
      [1500, 236, 50],
      [1540, 180, 66],
      [1610, 130, 84],
      [1710, 92, 104],
      [1850, 64, 126],
      [2020, 50, 142],
    ] as const
    return [
      faded(0.9, ...smoke.map(([x, y, r]) => circle([x, y], r, mix(p.haze, '#ffffff', 0.25)))),
      faded(0.9, ...smoke.map(([x, y, r]) => circle([x + 22, y + 20], r * 0.78, mix(p.haze, p.far, 0.3)))),
      glow([1500, 260], 240, '#ffd23f', 0.8),
      shape(`${smooth(cone)}Z`, mix(p.far, p.haze, 0.18)),
      shape(
        `M1500 268L1590 262L1680 380L1850 570L2060 700L2440 800H1460L1560 640L1480 500L1540 380Z`,
        mix(p.far, p.near, 0.35),
      ),
      shape('M1410 268Q1500 300 1590 262L1600 280Q1500 330 1402 284Z', '#ff7a3a'),
      line('M1490 292Q1470 380 1500 430T1466 590M1530 290Q1560 360 1580 420', '#ffb03a', 13),
      line('M1490 292Q1470 380 1500 430T1466 590', '#fff0a8', 5),
      hillRange(random, 1, 770, 770, mix(p.far, p.near, 0.4), mix(p.far, p.near, 0.4), 26),
      veil(600, 830, p.haze, 0.55),
    ].join('')
  },
  sea: (stage) =>
    water(stage, 800, 1020) +
    glitter(stage, 806, 1000, 30, 0.8) +
    ripples(stage, 815, 1000, 70, stage.palette.light, 0.5),
  shore: ({ random, palette: p }) =>
    land((x) => 986 + 26 * Math.sin(x / 330), mix(p.water, '#ffffff', 0.7)) +
    land((x) => 998 + 26 * Math.sin(x / 330), p.ground, mix(p.ground, p.near, 0.12)) +
    bushes(random, (x) => beachRoad(x) - 6, 22, 28, mix(p.near, '#2f8f6a', 0.5)),
  road: ({ palette: p }) => roadAcross(beachRoad, 140, p.road, '#ffe9c0'),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: beachRoad,
      scale: 2.2,
      tint: ['#ff8a5a', 0.1],
      first: 2,
      places: dots('1500 44, 1150 52, 860 40'),
    }),
  palms: ({ random, palette: p }) => {
    const leaf = mix(p.near, '#1f7f6a', 0.45)
    const bank: Contour = (x) => beachRoad(x) + 160 + 12 * Math.sin(x / 100)
    return (
      palm([330, 1130], 760, 0.14, leaf, p.near) +
      palm([130, 1230], 900, -0.08, mix(leaf, p.near, 0.4), p.near) +
      palm([2130, 1130], 700, -0.16, leaf, p.near) +
      palm([2320, 1250], 980, 0.05, mix(leaf, p.near, 0.4), p.near) +
      land(bank, mix(p.ground, p.near, 0.25), mix(p.ground, p.near, 0.6)) +
      grass(random, bank, 80, 56, mix(p.near, '#2f7f5a', 0.5))
    )
  },
}
