import { brandColours, confetti, crowd, houseRow } from '../art/city.ts'
import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { clouds, patch, rays, skyFill } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, polygon, shape } from '../art/svg.ts'

const straight: Contour = () => 1100

export const sprintFinish: Painting = {
  sky: (stage) =>
    skyFill(stage, 700) +
    rays({ ...stage, light: [1200, 640] }, 22, 180, 360, 0.3) +
    clouds(stage, [
      [380, 210, 90],
      [2050, 180, 100],
    ]),
  town: ({ random, palette: p }) =>
    hillRange(random, 2, 560, 640, mix(p.far, p.haze, 0.5), mix(p.far, p.ground, 0.5), 80) +
    houseRow(random, -40, 2440, 860, {
      width: 190,
      low: 180,
      high: 330,
      walls: ['#fbf3e4', '#f2c38a', '#e8d4c0', '#cfe0ea', '#f0b090'].map((wall) => mix(wall, p.haze, 0.3)),
      roof: mix('#b5523a', p.haze, 0.25),
      window: mix('#4a5a6e', p.haze, 0.3),
    }),
  crowd: ({ random, palette: p }) =>
    crowd(random, -30, 2440, 850, 4, 46, p.near, brandColours) +
    box(-10, 1010, 2420, 96, '#ffffff') +
    Array.from(
      { length: 9 },
      (_, index) =>
        box(index * 290 - 40, 1010, 240, 96, brandColours[index % 4] ?? '#fc6719') +
        polygon(
          [
            [index * 290 + 40, 1090],
            [index * 290 + 80, 1030],
            [index * 290 + 120, 1090],
          ],
          '#ffffff',
          0.9,
        ),
    ).join('') +
    box(-10, 1100, 2420, 8, darker(p.road, 0.4)),
  banner: () => {
    const cell = 52
    const checks = Array.from({ length: 78 }, (_, index) => ({ column: index % 39, row: Math.floor(index / 39) }))
      .filter(({ column, row }) => (column + row) % 2 === 0)
      .map(({ column, row }) => `M${186 + column * cell} ${420 + row * cell}h${cell}v${cell}h${-cell}z`)
    return (
      box(130, 330, 70, 790, '#d04308', 10) +
      box(2200, 330, 70, 790, '#d04308', 10) +
      box(110, 240, 2180, 190, '#fc6719', 18) +
      box(110, 240, 2180, 22, '#ff9a52', 11) +
      box(186, 420, 2028, 104, '#ffffff') +
      shape(checks.join(''), '#141a30') +
      [620, 1200, 1780]
        .map((x) => shape(`M${x - 120} 392L${x - 44} 296L${x} 346L${x + 44} 306L${x + 120} 392Z`, '#ffffff'))
        .join('') +
      circle([900, 340], 34, '#ffc53d') +
      circle([1500, 340], 34, '#ffc53d')
    )
  },
  road: ({ palette: p }) =>
    box(-10, 1104, 2420, 260, p.road) +
    box(-10, 1112, 2420, 8, '#ffffff') +
    shape(
      Array.from({ length: 12 }, (_, index) => ({ index, row: index % 6, column: Math.floor(index / 6) }))
        .filter(({ row, column }) => (row + column) % 2 === 0)
        .map(({ row, column }) => `M${1770 + column * 44 - row * 12} ${1122 + row * 40}h44l-12 40h-44z`)
        .join(''),
      '#ffffff',
      0.9,
    ) +
    patch([1200, 1300], 1300, 120, '#0b1020', 0.18),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: straight,
      scale: 2.2,
      first: 3,
      posture: 'drops',
      places: dots('1290 26, 1010 34, 720 28'),
    }) +
    ridersAlong(stage, {
      contour: straight,
      scale: 2.45,
      first: 6,
      posture: 'drops',
      places: dots('1150 96, 830 104, 520 92'),
    }) +
    ridersAlong(stage, { contour: straight, scale: 2.7, first: 0, posture: 'sprint', places: [[1530, 150]] }),
  confetti: ({ random }) => confetti(random, 170, 1000, brandColours),
}
