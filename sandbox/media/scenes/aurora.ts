import { mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, range, rolling } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { glow, moonDisc, patch, skyFill, stars, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, faded, linear, polygon } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { forest, grass, pine } from '../art/trees.ts'

const auroraBand = (seed: number, y: number): Point[] =>
  Array.from({ length: 13 }, (_, index): Point => [
    index * 210 - 60,
    y + 90 * Math.sin(index * 0.72 + seed) + 40 * Math.sin(index * 1.9 + seed * 2),
  ])
const auroraRoad: Contour = (x) => 1110 + 20 * Math.sin(x / 380)

export const aurora: Painting = {
  sky: (stage) => skyFill(stage, 1000) + stars(stage, 220, 860) + moonDisc(stage, 52, 300),
  lights: ({ random }) => {
    const curtain = (seed: number, y: number, rise: number, low: string, high: string, opacity: number) => {
      const foot = auroraBand(seed, y)
      const paint = linear([
        [0, high, 0],
        [0.5, high, 0.45],
        [0.92, low, 0.95],
        [1, low, 0],
      ])
      const slices = foot.slice(0, -1).flatMap(([x, footY], index) => {
        const [nextX, nextY] = foot[index + 1] ?? [x, footY]
        return Array.from({ length: 10 }, (_, step) => {
          const share = step / 10
          const ease = share * share * (3 - 2 * share)
          const tall = rise * spread(random, 0.72, 1)
          return box(x + (nextX - x) * share, footY + (nextY - footY) * ease - tall, 22, tall + 30, paint.fill)
        })
      })
      return paint.def + faded(opacity, ...slices)
    }
    return (
      curtain(1.2, 560, 470, '#4fe0c0', '#5a5fe0', 0.45) +
      curtain(0.2, 690, 520, '#7dffb0', '#2fb8c8', 0.75) +
      glow([1300, 560], 800, '#4fe0a8', 0.2)
    )
  },
  hills: ({ random, palette: p }) =>
    range(random, {
      count: 7,
      top: 730,
      low: 850,
      base: 1040,
      lit: '#9fc4d8',
      shaded: mix(p.far, p.near, 0.1),
      snow: 0,
    }) +
    veil(780, 1050, '#5fb0b0', 0.4) +
    land(rolling(random, 985, 30, 1200), '#a9c9dc', '#c8dcee'),
  forest: ({ random, palette: p }) =>
    forest(random, () => 1030, 26, 170, mix(p.near, p.far, 0.3), -40, 800) +
    forest(random, () => 1034, 28, 180, mix(p.near, p.far, 0.25), 1640, 2440) +
    land((x) => auroraRoad(x) - 50, '#c4dcea', '#b4cde2'),
  road: ({ palette: p }) => roadAcross(auroraRoad, 130, p.road, '#d8f4ec'),
  riders: (stage) =>
    [1060, 1440].map((x) => headlight([x + 120, auroraRoad(x) - 150])).join('') +
    ridersAlong(stage, {
      contour: auroraRoad,
      scale: 2.15,
      tint: ['#123a5c', 0.26],
      first: 4,
      places: [
        [1440, 50],
        [1060, 62],
      ],
    }),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => auroraRoad(x) + 140 + 18 * Math.sin(x / 140)
    return (
      land(bank, '#d6e8f2', '#8fb0cc') +
      dots('120 620, 330 400, 2300 660, 2120 420')
        .map(([x, size]) => pine([x, 1380], size, p.near, 5))
        .join('') +
      patch([1200, 1330], 900, 60, '#7dffb0', 0.2) +
      grass(random, bank, 30, 26, mix(p.near, p.far, 0.4))
    )
  },
}

/** A lamp on the bars and the patch of road it shows. */
function headlight([x, y]: Point): string {
  const beam = linear(
    [
      [0, '#fff6c8', 0.6],
      [1, '#fff6c8', 0],
    ],
    [0, 0, 1, 0],
  )
  return (
    beam.def +
    polygon(
      [
        [x, y - 4],
        [x + 430, y + 120],
        [x + 430, y + 250],
        [x, y + 6],
      ],
      beam.fill,
    ) +
    patch([x + 250, y + 205], 200, 26, '#fff6c8', 0.5) +
    glow([x, y], 60, '#fff6c8', 0.9)
  )
}
