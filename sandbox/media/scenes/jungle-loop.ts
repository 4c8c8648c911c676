import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { birds, rays, sunnySky, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, ellipse, group, line, placed, polygon, round, shape, turned } from '../art/svg.ts'
import { grass, palm } from '../art/trees.ts'

const jungleRoad: Contour = (x) => 1105 + 18 * Math.sin(x / 400)

const bigLeaf = (x: number, y: number, angle: number, size: number, colour: string): string =>
  group(
    `rotate(${angle} ${x} ${y})`,
    placed([x, y], size, shape('M0 0C-40 -25 -30 -80 0 -100C30 -80 40 -25 0 0Z', colour)),
    placed([x, y], size, shape('M0 0C40 -25 30 -80 0 -100Z', darker(colour, 0.18))),
    line(`M${x} ${y}V${round(y - size * 0.9)}`, lighter(colour, 0.25), round(size * 0.018)),
  )

export const jungleLoop: Painting = {
  sky: (stage) => sunnySky(860, 100, 900)(stage) + birds(dots('820 320, 880 296, 1560 260'), '#e8364f', 1.7),
  temple: ({ random, palette: p }) => {
    const stone = mix('#c8b48a', p.haze, 0.3)
    const steps = Array.from({ length: 6 }, (_, index) => {
      const half = 460 - index * 66
      const y = 880 - index * 78
      return (
        box(1200 - half, y - 80, half * 2, 82, mix(stone, '#7a6a4a', index % 2 ? 0.08 : 0)) +
        box(1200 - half, y - 84, half * 2, 12, lighter(stone, 0.25)) +
        polygon(
          [
            [1200 + half - 60, y - 74],
            [1200 + half, y - 74],
            [1200 + half, y + 2],
            [1200 + half - 60, y + 2],
          ],
          darker(stone, 0.14),
        )
      )
    })
    const stairs =
      polygon(dots('1130 410, 1270 410, 1330 890, 1070 890'), mix(stone, '#7a6a4a', 0.26)) +
      Array.from({ length: 16 }, (_, index) =>
        line(`M${1128 - index * 3.4} ${424 + index * 29}H${1272 + index * 3.4}`, darker(stone, 0.24), 4),
      ).join('')
    return (
      Array.from({ length: 26 }, (_, index) =>
        circle([index * 100, 720 + spread(random, -60, 60)], spread(random, 70, 130), mix(p.far, p.haze, 0.45)),
      ).join('') +
      steps.join('') +
      stairs +
      box(1090, 310, 220, 108, stone) +
      box(1070, 290, 260, 30, lighter(stone, 0.2)) +
      box(1165, 340, 70, 78, darker(stone, 0.6), 6) +
      line('M800 700q20 60 0 120M1480 560q-16 50 6 110M1620 720q20 50 -6 110', mix(p.near, '#3f8a4c', 0.6), 14) +
      veil(520, 960, p.haze, 0.55)
    )
  },
  canopy: (stage) => {
    const { random, palette: p } = stage
    const wall = (y: number, size: number, colour: string, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const x = index * (2440 / count)
        const lift = 230 * Math.min(1, (Math.abs(x - 1200) / 1100) ** 2)
        return circle(
          [x, y - lift + spread(random, -30, 30)],
          size * spread(random, 0.8, 1.2),
          mix(colour, darker(colour, 0.2), random()),
        )
      }).join('')
    return (
      wall(960, 110, mix(p.far, p.near, 0.25), 26) +
      rays(stage, 6, 66, 116, 0.22, 1400) +
      palm([420, 1000], 520, 0.1, mix('#2f8f5a', p.far, 0.25), mix(p.near, p.far, 0.2)) +
      palm([2010, 1000], 560, -0.12, mix('#2f8f5a', p.far, 0.25), mix(p.near, p.far, 0.2)) +
      palm([690, 1000], 330, 0.16, mix('#2f8f5a', p.far, 0.4), mix(p.near, p.far, 0.35)) +
      wall(1040, 84, mix('#2f8a4c', p.near, 0.3), 34)
    )
  },
  road: ({ random, palette: p }) =>
    land((x) => jungleRoad(x) - 36, p.ground, darker(p.ground, 0.3)) +
    grass(random, (x) => jungleRoad(x) - 24, 80, 34, lighter(p.ground, 0.12)) +
    roadAcross(jungleRoad, 130, p.road, '#f6ecc8'),
  riders: (stage) =>
    ridersAlong(stage, { contour: jungleRoad, scale: 2.2, first: 0, places: dots('1550 44, 1220 54, 890 42') }),
  leaves: ({ random, palette: p }) => {
    const tones = ['#1f6a48', '#2f8a4c', '#145040', '#3fa05a'].map((tone) => mix(tone, p.near, 0.2))
    const tone = (index: number) => tones[index % 4] ?? p.near
    const bank: Contour = (x) => jungleRoad(x) + 150
    const fringe = Array.from({ length: 30 }, (_, index) =>
      bigLeaf(
        index * 86 - 40,
        1400,
        spread(random, -34, 34),
        spread(random, 120, 190) + 90 * Math.min(1, (Math.abs(index * 86 - 1240) / 1100) ** 2),
        tone(index),
      ),
    )
    const corner = (x: number, flip: number) =>
      [150, 128, 104, 176].map((angle, index) => bigLeaf(x, -30, flip * angle, 420 - index * 40, tone(index + 1)))
    return (
      land(bank, darker(p.ground, 0.3), p.near) +
      fringe.join('') +
      corner(-20, 1).join('') +
      corner(2420, -1).join('') +
      [-14, 16, 44].map((angle, index) => bigLeaf(40, 1420, angle, 560 - index * 70, tone(index))).join('') +
      [14, -16, -44].map((angle, index) => bigLeaf(2360, 1420, angle, 560 - index * 70, tone(index + 1))).join('') +
      dots('330 1250, 2060 1262, 560 1300')
        .map(
          ([x, y]) =>
            [0, 72, 144, 216, 288]
              .map((angle) => turned(angle, [x, y], ellipse([x, y - 18], 11, 20, '#ff5a8a')))
              .join('') + circle([x, y], 9, '#ffd23f'),
        )
        .join('')
    )
  },
}
