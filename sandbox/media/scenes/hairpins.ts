import { brandColours } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { rolling, strip } from '../art/ridges.ts'
import { cumulus } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, ellipse, faded, group, line, linear, placed, polygon, round } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { pine } from '../art/trees.ts'

/** The middle of the road, from the valley at the bottom to the pass at the top. */
const bends: readonly Point[] = dots(
  `
    2460 1290, 1900 1240, 1180 1210, 620 1170, 520 1080, 640 1000, 1200 985, 1760 950, 1880 870, 1770 790,
    1240 780, 800 750, 700 680, 800 610, 1200 600, 1560 570, 1640 505, 1560 445, 1240 430, 960 405, 900 350,
    970 295, 1180 270, 1360 230, 1400 160, 1380 -30
  `,
)

/** How wide things are at a height: the slope leans away from us. */
const nearness = (y: number): number => 0.34 + 0.66 * Math.max(0, y / 1350)

/** Catmull-Rom between two of four numbers. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)

/** The bends, smoothly, as a close row of points. */
const middle: readonly Point[] = bends.slice(0, -1).flatMap((from, index) => {
  const to = bends[index + 1] ?? from
  const [before, after] = [bends[index - 1] ?? from, bends[index + 2] ?? to]
  return Array.from({ length: 8 }, (_, step): Point => [
    spline(before[0], from[0], to[0], after[0], step / 8),
    spline(before[1], from[1], to[1], after[1], step / 8),
  ])
})

/** The road between two of its sides, each a share of its half width. */
function ribbon(from: number, to: number, colour: string): string {
  const side = (share: number) =>
    middle.map(([x, y], index): Point => {
      const [nextX, nextY] = middle[Math.min(middle.length - 1, index + 1)] ?? [x, y]
      const [lastX, lastY] = middle[Math.max(0, index - 1)] ?? [x, y]
      const length = Math.hypot(nextX - lastX, nextY - lastY) || 1
      const reach = 52 * share * nearness(y)
      return [x - ((nextY - lastY) / length) * reach, y + ((nextX - lastX) / length) * reach * 0.72]
    })
  return polygon([...side(from), ...side(to).toReversed()], colour)
}

/** Room for a tree: nothing it would stand on or hide. */
const isClear = ([x, y]: Point): boolean =>
  middle.every(
    ([roadX, roadY]) =>
      Math.abs(x - roadX) > 100 * nearness(y) || y < roadY - 60 * nearness(y) || y > roadY + 230 * nearness(y),
  )

/** How wooded a place is, from 0 to 1: woods in drifts, meadows between. */
const wooded = ([x, y]: Point): number =>
  0.5 + 0.5 * Math.sin(x / 210 + 1.4) * Math.cos(y / 120 + x / 520) + Math.abs(x - 1200) / 3000

/** A rider from above and far away, casting a long shadow. */
const dot = ([x, y]: Point, heading: number, jersey: string): string =>
  group(
    `translate(${x} ${y}) rotate(${heading}) scale(${round(nearness(y) * 2)})`,
    ellipse([-2, 17], 34, 8, '#1f3a2f', 0.35),
    box(-36, -3, 30, 6, '#151a2e', 3),
    box(10, -3, 30, 6, '#151a2e', 3),
    box(-16, -3.5, 34, 7, '#2a3152', 3),
    line('M12 -11L24 -13M12 11L24 13', jersey, 7),
    ellipse([0, 0], 19, 11.5, jersey),
    ellipse([-15, 0], 9, 9.5, '#1a2038'),
    ellipse([20, 0], 9.5, 7.5, '#ffffff'),
    line('M14 -2.5H25M14 2.5H25', '#5a6480', 1.6),
  )

export const hairpins: Painting = {
  slope: ({ palette: p }) => {
    const paint = linear([
      [0, mix(p.sky[2], p.haze, 0.4)],
      [0.5, p.sky[1]],
      [1, p.sky[0]],
    ])
    return paint.def + box(0, 0, 2400, 1350, paint.fill)
  },
  contours: ({ random, palette: p }) =>
    Array.from({ length: 9 }, (_, index) => {
      const y = 60 + index * 160
      return faded(0.16, strip(rolling(random, y, 46, 1100), 0, 160, index % 2 ? p.far : p.haze))
    }).join('') +
    [
      [1330, 620, 300, 60],
      [300, 520, 190, 60],
      [2130, 640, 220, 70],
      [1120, 1100, 330, 46],
      [2100, 1120, 190, 40],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse([x, y], rx, ry, lighter(p.sky[1], 0.2), 0.4))
      .join('') +
    Array.from({ length: 30 }, () => {
      const [x, y] = [random() * 2400, random() * 1350]
      const s = spread(random, 14, 34) * nearness(y)
      return (
        placed([x, y], s, polygon(dots('-100 40, -50 -60, 50 -50, 100 40'), '#c9cdb8')) +
        placed([x, y], s, polygon(dots('10 40, 20 -54, 50 -50, 100 40'), '#9aa08e'))
      )
    }).join(''),
  road: ({ palette: p }) =>
    group('translate(0 16)', ribbon(-1.5, 1.5, darker(p.near, 0.1))) +
    ribbon(-1.32, 1.32, '#d8d2bc') +
    ribbon(-1.1, 1.1, p.road) +
    ribbon(-0.93, -0.86, '#ffffff') +
    ribbon(0.86, 0.93, '#ffffff'),
  riders: () =>
    [
      [1010, 1188, 184, 0],
      [840, 1200, 183, 1],
      [1240, 1222, 182, 2],
      [1420, 980, 356, 3],
      [1560, 958, 354, 0],
      [1080, 766, 183, 4],
      [1320, 592, 354, 5],
      [1420, 588, 352, 1],
      [1130, 424, 186, 0],
    ]
      .map(([x = 0, y = 0, heading = 0, index = 0]) => dot([x, y], heading, brandColours[index] ?? '#fc6719'))
      .join(''),
  trees: ({ random, palette: p }) => {
    const places = Array.from({ length: 900 }, (): Point => [random() * 2400, 30 + random() * 1360])
    return places
      .filter((place) => isClear(place) && wooded(place) > 0.62 + random() * 0.3)
      .toSorted(([, a], [, b]) => a - b)
      .map(
        ([x, y]) =>
          ellipse([x + 46 * nearness(y), y - 2], 58 * nearness(y), 15 * nearness(y), p.near, 0.3) +
          pine([x, y], spread(random, 130, 200) * nearness(y), mix(p.near, p.far, random() * 0.55)),
      )
      .join('')
  },
  cloud: () =>
    faded(0.55, cumulus([330, 130], 120, '#ffffff', '#e4f0d8'), cumulus([2080, 110], 96, '#ffffff', '#e4f0d8')),
}
