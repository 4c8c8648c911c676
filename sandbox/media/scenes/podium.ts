import { limb } from '../art/body.ts'
import { brandColours, confetti, crowd } from '../art/city.ts'
import { darker, lighter } from '../art/colour.ts'
import { dress } from '../art/kit.ts'
import type { Kit } from '../art/kit.ts'
import { land } from '../art/ridges.ts'
import { glow, rays, skyFill } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { blob, box, circle, dots, ellipse, group, line, polygon, shape } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'

/** A player standing with raised arms, seen from the front. */
const winner = ([x, y]: Point, size: number, kit: Kit, hold: 'cup' | 'flowers' | 'none'): string => {
  const arm = (side: number) =>
    limb([17 * side, -136], [33 * side, -158], 6.6, 5, kit.jersey) +
    limb([33 * side, -158], [30 * side, -186], 4.8, 3.8, kit.skin) +
    circle([30 * side, -190], 5, kit.skin)
  const legs = [-1, 1]
    .map(
      (side) =>
        limb([8 * side, -88], [10 * side, -48], 10, 7, kit.shorts) +
        limb([10 * side, -50], [10 * side, -10], 6.6, 4.6, kit.skin) +
        limb([10 * side, -20], [10 * side, -9], 5, 4.6, kit.socks) +
        box(10 * side - 7, -9, 14 + (side > 0 ? 2 : 0), 9, kit.shoes, 4),
    )
    .join('')
  const prize = {
    cup:
      shape('M16 -226h28v12a14 14 0 0 1 -28 0zM26 -202h8v10h-8z', '#ffc53d') +
      line('M16 -222q-10 2 -6 10t8 6M44 -222q10 2 6 10t-8 6', '#ffc53d', 3),
    flowers: ['#ff7eb6', '#ffc53d', '#ffffff', '#fc6719']
      .map((colour, index) => circle([24 + (index % 2) * 12, -200 - Math.floor(index / 2) * 11], 8, colour))
      .join(''),
    none: '',
  }[hold]
  return group(
    `translate(${x} ${y}) scale(${size})`,
    ellipse([0, 0], 34, 4, '#0b1020', 0.3),
    legs,
    arm(-1),
    prize,
    arm(1),
    limb([0, -138], [0, -150], 6.5, 5.5, darker(kit.skin, 0.14)),
    blob(dots('-14 -88, -13 -104, -19 -134, -12 -142, 0 -140, 12 -142, 19 -134, 13 -104, 14 -88, 0 -84'), kit.jersey),
    shape('M-15.6 -118Q0 -112 15.6 -118L17.4 -127Q0 -121 -17.4 -127Z', kit.accent),
    blob(dots('-13 -94, 0 -90, 13 -94, 16 -80, 0 -76, -16 -80'), kit.shorts),
    ellipse([0, -162], 11, 13, kit.skin),
    blob(dots('-11 -162, -12 -172, -4 -179, 6 -178, 12 -171, 11 -162, 7 -169, -6 -170'), kit.hair),
    circle([-4, -162], 1.5, '#1a1a26'),
    circle([4, -162], 1.5, '#1a1a26'),
    shape('M-5 -157Q0 -150 5 -157Z', '#ffffff'),
    line('M-5 -140L0 -116L5 -140', kit.accent, 2.4),
    circle([0, -112], 5, '#ffc53d'),
  )
}

export const podium: Painting = {
  stage: (stage) => skyFill(stage, 1200) + glow([1200, 560], 1200, '#fff0c0', 0.4),
  rays: (stage) =>
    rays({ ...stage, light: [1200, 700] }, 20, 0, 360, 0.14) +
    [
      [260, 0, 760],
      [860, 0, 1060],
      [1540, 0, 1340],
      [2140, 0, 1640],
    ]
      .map(
        ([x = 0, y = 0, to = 0]) =>
          polygon(
            [
              [x - 30, y],
              [x + 30, y],
              [to + 210, 1150],
              [to - 210, 1150],
            ],
            '#fff3cc',
            0.1,
          ) +
          box(x - 50, y - 20, 100, 70, '#1d1760', 14) +
          ellipse([x, 52], 44, 12, '#fff3cc'),
      )
      .join('') +
    crowd(stage.random, -30, 2440, 1010, 4, 52, stage.palette.near, brandColours),
  podium: ({ palette: p }) => {
    const step = (x: number, top: number, width: number, colour: string, marks: number) =>
      box(x, top, width, 1350 - top, colour) +
      box(x - 14, top - 4, width + 28, 34, lighter(colour, 0.28), 8) +
      polygon(
        [
          [x + width - 50, top + 30],
          [x + width, top + 30],
          [x + width, 1350],
          [x + width - 50, 1350],
        ],
        darker(colour, 0.18),
      ) +
      Array.from({ length: marks }, (_, index) =>
        box(x + width / 2 - marks * 26 + index * 52 + 10, top + 90, 32, 130, '#ffffff', 8),
      ).join('')
    return (
      land(() => 1230, darker(p.near, 0.2)) +
      step(660, 960, 350, '#12a5bd', 2) +
      step(1390, 1030, 350, '#e8364f', 3) +
      step(1000, 850, 400, '#fc6719', 1)
    )
  },
  players: ({ random }) =>
    winner([835, 960], 2.9, { ...dress(random, 3), shoes: '#ffffff' }, 'flowers') +
    winner([1565, 1030], 2.9, { ...dress(random, 6), shoes: '#ffffff' }, 'flowers') +
    winner([1200, 850], 3.1, { ...dress(random, 1), shoes: '#ffffff' }, 'cup'),
  confetti: ({ random }) => confetti(random, 220, 1300, brandColours),
}
