import { darker } from '../art/colour.ts'
import { dress } from '../art/kit.ts'
import { runnersAlong } from '../art/peloton.ts'
import { hillRange, land, range } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { runner } from '../art/runner.ts'
import { glow } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, ellipse, framed, group, line, linear, placed, polygon, shape } from '../art/svg.ts'

const belt: Contour = () => 1118

export const livingRoomRun: Painting = {
  room: (stage) => {
    const { palette: p } = stage
    const wall = linear([
      [0, p.sky[0]],
      [1, p.sky[2]],
    ])
    return (
      wall.def +
      box(0, 0, 2400, 1100, wall.fill) +
      box(0, 1070, 2400, 34, '#fff8ec') +
      box(0, 1100, 2400, 250, p.ground) +
      Array.from({ length: 13 }, (_, index) =>
        line(`M${index * 220 - 120} 1350L${180 + index * 170} 1104`, darker(p.ground, 0.22), 4),
      ).join('') +
      line('M0 1160H2400M0 1240H2400', darker(p.ground, 0.15), 3) +
      ellipse([1180, 1236], 800, 84, '#0e7490') +
      ellipse([1180, 1236], 730, 70, '#128aa8')
    )
  },
  window: ({ random }) => {
    const sky = linear([
      [0, '#7cc6ee'],
      [1, '#fff0cc'],
    ])
    const view =
      range(random, { count: 6, top: 280, low: 340, base: 620, lit: '#9fc0d8', shaded: '#7fa6c8', snow: 0.3 }) +
      hillRange(random, 2, 440, 520, '#7fb58a', '#4f9a6a', 30)
    return (
      sky.def +
      box(230, 170, 600, 660, '#fff8ec', 10) +
      box(252, 192, 556, 616, sky.fill) +
      framed([252, 192], [556, 616], [556, 616], circle([400, 130], 54, '#fff6d0') + view) +
      box(522, 192, 16, 616, '#fff8ec') +
      box(252, 490, 556, 14, '#fff8ec') +
      box(206, 824, 648, 26, '#fffdf6', 8) +
      shape('M180 130H330Q300 520 190 1000H150Z', '#e8794a') +
      shape('M900 130H750Q780 520 880 1000H920Z', '#e8794a') +
      shape('M230 130H280Q260 520 190 1000H170Z', '#c85f34', 0.5) +
      box(130, 112, 820, 24, '#5a3a2c', 12) +
      polygon(dots('260 1350, 820 1350, 1180 1110, 760 1110'), '#fff2cc', 0.24)
    )
  },
  screen: (stage) => {
    const hill: Contour = (x) => 900 + 30 * Math.sin(x / 260)
    const sky = linear([
      [0, '#5a6fd0'],
      [1, '#ffd9a8'],
    ])
    const game =
      sky.def +
      box(0, 0, 2400, 1350, sky.fill) +
      circle([1500, 380], 120, '#fff4cc') +
      hillRange(stage.random, 3, 560, 760, '#8a86c0', '#3f8f6a', 80) +
      land((x) => hill(x) - 30, '#4f9a5a') +
      roadAcross(hill, 260, '#d0714a', '#ffffff') +
      runnersAlong(stage, { contour: hill, scale: 3.6, first: 5, places: dots('1800 90, 1180 110, 560 90') })
    return (
      box(1500, 884, 720, 200, '#f8f1e4', 12) +
      box(1520, 904, 330, 160, '#eadcc6', 8) +
      box(1870, 904, 330, 160, '#eadcc6', 8) +
      box(1540, 1080, 20, 30, '#5a3a2c') +
      box(2160, 1080, 20, 30, '#5a3a2c') +
      glow([1860, 600], 620, '#a8c8ff', 0.35) +
      box(1450, 376, 820, 478, '#141a30', 18) +
      framed([1466, 392], [788, 443], [2400, 1350], game) +
      box(1820, 850, 80, 36, '#141a30') +
      box(1120, 300, 170, 220, '#5a3a2c', 8) +
      box(1136, 316, 138, 188, '#fff8ec') +
      circle([1205, 400], 42, '#fc6719') +
      box(1160, 450, 90, 14, '#0e7490', 7)
    )
  },
  runner: (stage) => {
    const kit = dress(stage.random, 3)
    const post =
      line('M1530 1120L1590 660', '#2a3152', 30) +
      line('M1584 700L1430 720', '#2a3152', 22) +
      line('M1430 720L1330 724', '#d04308', 22) +
      box(1556, 600, 130, 76, '#1a2038', 16) +
      box(1572, 616, 98, 44, '#7fe3ff', 8)
    return (
      post +
      box(760, 1110, 860, 40, '#2a3152', 20) +
      box(740, 1146, 900, 56, '#1a2038', 24) +
      box(780, 1166, 300, 12, '#fc6719', 6) +
      box(800, 1104, 720, 14, '#0b1020', 7) +
      box(780, 1196, 60, 30, '#0b1020', 8) +
      box(1540, 1196, 60, 30, '#0b1020', 8) +
      runner({
        at: [1150, belt(0) - 12],
        scale: 3.35,
        kit,
        stride: 0.3 + stage.moment * 11,
        hair: 'ponytail',
        shadowOpacity: 0.3,
      })
    )
  },
  plants: ({ random }) => {
    const leaf = (x: number, y: number, angle: number, size: number, colour: string) =>
      group(
        `rotate(${angle} ${x} ${y})`,
        placed([x, y], size, shape('M0 0C-30 -30 -24 -80 0 -100C24 -80 30 -30 0 0Z', colour)),
        line(`M${x} ${y}V${y - size * 0.9}`, darker(colour, 0.2), 4),
      )
    const plant = (x: number, y: number, size: number) =>
      [-62, 58, -36, 34, -10, 16]
        .map((angle, index) =>
          leaf(x, y - size * 0.3, angle, size * spread(random, 0.85, 1.1), index % 2 ? '#2f8f5a' : '#3fa86a'),
        )
        .join('') +
      polygon(
        [
          [x - size * 0.3, y - size * 0.4],
          [x + size * 0.3, y - size * 0.4],
          [x + size * 0.22, y],
          [x - size * 0.22, y],
        ],
        '#f8f4ea',
      ) +
      box(x - size * 0.32, y - size * 0.44, size * 0.64, size * 0.1, '#fffdf6', 6)
    const sofa =
      box(-60, 900, 560, 190, '#4b3fbb', 50) +
      box(-60, 1010, 600, 160, '#5a4fd0', 40) +
      box(440, 950, 110, 230, '#4b3fbb', 44) +
      box(120, 900, 170, 130, '#ffc53d', 26) +
      box(-40, 1170, 30, 50, '#5a3a2c') +
      box(470, 1176, 30, 46, '#5a3a2c')
    return (
      sofa +
      plant(2270, 1180, 300) +
      line('M1860 -10V150', '#5a3a2c', 6) +
      shape('M1770 240Q1780 150 1860 146Q1940 150 1950 240Z', '#fc6719') +
      glow([1860, 260], 300, '#fff0b8', 0.6)
    )
  },
}
