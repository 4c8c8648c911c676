import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, range, rolling, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { haze, moonDisc, skyFill, stars, streaks, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { dots, line, shape, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { forest, grass, pine } from '../art/trees.ts'

const crest: Contour = (x) => 1010 - 150 * Math.exp(-(((x - 1230) / 760) ** 2)) + 12 * Math.sin(x / 150)

export const moonlitPass: Painting = {
  sky: (stage) => skyFill(stage, 1000) + stars(stage, 260, 900) + streaks(stage, 4, 640, 820, 0.16),
  moon: (stage) => moonDisc(stage, 350, 1050),
  ridges: ({ random, palette: p }) =>
    range(random, {
      count: 8,
      top: 660,
      low: 800,
      base: 1080,
      lit: mix(p.far, p.haze, 0.3),
      shaded: mix(p.far, p.near, 0.2),
      snow: 0.25,
      snowLit: '#c3cdf3',
      snowShaded: '#7f90d0',
      sunSide: 'right',
    }) + veil(760, 1080, p.haze, 0.65),
  crest: ({ random, palette: p }) =>
    forest(random, (x) => crest(x) + 8, 26, 130, mix(p.near, p.ground, 0.5), -40, 640) +
    forest(random, (x) => crest(x) + 8, 26, 130, mix(p.near, p.ground, 0.5), 1840, 2440) +
    land(crest, mix(p.ground, p.far, 0.22), p.near) +
    line(smooth(traced(crest)), '#8fa4ea', 5, 0.8),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: crest,
      scale: 2,
      tint: ['#1a2768', 0.34],
      first: 0,
      places: [
        [1420, 6],
        [1060, 4],
      ],
      posture: 'upright',
    }),
  foreground: ({ random, palette: p }) => {
    const bank = rolling(random, 1250, 34, 900)
    const bends: Point[] = dots(
      `
        1230 872, 1500 940, 1880 985, 1960 1020, 1700 1052, 1120 1066, 620 1100, 540 1140, 860 1176, 1500 1190,
        2440 1230
      `,
    )
    const slopes = [0, 1, 2]
      .map((step) =>
        shape(
          `M-20 ${1010 + step * 80}Q600 ${960 + step * 96} 1200 ${1020 + step * 70}T2420 ${1000 + step * 90}V1360H-20Z`,
          mix(p.far, p.near, 0.5 + step * 0.14),
          0.5,
        ),
      )
      .join('')
    const way = line(smooth(bends), '#8fa4ea', 16, 0.5) + line(smooth(bends), mix(p.road, p.far, 0.5), 10)
    return (
      slopes +
      way +
      haze(1130, 90, p.far, 0.4) +
      land(bank, darker(p.ground, 0.4), '#060a20') +
      grass(random, bank, 90, 50, darker(p.ground, 0.5)) +
      pine([150, 1380], 640, '#070c24', 5) +
      pine([2270, 1390], 560, '#070c24', 5) +
      pine([360, 1400], 380, '#070c24', 5)
    )
  },
}
