import { brandColours, confetti } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { land, strip, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { glow, skyFill, stars } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, line, polygon, smooth } from '../art/svg.ts'

const oval: Contour = (x) => 1090 + 36 * (1 - ((x - 1200) / 1200) ** 2)

/** The front edge of a stand that bends around the track. */
const bowl =
  (y: number, sag: number): Contour =>
  (x) =>
    y + sag * (1 - ((x - 1200) / 1224) ** 2)

const ring = (top: number, bottom: number, sag: number, colour: string): string =>
  strip(bowl(top, sag), 0, bottom - top, colour)

export const stadium: Painting = {
  sky: (stage) => skyFill(stage, 560) + stars(stage, 120, 300),
  bowl: ({ random, palette: p }) => {
    const seats = (top: number, rows: number, sag: number) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: 78 }, (__, index) => {
          const x = index * 31 - 10 + (row % 2) * 15
          const y = top + row * 27 + sag * (1 - ((x - 1200) / 1224) ** 2)
          return circle(
            [x, y],
            10.5,
            mix(brandColours[Math.floor(random() * 6)] ?? '#ffffff', p.near, 0.3 + random() * 0.4),
          )
        }).join(''),
      ).join('')
    return (
      ring(330, 380, 70, mix(p.far, p.haze, 0.5)) +
      ring(372, 630, 80, mix(p.far, p.near, 0.3)) +
      seats(400, 8, 82) +
      ring(622, 660, 86, '#f4f9ff') +
      ring(640, 652, 86, '#fc6719') +
      ring(660, 940, 90, mix(p.far, p.near, 0.5)) +
      seats(690, 8, 92) +
      ring(920, 990, 96, '#1f2f60') +
      Array.from({ length: 8 }, (_, index) => {
        const x = index * 320 - 20
        return box(x, 936 + 96 * (1 - ((x + 110 - 1200) / 1224) ** 2), 230, 44, brandColours[index % 5] ?? '#fc6719', 6)
      }).join('')
    )
  },
  lights: (stage) =>
    [180, 860, 1540, 2220]
      .map((x, index) => {
        const y = index % 3 ? 110 : 150
        return (
          line(`M${x} ${y}V${y + 300}`, '#33488a', 14) +
          polygon(
            [
              [x - 90, y],
              [x + 90, y],
              [x + 620, 1350],
              [x - 620, 1350],
            ],
            stage.palette.light,
            0.07,
          ) +
          glow([x, y], 330, '#e8f2ff', 0.85) +
          box(x - 104, y - 52, 208, 104, '#dfe9fb', 12) +
          Array.from({ length: 10 }, (_, k) =>
            circle([x - 78 + (k % 5) * 39, y - 22 + Math.floor(k / 5) * 44], 15, '#ffffff'),
          ).join('')
        )
      })
      .join(''),
  track: ({ palette: p }) => {
    const lineAt = (offset: number, width: number) => line(smooth(traced(oval, offset)), '#fff4ea', width, 0.95)
    return (
      land((x) => oval(x) - 66, p.ground, darker(p.ground, 0.2)) +
      Array.from({ length: 7 }, (_, index) =>
        polygon(
          [
            [index * 400 - 200, oval(index * 400) - 66],
            [index * 400, oval(index * 400) - 66],
            [index * 400 - 40, oval(index * 400) - 6],
            [index * 400 - 260, oval(index * 400) - 6],
          ],
          lighter(p.ground, 0.12),
        ),
      ).join('') +
      land((x) => oval(x) - 10, p.road, darker(p.road, 0.25)) +
      lineAt(-8, 9) +
      lineAt(56, 6) +
      lineAt(130, 8) +
      lineAt(216, 9)
    )
  },
  runners: (stage) =>
    dots('1680 40, 1370 54, 1060 44, 730 48')
      .map(([x, drop]) =>
        [-1, 1]
          .map((side) =>
            polygon(
              [
                [x, oval(x) + drop],
                [x + 20, oval(x) + drop],
                [x + side * 190 + 10, oval(x) + drop + 70],
                [x + side * 190 - 40, oval(x) + drop + 66],
              ],
              '#3a0f14',
              0.16,
            ),
          )
          .join(''),
      )
      .join('') +
    runnersAlong(stage, { contour: oval, scale: 2.3, first: 0, places: dots('1680 40, 1370 54, 1060 44, 730 48') }) +
    runnersAlong(stage, { contour: oval, scale: 2.6, first: 5, places: [[1230, 190]] }),
  flashes: ({ random }) =>
    Array.from({ length: 34 }, () => {
      const [x, y] = [random() * 2400, spread(random, 420, 920)]
      return glow([x, y], spread(random, 20, 46), '#ffffff', 0.9) + circle([x, y], 4, '#ffffff')
    }).join('') + confetti(random, 60, 900, brandColours),
}
