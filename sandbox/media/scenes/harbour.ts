import { houseRow } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { birds, clouds, sunnySky } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, faded, line, path, placed, shape } from '../art/svg.ts'
import { ripples, water } from '../art/water.ts'

const quayside: Contour = () => 1090

const boat = (x: number, y: number, size: number, hull: string, sail?: string): string =>
  [
    line(`M${x + size * 0.5} ${y}V${y - size * 1.7}`, '#5a4438', 9),
    sail
      ? placed([x, y], size, shape('M53 -160Q100 -90 102 -20H53Z', sail)) +
        placed([x, y], size, shape('M47 -140Q20 -80 0 -20H47Z', lighter(sail, 0.4)))
      : line(
          path`
            M${x + size * 0.5} ${y - size * 1.64}L${x + size * 1.1} ${y - size * 0.1}
            M${x + size * 0.5} ${y - size * 1.64}L${x - size * 0.1} ${y - size * 0.1}
            M${x + size * 0.5} ${y - size * 0.3}H${x + size * 1.02}
          `,
          '#5a4438',
          4,
        ),
    placed([x, y], size, shape('M-16 -12H122Q112 20 96 24H6Q-10 16 -16 -12Z', hull)),
    box(x - size * 0.16, y - size * 0.14, size * 1.38, size * 0.07, '#ffffff', 5),
  ].join('')

export const harbour: Painting = {
  sky: (stage) =>
    sunnySky(700, 64, 520)(stage) +
    clouds(stage, [
      [980, 200, 80],
      [1750, 140, 100],
      [2250, 300, 54],
    ]) +
    birds(dots('1300 250, 1380 222, 1230 210'), '#ffffff', 1.5) +
    hillRange(stage.random, 2, 520, 600, mix(stage.palette.far, stage.palette.haze, 0.4), stage.palette.far, 90),
  houses: ({ random }) =>
    houseRow(random, -30, 2440, 790, {
      width: 210,
      low: 280,
      high: 470,
      walls: ['#f6b73c', '#e8604c', '#f3e3c3', '#7cc0c8', '#f08a5d', '#fbf3e4', '#5f8fc0', '#f4a7a0'],
      roof: '#a8452f',
      window: '#35506e',
    }) +
    box(-10, 780, 2420, 34, '#cdbfa8') +
    box(-10, 808, 2420, 12, '#9a8d7c'),
  water: (stage) => {
    const strips = ['#f6b73c', '#e8604c', '#f3e3c3', '#7cc0c8', '#f08a5d', '#fbf3e4', '#5f8fc0', '#f4a7a0'].flatMap(
      (colour, index) => [0, 1300].map((shift) => box(index * 160 + shift, 818, 120, 120, colour)),
    )
    return water(stage, 818, 1120) + faded(0.26, ...strips) + ripples(stage, 830, 1060, 130, '#ffffff', 0.5)
  },
  boats: () =>
    boat(240, 905, 170, '#d8402f') +
    boat(620, 890, 140, '#24507a', '#ffffff') +
    boat(1650, 890, 150, '#1f7f6a', '#ffc53d') +
    boat(2040, 910, 190, '#24365f') +
    boat(1020, 960, 210, '#f8f4ea') +
    boat(1420, 968, 200, '#e8604c'),
  quay: ({ palette: p }) =>
    box(-10, 1050, 2420, 310, p.ground) +
    box(-10, 1050, 2420, 22, lighter(p.ground, 0.4)) +
    box(-10, 1072, 2420, 8, darker(p.ground, 0.2)) +
    Array.from({ length: 9 }, (_, index) =>
      line(`M${index * 290 - 60} 1350L${index * 290 + (1200 - index * 290) * 0.16} 1080`, darker(p.ground, 0.12), 4),
    ).join('') +
    box(-10, 1180, 2420, 4, darker(p.ground, 0.12)) +
    [140, 700, 1960, 2300]
      .map((x) => box(x, 1016, 40, 50, '#2a3140', 12) + box(x - 8, 1006, 56, 18, '#3a4258', 8))
      .join(''),
  riders: (stage) =>
    ridersAlong(stage, { contour: quayside, scale: 2.3, first: 4, places: dots('1560 66, 1180 90, 790 72') }),
}
