import { brandColours, bunting, houseRow } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { birds, clouds, sunnySky, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, line, polygon, shape } from '../art/svg.ts'

const lane: Contour = () => 1110

export const oldTown: Painting = {
  sky: (stage) =>
    sunnySky(820, 70, 620)(stage) +
    clouds(stage, [
      [520, 190, 70],
      [1880, 230, 84],
    ]) +
    birds(
      [
        [1040, 250],
        [1100, 224],
      ],
      '#6a4a48',
      1.2,
    ),
  tower: ({ palette: p }) => {
    const stone = mix(p.far, p.haze, 0.35)
    return (
      hillRange(() => 0.4, 1, 700, 700, mix(p.far, p.haze, 0.7), mix(p.far, p.haze, 0.7), 50) +
      box(1110, 330, 190, 620, stone) +
      box(1250, 330, 50, 620, darker(stone, 0.14)) +
      box(1092, 318, 226, 26, lighter(stone, 0.2), 4) +
      polygon(dots('1096 320, 1205 120, 1314 320'), p.near) +
      polygon(dots('1205 120, 1314 320, 1240 320'), darker(p.near, 0.2)) +
      line('M1205 120V70', darker(p.near, 0.3), 7) +
      circle([1205, 450], 56, '#fff6e0') +
      circle([1205, 450], 48, '#f8e6c4') +
      line('M1205 450V414M1205 450L1230 462', '#4a3a38', 7) +
      shape('M1160 640V570a45 45 0 0 1 90 0V640Z', darker(stone, 0.5)) +
      circle([1205, 590], 22, '#d9a03f') +
      veil(600, 940, p.haze, 0.5)
    )
  },
  facades: ({ random }) => {
    const style = { roof: '#b5523a', window: '#4a5a6e' }
    const walls = ['#f2c38a', '#e8906a', '#f7e2bd', '#d9785a', '#f0b070', '#eacfa4']
    return (
      houseRow(random, 830, 1600, 1010, { ...style, width: 150, low: 260, high: 330, walls }) +
      veil(760, 1020, '#fbe0ba', 0.35) +
      houseRow(random, -120, 820, 1060, { ...style, width: 270, low: 480, high: 700, walls }) +
      houseRow(random, 1590, 2500, 1060, { ...style, width: 280, low: 500, high: 720, walls: walls.toReversed() })
    )
  },
  cobbles: ({ random, palette: p }) => {
    const rows = Array.from({ length: 14 }, (_, row) => {
      const share = row / 13
      const y = 1062 + 288 * share ** 1.25
      const size = 26 + 44 * share
      return Array.from({ length: Math.ceil(2440 / size) }, (__, index) =>
        box(
          index * size - (row % 2) * size * 0.5,
          y,
          size * 0.88,
          size * 0.44,
          mix(p.road, random() < 0.5 ? '#6a5a58' : '#c8b4a4', 0.12 + random() * 0.2),
          6,
        ),
      ).join('')
    })
    return box(-10, 1046, 2420, 320, darker(p.road, 0.28)) + box(-10, 1040, 2420, 16, '#d8c4ae') + rows.join('')
  },
  riders: (stage) =>
    ridersAlong(stage, {
      contour: lane,
      scale: 2.2,
      first: 0,
      posture: 'hoods',
      places: dots('1720 40, 1460 64, 1180 38, 920 70, 660 46'),
    }),
  bunting: () =>
    bunting([-20, 250], [1200, 330], 70, brandColours) +
    bunting([1200, 330], [2420, 230], 80, brandColours) +
    bunting([300, -10], [2200, 30], 130, brandColours),
}
