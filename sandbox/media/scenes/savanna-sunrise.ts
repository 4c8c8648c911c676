import { darker, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { hillRange, land, rolling, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { birds, glow, haze, skyFill, streaks } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { circle, dots, line, path, placed, round, shape, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { acacia, grass } from '../art/trees.ts'

const plainPath: Contour = (x) => 1070 + 12 * Math.sin(x / 300)

/** A giraffe, its head `size` above its feet. */
const giraffe = ([x, y]: Point, size: number, colour: string): string =>
  line(
    [0, 0.05, 0.22, 0.27]
      .map(
        (step) =>
          `M${round(x + step * size)} ${round(y - size * 0.42)}L${round(x + step * size + size * 0.005)} ${round(y)}`,
      )
      .join(''),
    colour,
    round(size * 0.03),
  ) +
  placed(
    [x, y],
    size,
    shape('M-3 -38Q-5 -52 6 -54Q20 -58 25 -68L37 -98L45 -97L52 -92L50 -89L42 -90Q35 -60 31 -38Z', colour),
  ) +
  line(
    path`
      M${x + size * 0.38} ${y - size * 0.97}v${-size * 0.05}M${x - size * 0.03} ${y - size * 0.48}
      q${-size * 0.05} ${size * 0.1} ${-size * 0.03} ${size * 0.2}
    `,
    colour,
    round(size * 0.014),
  )

export const savannaSunrise: Painting = {
  sky: (stage) => skyFill(stage, 820) + streaks(stage, 7, 120, 420, 0.3),
  sun: ({ light, palette: p }) =>
    glow(light, 1000, p.light, 0.8) +
    circle(light, 330, mix(p.light, '#ffd25a', 0.35)) +
    circle(light, 300, p.light) +
    birds(dots('860 330, 930 300, 1010 340, 1480 260, 1540 236'), p.near, 1.3),
  plain: ({ random, palette: p }) =>
    hillRange(random, 2, 760, 810, mix(p.far, p.haze, 0.5), mix(p.far, p.haze, 0.15), 30) +
    haze(830, 80, p.haze, 0.7) +
    giraffe([1880, 860], 260, mix(p.near, p.far, 0.35)) +
    giraffe([2010, 870], 190, mix(p.near, p.far, 0.4)) +
    land(rolling(random, 856, 12, 900), mix(p.ground, p.haze, 0.3), p.ground),
  acacias: ({ palette: p }) =>
    acacia([300, 900], 330, mix(p.near, p.far, 0.2)) +
    acacia([700, 872], 170, mix(p.near, p.far, 0.4)) +
    acacia([1640, 870], 150, mix(p.near, p.far, 0.45)) +
    acacia([2210, 930], 430, mix(p.near, p.far, 0.1)) +
    haze(900, 70, p.haze, 0.3) +
    land((x) => plainPath(x) - 60, mix(p.ground, p.near, 0.05), mix(p.ground, p.near, 0.4)) +
    shape(`${smooth(traced(plainPath, -6))}L2440 1196L-30 1200Z`, mix(p.ground, '#f6b05a', 0.5)),
  runners: (stage) =>
    runnersAlong(stage, {
      contour: plainPath,
      scale: 2.55,
      tint: ['#8a2f1f', 0.16],
      first: 0,
      places: dots('1620 40, 1300 52, 960 46'),
    }),
  grass: ({ random, palette: p }) => {
    const bank: Contour = (x) => plainPath(x) + 126 + 12 * Math.sin(x / 70)
    return (
      land(bank, mix(p.ground, p.near, 0.5), p.near) +
      grass(random, bank, 150, 70, mix(p.ground, p.near, 0.55)) +
      grass(random, () => 1350, 110, 120, darker(p.near, 0.1)) +
      acacia([90, 1400], 1000, darker(p.near, 0.1))
    )
  },
}
