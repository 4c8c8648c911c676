import { brandColours } from '../art/city.ts'
import { darker, lighter, mix } from '../art/colour.ts'
import { goingAway } from '../art/peloton.ts'
import { hillRange, land } from '../art/ridges.ts'
import { lanes, onRoad } from '../art/road.ts'
import type { Perspective } from '../art/road.ts'
import { birds, haze, patch, skyFill, streaks, sunDisc } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, group, polygon } from '../art/svg.ts'
import { leafTree } from '../art/trees.ts'

const view: Perspective = { horizon: 700, far: 1200, near: 1200, half: 1850 }

export const runningTrack: Painting = {
  sky: (stage) =>
    skyFill(stage, 780) +
    sunDisc(stage, 150, 980) +
    streaks(stage, 9, 110, 560, 0.55) +
    birds(dots('760 300, 830 270, 690 262'), mix(stage.palette.near, stage.palette.far, 0.4), 1.1),
  stands: ({ random, palette: p }) => {
    const stand = (flip: number) =>
      group(
        flip < 0 ? 'translate(2400 0) scale(-1 1)' : 'translate(0 0)',
        polygon(dots('-20 380, 560 560, 760 640, 760 712, -20 740'), mix(p.far, p.near, 0.35)),
        polygon(dots('-20 330, 610 540, 620 566, -20 400'), mix(p.far, p.haze, 0.5)),
        polygon(dots('-20 690, 760 700, 760 712, -20 740'), '#f8f4ea'),
        ...Array.from({ length: 5 }, (_, row) =>
          Array.from({ length: 34 }, (__, index) =>
            circle(
              [index * 22 - 6, 452 + row * 46 + index * (5.6 - row * 1.1)],
              10 - index * 0.14,
              mix(brandColours[(index * 7 + row * 3) % 6] ?? '#ffffff', p.far, 0.45),
            ),
          ).join(''),
        ),
      )
    return (
      hillRange(random, 2, 600, 660, mix(p.far, p.haze, 0.6), mix(p.far, p.haze, 0.25), 60) +
      stand(1) +
      stand(-1) +
      Array.from({ length: 13 }, (_, index) =>
        leafTree(random, [760 + index * 74, 712], 120, mix(p.ground, p.near, 0.35), '#4a3a40'),
      ).join('') +
      [330, 2070]
        .map(
          (x) =>
            box(x - 8, 200, 16, 400, mix(p.near, p.far, 0.3)) +
            box(x - 70, 160, 140, 70, mix(p.near, p.far, 0.2), 8) +
            Array.from({ length: 8 }, (_, index) =>
              circle([x - 50 + (index % 4) * 34, 180 + Math.floor(index / 4) * 30], 10, '#fff6da'),
            ).join(''),
        )
        .join('')
    )
  },
  lanes: ({ palette: p }) => {
    const lanePaint = Array.from({ length: 9 }, (_, index) =>
      lanes(view, -0.97 + index * 0.2425 - 0.006, -0.97 + index * 0.2425 + 0.006, '#fff4ea', 0.95),
    )
    return (
      land(() => 700, p.ground, darker(p.ground, 0.25)) +
      lanes(view, -1.02, 1.02, p.road) +
      lanes(view, -0.7275, -0.485, lighter(p.road, 0.06)) +
      lanes(view, -0.2425, 0, lighter(p.road, 0.06)) +
      lanes(view, 0.2425, 0.485, lighter(p.road, 0.06)) +
      lanePaint.join('') +
      haze(706, 60, p.light, 0.6) +
      patch([1200, 800], 700, 130, p.light, 0.5) +
      box(-10, 1296, 2420, 26, '#ffffff') +
      [0, 1, 2, 3]
        .map((index) => {
          const [x, y] = onRoad(view, 0.86, -0.364 + index * 0.2425)
          return polygon(
            [
              [x - 60, y + 50],
              [x - 40, y - 40],
              [x + 40, y - 40],
              [x + 60, y + 50],
            ],
            '#ffffff',
            0.24,
          )
        })
        .join('')
    )
  },
  runners: (stage) =>
    goingAway(stage, view, dots('0.2 0.364, 0.23 -0.6, 0.3 0.121, 0.36 -0.364, 0.47 0.364, 0.56 -0.121'), {
      size: 6.2,
      on: 'foot',
      tint: ['#ff9a7a', 0.1],
      first: 1,
    }),
}
