import { lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { railAlong, roadAcross } from '../art/road.ts'
import { birds, clouds, sunnySky } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { circle, dots, group, line, placed, polygon, shape, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { bushes } from '../art/trees.ts'
import { glitter, ripples, water } from '../art/water.ts'

const bend: Contour = (x) => 1030 + 120 * ((x - 1200) / 1200) ** 2 + 30 * Math.sin(x / 500)

/** A balcony road over the sea, headlands stepping into the haze. */
export const coastRoad: Painting = {
  sky: (stage) =>
    sunnySky(620, 72, 640)(stage) +
    clouds(stage, [
      [380, 240, 92],
      [1180, 180, 56],
      [2180, 420, 60],
    ]) +
    birds(dots('980 330, 1050 300, 900 285'), '#ffffff', 1.3),
  sea: (stage) =>
    water(stage, 590, 1180) +
    glitter(stage, 600, 1010, 40, 0.7) +
    ripples(stage, 610, 1050, 90, '#ffffff', 0.45) +
    polygon(dots('560 690, 636 690, 622 708, 574 708'), '#ffffff') +
    polygon(dots('598 684, 598 596, 650 678'), '#ffffff') +
    polygon(dots('592 684, 592 610, 556 678'), '#fc6719') +
    polygon(dots('1500 640, 1544 640, 1536 651, 1508 651'), '#ffffff') +
    polygon(dots('1522 636, 1522 584, 1552 632'), '#f4f9fb'),
  headlands: ({ palette: p }) => {
    const cape = (x: number, y: number, length: number, rise: number, colour: string, dark: string) => {
      const ridge: Point[] = [
        [x - length, y],
        [x - length * 0.9, y - rise * 0.34],
        [x - length * 0.7, y - rise * 0.42],
        [x - length * 0.52, y - rise * 0.72],
        [x - length * 0.3, y - rise * 0.82],
        [x, y - rise],
        [x + 500, y - rise * 1.06],
        [x + 500, y],
      ]
      return (
        shape(`${smooth(ridge)}Z`, colour) +
        polygon(
          [
            [x - length, y],
            [x - length * 0.86, y - rise * 0.18],
            [x - length * 0.6, y - rise * 0.24],
            [x - length * 0.4, y - rise * 0.4],
            [x - length * 0.16, y - rise * 0.44],
            [x + 500, y - rise * 0.5],
            [x + 500, y],
          ],
          dark,
          0.5,
        )
      )
    }
    return (
      cape(2250, 612, 620, 150, mix(p.far, p.haze, 0.5), p.far) +
      cape(2330, 660, 620, 270, mix(p.far, p.haze, 0.15), mix(p.far, p.near, 0.4)) +
      cape(2330, 760, 420, 420, mix(p.near, p.far, 0.42), mix(p.near, p.far, 0.1)) +
      line('M1890 762Q2060 776 2400 768', '#ffffff', 8, 0.8) +
      group(
        'translate(2400 0) scale(-1 1)',
        cape(2380, 640, 560, 190, mix(p.far, p.haze, 0.3), mix(p.far, p.near, 0.3)),
      )
    )
  },
  cliff: ({ random, palette: p }) => {
    const rim: Contour = (x) => bend(x) - 70
    const rocks = Array.from({ length: 26 }, (_, index) =>
      polygon(
        [
          [index * 96 - 60, bend(index * 96) - 40],
          [index * 96 - 20 + spread(random, -20, 20), rim(index * 96) - spread(random, 20, 74)],
          [index * 96 + 50, rim(index * 96) - spread(random, 6, 40)],
          [index * 96 + 90, bend(index * 96) - 30],
        ],
        mix(p.ground, '#8a5a3a', random() * 0.4),
      ),
    )
    return (
      land((x) => rim(x) + 10, mix(p.ground, p.near, 0.2)) +
      rocks.join('') +
      bushes(random, (x) => rim(x) + 12, 34, 26, mix(p.near, '#7fae4a', 0.35))
    )
  },
  road: ({ palette: p }) => roadAcross(bend, 150, p.road) + railAlong(bend, 44, '#f8f4ea', 92),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: bend,
      scale: 2.35,
      first: 0,
      places: [
        [1470, 54],
        [1010, 66],
      ],
    }),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => bend(x) + 166
    return (
      land(bank, mix(p.ground, '#c08a4a', 0.3), mix(p.ground, p.near, 0.5)) +
      bushes(random, (x) => bank(x) + 26, 26, 54, mix(p.near, '#5f9a4a', 0.3)) +
      Array.from({ length: 40 }, () =>
        circle([random() * 2400, 1240 + random() * 100], 8, random() < 0.5 ? '#ff7eb6' : '#ffc53d'),
      ).join('') +
      agave([210, 1330], 210, p.near) +
      agave([2230, 1320], 240, p.near)
    )
  },
}

const agave = ([x, y]: Point, size: number, colour: string): string =>
  [-70, -48, -24, 0, 24, 48, 70]
    .map((angle, index) =>
      group(
        `rotate(${angle} ${x} ${y})`,
        placed(
          [x, y],
          size,
          shape('M-10 0Q-12 -50 0 -100Q12 -50 10 0Z', index % 2 ? lighter(colour, 0.22) : lighter(colour, 0.1)),
        ),
      ),
    )
    .join('')
