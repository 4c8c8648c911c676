import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, mountain, range } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { clouds, skyFill, sunDisc, veil } from '../art/sky.ts'
import { stageHeight } from '../art/stage.ts'
import type { Painting, Stage } from '../art/stage.ts'
import { box, ellipse, faded, group, linear, shape } from '../art/svg.ts'
import { forest, grass } from '../art/trees.ts'
import { glitter, ripples } from '../art/water.ts'

export const lakeReflection: Painting = {
  sky: (stage) =>
    skyFill(stage, 720) +
    sunDisc(stage, 80, 620) +
    clouds(
      stage,
      [
        [460, 300, 80],
        [2010, 240, 96],
        [1760, 420, 46],
      ],
      0.8,
    ),
  peak: ({ random, palette: p }) =>
    range(random, {
      count: 7,
      top: 470,
      low: 580,
      base: 800,
      lit: mix(p.far, p.haze, 0.55),
      shaded: mix(p.far, p.haze, 0.3),
      snow: 0.2,
      snowLit: '#fff3ea',
      snowShaded: '#d6cbe6',
    }) +
    mountain(random, {
      peak: [1240, 190],
      base: 800,
      left: 760,
      right: 720,
      lit: mix(p.far, p.haze, 0.25),
      shaded: mix(p.far, p.near, 0.35),
      snow: 0.44,
      snowLit: '#fff6ee',
      snowShaded: '#bdbfe6',
    }) +
    veil(560, 800, p.haze, 0.7),
  shore: ({ random, palette: p }) =>
    forest(random, () => 795, 70, 92, mix(p.near, p.ground, 0.35)) +
    land((x) => 786 + 5 * Math.sin(x / 120), mix(p.near, p.ground, 0.6), p.ground, 812),
  mirror: (stage) => {
    const { palette: p } = stage
    const paint = linear([
      [0, mix(p.water, p.sky[2], 0.4)],
      [1, mix(p.water, p.near, 0.35)],
    ])
    const flipped = (draw: string) => group(`translate(0 ${808 * 2}) scale(1 -1)`, draw)
    return (
      paint.def +
      box(0, 806, 2400, stageHeight - 806, paint.fill) +
      faded(0.55, flipped(lakeReflection.peak?.({ ...stage, random: () => 0.5 }) ?? '')) +
      faded(
        0.8,
        flipped(
          forest(
            () => 0.5,
            () => 795,
            70,
            92,
            mix(p.near, p.ground, 0.35),
          ),
        ),
      ) +
      veil(806, stageHeight, mix(p.water, p.near, 0.3), 0.75) +
      glitter(stage, 830, 1180, 22, 0.5) +
      ripples(stage, 830, 1080, 60, '#ffffff', 0.3)
    )
  },
  rider: (stage) => {
    const path: Contour = () => 1040
    const ridden = { contour: path, scale: 2.25, first: 0, shadowOpacity: 0, places: [[1250, 0]] } as const
    const again = { ...stage, random: () => 0.35 }
    return (
      group(`translate(0 ${1052 * 2}) scale(1 -1)`, faded(0.42, ridersAlong(again, ridden))) +
      ripples(stage, 1080, 1340, 70, '#ffffff', 0.32) +
      bankOf(stage) +
      ridersAlong(again, ridden)
    )
  },
  reeds: ({ random, palette: p }) => {
    const stones = [
      [620, 1150, 60],
      [760, 1190, 36],
      [1750, 1160, 54],
      [1880, 1210, 34],
      [480, 1230, 40],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse([x, y + r * 0.32], r * 1.3, r * 0.2, '#ffffff', 0.35) +
        shape(
          `M${x - r} ${y + r * 0.3}Q${x - r * 0.8} ${y - r * 0.5} ${x} ${y - r * 0.5}T${x + r} ${y + r * 0.3}Z`,
          mix(p.near, p.far, 0.4),
        ),
    )
    const corner: Contour = (x) => 1360 - 190 * Math.max(0, 1 - x / 620) - 210 * Math.max(0, 1 - (2400 - x) / 640)
    return (
      stones.join('') +
      land(corner, darker(p.ground, 0.2), darker(p.ground, 0.5)) +
      grass(random, corner, 150, 110, darker(p.ground, 0.32)) +
      grass(random, (x) => corner(x) + 30, 90, 80, darker(p.ground, 0.5))
    )
  },
}

/** The causeway he rides on, a strip of stones just above the water. */
const bankOf = ({ random, palette: p }: Stage): string =>
  shape(`M-20 1036H2420V1052Q1800 1066 1200 1060T-20 1054Z`, mix(p.ground, p.near, 0.35)) +
  box(-20, 1032, 2440, 9, lighter(p.ground, 0.35), 4) +
  grass(random, () => 1036, 60, 20, p.ground)
