import { pick } from '../../kernel/random.ts'
import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land, rolling } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { clouds, sunnySky, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, ellipse, line, placed, shape, smooth, turned } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { blossomTree, grass } from '../art/trees.ts'

const blossomRoad: Contour = (x) => 1095 + 16 * Math.sin(x / 420)

export const cherryBlossom: Painting = {
  sky: (stage) =>
    sunnySky(760, 84, 700)(stage) +
    clouds(stage, [
      [380, 260, 84],
      [1980, 340, 70],
    ]),
  mountain: ({ random, palette: p }) => {
    const cone: Point[] = dots('420 820, 820 640, 1060 440, 1180 300, 1300 296, 1430 440, 1680 640, 2080 820')
    const cap = `
        M1180 300L1300 296Q1360 366 1430 440L1490 500L1440 486L1400 540L1350 480L1300 566L1240 490L1190 560
        L1130 480L1090 520L1050 496L1000 500L1060 440Q1120 372 1180 300Z
      `
    return (
      shape(`${smooth(cone)}Z`, mix(p.far, p.haze, 0.12)) +
      shape('M1300 296Q1360 366 1430 440L1680 640L2080 820H1360L1300 600Z', p.far) +
      shape(cap, '#ffffff') +
      shape('M1300 296Q1360 366 1430 440L1490 500L1440 486L1400 540L1350 480L1300 566Z', '#dfe6f6') +
      veil(560, 830, p.haze, 0.8) +
      hillRange(random, 1, 790, 790, mix(p.far, p.haze, 0.4), p.far, 24)
    )
  },
  hills: ({ random, palette: p }) => {
    const lawn = rolling(random, 850, 20, 1300)
    const roof = (x: number, y: number, size: number) =>
      placed([x, y], size, shape('M-100 0Q-60 -12 -40 -42H40Q60 -12 100 0Z', '#3f4a6c'))
    const pagoda =
      [0, 1, 2, 3]
        .map(
          (floor) =>
            box(1800 - 50 + floor * 5, 640 - floor * 66 + 20, 100 - floor * 10, 60, '#c8492f') +
            roof(1800, 640 - floor * 66 + 26, 104 - floor * 12),
        )
        .toReversed()
        .join('') +
      line('M1800 460V380', '#3f4a6c', 8) +
      box(1744, 700, 112, 90, '#b5402a') +
      roof(1800, 704, 118)
    return (
      land(lawn, mix(p.ground, p.haze, 0.35), p.ground) +
      pagoda +
      Array.from({ length: 16 }, (_, index) =>
        blossomTree(
          random,
          [index * 156 + spread(random, -20, 20), lawn(index * 156) + 40],
          200,
          mix('#f7a8c8', p.haze, 0.4),
          mix(p.near, p.haze, 0.3),
        ),
      ).join('') +
      land(() => 900, mix(p.ground, p.haze, 0.15), p.ground)
    )
  },
  trees: ({ random, palette: p }) =>
    [110, 480, 1950, 2290]
      .map((x, index) => blossomTree(random, [x, 1080], index % 3 ? 700 : 860, '#ff9ec4', p.near))
      .join(''),
  road: ({ random, palette: p }) =>
    land((x) => blossomRoad(x) - 40, mix(p.ground, '#ffffff', 0.12), p.ground) +
    grass(random, (x) => blossomRoad(x) - 26, 60, 22, darker(p.ground, 0.15)) +
    roadAcross(blossomRoad, 134, p.road) +
    Array.from({ length: 90 }, () => {
      const x = random() * 2400
      return ellipse([x, blossomRoad(x) + spread(random, -20, 128)], 9, 4, '#ffc4dc')
    }).join(''),
  riders: (stage) =>
    ridersAlong(stage, { contour: blossomRoad, scale: 2.2, first: 1, places: dots('1530 44, 1200 52, 880 42') }),
  petals: ({ random, palette: p }) => {
    const bank: Contour = (x) => blossomRoad(x) + 146 + 8 * Math.sin(x / 80)
    return (
      land(bank, darker(p.ground, 0.18), darker(p.ground, 0.42)) +
      grass(random, bank, 100, 40, darker(p.ground, 0.25)) +
      Array.from({ length: 90 }, () => {
        const [x, y] = [random() * 2400, random() * 1340]
        return turned(
          random() * 180,
          [x, y],
          ellipse([x, y], spread(random, 6, 13), spread(random, 3, 6), pick(random, ['#ffd3e4', '#ff9ec4'])),
        )
      }).join('')
    )
  },
}
