import type { Random } from '../../kernel/random.ts'
import { darker, mix } from '../art/colour.ts'
import { goingAway } from '../art/peloton.ts'
import { land, mountain, range } from '../art/ridges.ts'
import { onRoad, roadAway } from '../art/road.ts'
import type { Perspective } from '../art/road.ts'
import { haze, patch, skyFill, stars, streaks, sunDisc, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { dots, path, shape, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { grass, pine } from '../art/trees.ts'

const duskRoad: Perspective = { horizon: 742, far: 1196, near: 1200, half: 860, bow: 150 }

export const alpineDusk: Painting = {
  sky: (stage) =>
    skyFill(stage, 780) + stars(stage, 70, 300) + sunDisc(stage, 130, 900) + streaks(stage, 8, 200, 640, 0.42),
  peaks: ({ random, palette: p }) => {
    const style = {
      base: 860,
      lit: mix(p.far, p.haze, 0.4),
      shaded: mix(p.far, p.near, 0.18),
      snow: 0.24,
      snowLit: '#ffc9a0',
      snowShaded: '#a8659c',
    }
    return [
      range(random, {
        ...style,
        count: 8,
        top: 520,
        low: 660,
        snow: 0,
        lit: mix(p.far, p.haze, 0.62),
        shaded: mix(p.far, p.haze, 0.45),
      }),
      mountain(random, { ...style, peak: [420, 300], left: 700, right: 620, sunSide: 'right' }),
      mountain(random, { ...style, peak: [2010, 250], left: 640, right: 700, sunSide: 'left' }),
      veil(560, 870, p.haze, 0.7),
    ].join('')
  },
  slopes: ({ random, palette: p }) => {
    const side = (x: number, flip: number): Point[] => [
      [x, 640],
      [x + flip * 330, 700],
      [x + flip * 620, 742],
      [x + flip * 1010, 752],
    ]
    return [
      land(() => 742, mix(p.ground, p.haze, 0.45), mix(p.ground, p.near, 0.1)),
      shape(`${smooth(side(-40, 1))}L1240 1350L-40 1350Z`, mix(p.ground, p.far, 0.3)),
      shape(`${smooth(side(2440, -1))}L1160 1350L2440 1350Z`, mix(p.ground, p.far, 0.18)),
      tufts(random, mix(p.ground, p.near, 0.45)),
      ...Array.from({ length: 34 }, (_, index) => {
        const share = (index % 17) / 17
        const left = index < 17
        const x = left ? share * 880 - 30 : 2430 - share * 880
        return pine(
          [x, 730 + share * 26 + (1 - share) * spread(random, -30, 90)],
          (210 - share * 140) * spread(random, 0.8, 1.2),
          mix(p.near, p.far, 0.2 + share * 0.35),
        )
      }),
      haze(780, 70, p.haze, 0.4),
    ].join('')
  },
  road: ({ palette: p }) =>
    roadAway(duskRoad, mix(p.road, p.far, 0.25), mix(p.ground, p.near, 0.5), '#ffd9a8') +
    patch([1210, 800], 260, 130, p.light, 0.5) +
    patch([1220, 980], 300, 260, p.haze, 0.3),
  riders: (stage) =>
    goingAway(stage, duskRoad, dots('0.12 0.1, 0.15 -0.3, 0.2 0.32, 0.29 -0.05, 0.38 0.45, 0.54 -0.28'), {
      size: 5.6,
      tint: ['#5a2a6a', 0.16],
      lean: -3,
      first: 1,
    }),
  foreground: ({ random, palette: p }) => {
    return (
      dots('70 640, 230 470, 2330 720, 2150 470')
        .map(([x, size]) => pine([x, 1370], size, darker(p.near, 0.3), 5))
        .join('') + grass(random, (x) => (x < 600 || x > 1800 ? 1362 : 1500), 70, 60, darker(p.near, 0.25))
    )
  },
}

/** Grass and shrubs on both sides of the road, larger towards us. */
const tufts = (random: Random, colour: string): string =>
  Array.from({ length: 110 }, () => {
    const near = 0.06 + 0.9 * random() ** 1.4
    const [x, y] = onRoad(duskRoad, near, (random() < 0.5 ? -1 : 1) * spread(random, 1.25, 1.4 + 2.4 / (near + 0.6)))
    return shape(
      path`
        M${x - 70 * near} ${y}Q${x - 40 * near} ${y - 64 * near} ${x} ${y - 20 * near}
        Q${x + 30 * near} ${y - 80 * near} ${x + 76 * near} ${y}Z
      `,
      colour,
    )
  }).join('')
