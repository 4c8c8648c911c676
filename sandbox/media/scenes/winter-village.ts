import { lamp } from '../art/city.ts'
import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, range, rolling } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { glow, moonDisc, skyFill, stars, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, polygon } from '../art/svg.ts'
import { forest, pine } from '../art/trees.ts'

const villageRoad: Contour = (x) => 1110 + 14 * Math.sin(x / 420)

export const winterVillage: Painting = {
  sky: (stage) => skyFill(stage, 900) + stars(stage, 160, 640) + moonDisc(stage, 78, 480),
  hills: ({ random, palette: p }) =>
    range(random, {
      count: 6,
      top: 360,
      low: 520,
      base: 900,
      lit: mix(p.far, p.haze, 0.45),
      shaded: mix(p.far, p.near, 0.25),
      snow: 0.5,
      snowLit: '#e6dcf4',
      snowShaded: '#a59cd8',
      sunSide: 'left',
    }) +
    veil(540, 900, p.haze, 0.7) +
    forest(random, rolling(random, 800, 40, 1200), 60, 110, mix(p.near, p.far, 0.5)) +
    land(rolling(random, 806, 36, 1200), mix(p.ground, p.far, 0.3), mix(p.ground, p.haze, 0.3)),
  houses: ({ random, palette: p }) => {
    const chalet = (x: number, y: number, size: number, wall: string) =>
      [
        glow([x + size * 0.5, y - size * 0.3], size * 0.9, '#ffc86a', 0.4),
        box(x, y - size * 0.62, size, size * 0.62, wall),
        polygon(
          [
            [x, y - size * 0.6],
            [x + size / 2, y - size * 1.04],
            [x + size, y - size * 0.6],
          ],
          wall,
        ),
        polygon(
          [
            [x - size * 0.14, y - size * 0.54],
            [x + size / 2, y - size * 1.12],
            [x + size * 1.14, y - size * 0.54],
            [x + size * 1.1, y - size * 0.44],
            [x + size / 2, y - size * 0.96],
            [x - size * 0.1, y - size * 0.44],
          ],
          '#f4f4ff',
        ),
        polygon(
          [
            [x + size / 2, y - size * 1.12],
            [x + size * 1.14, y - size * 0.54],
            [x + size * 1.1, y - size * 0.44],
            [x + size / 2, y - size * 0.96],
          ],
          '#c4c6ec',
        ),
        box(x + size * 0.14, y - size * 0.48, size * 0.22, size * 0.2, '#ffd980', 3),
        box(x + size * 0.64, y - size * 0.48, size * 0.22, size * 0.2, '#ffd980', 3),
        box(x + size * 0.4, y - size * 0.78, size * 0.2, size * 0.16, '#ffd980', 3),
        box(x + size * 0.4, y - size * 0.34, size * 0.2, size * 0.34, darker(wall, 0.4), 3),
      ].join('')
    const church =
      polygon(dots('1250 620, 1300 380, 1350 620'), '#3a3f78') +
      box(1258, 612, 84, 280, '#efeaf8') +
      box(1316, 612, 26, 280, '#c6c4e6') +
      circle([1296, 670], 20, '#ffd980') +
      polygon(dots('1290 760, 1430 680, 1570 760'), '#f4f4ff') +
      box(1300, 758, 256, 140, '#e2dcf0') +
      box(1380, 800, 30, 60, '#ffd980', 14) +
      box(1460, 800, 30, 60, '#ffd980', 14)
    return (
      chalet(600, 860, 150, '#6a4a5a') +
      chalet(1000, 880, 170, '#5a3f52') +
      church +
      chalet(1640, 880, 190, '#5f4258') +
      chalet(1950, 900, 200, '#704c58') +
      chalet(300, 900, 210, '#5a3f52') +
      land(rolling(random, 900, 16, 700), mix(p.ground, p.haze, 0.15), p.ground) +
      chalet(20, 1010, 300, '#4f3650') +
      chalet(2080, 1020, 320, '#4f3650') +
      forest(random, () => 1010, 5, 230, p.near, 380, 560) +
      forest(random, () => 1010, 4, 220, p.near, 1830, 2000)
    )
  },
  street: ({ palette: p }) =>
    land((x) => villageRoad(x) - 96, '#eceefb', '#d2d6f0') +
    roadAcross(villageRoad, 120, mix(p.road, p.near, 0.3), '#ffffff') +
    [560, 1900].map((x) => lamp([x, villageRoad(x) - 10], 380, p.near, '#ffd98a', 0.95)).join(''),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: villageRoad,
      scale: 2.1,
      tint: ['#3a3a80', 0.12],
      first: 0,
      places: dots('1480 44, 1180 38, 900 56'),
    }),
  snow: ({ random, palette: p }) => {
    const bank: Contour = (x) => villageRoad(x) + 128 + 16 * Math.sin(x / 130)
    return (
      land(bank, '#f2f3fd', '#b8bee6') +
      pine([140, 1370], 520, p.near, 5) +
      pine([2290, 1370], 480, p.near, 5) +
      Array.from({ length: 240 }, () =>
        circle([random() * 2400, random() * 1350], spread(random, 2, 7), '#ffffff', 0.85),
      ).join('')
    )
  },
}
