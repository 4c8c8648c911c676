import { darker, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { land, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { glow, skyFill, stars, streaks, sunDisc } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, line, linear, polygon, shape, smooth } from '../art/svg.ts'
import { grass } from '../art/trees.ts'
import { glitter, ripples, water } from '../art/water.ts'

const clifftop: Contour = (x) => 1060 - 130 / (1 + Math.exp(-(x - 1500) / 180)) + 10 * Math.sin(x / 110)

export const lighthouse: Painting = {
  sky: (stage) =>
    skyFill(stage, 800) + stars(stage, 90, 420) + sunDisc(stage, 110, 820) + streaks(stage, 9, 300, 700, 0.4),
  sea: (stage) =>
    water(stage, 790, 1200) +
    glitter(stage, 796, 1060, 44, 0.85) +
    ripples(stage, 810, 1080, 70, stage.palette.haze, 0.5) +
    shape('M0 800L160 770L330 782L420 800Z', mix(stage.palette.far, stage.palette.haze, 0.3)),
  lighthouse: ({ palette: p }) => {
    const [x, foot, top] = [1800, 960, 360]
    const stripe = (from: number, to: number) => {
      const half = (y: number) => 46 + ((y - top) / (foot - top)) * 34
      return polygon(
        [
          [x - half(from), from],
          [x + half(from), from],
          [x + half(to), to],
          [x - half(to), to],
        ],
        '#d8402f',
      )
    }
    const beam = linear(
      [
        [0, '#fff3b8', 0],
        [1, '#fff3b8', 0.85],
      ],
      [0, 0, 1, 0],
    )
    const back = linear(
      [
        [0, '#fff3b8', 0.7],
        [1, '#fff3b8', 0],
      ],
      [0, 0, 1, 0],
    )
    return [
      beam.def,
      back.def,
      polygon(
        [
          [x, 300],
          [420, 60],
          [420, 330],
        ],
        beam.fill,
      ),
      polygon(
        [
          [x, 300],
          [2500, 250],
          [2500, 420],
        ],
        back.fill,
      ),
      polygon(
        [
          [x - 46, top],
          [x + 46, top],
          [x + 80, foot],
          [x - 80, foot],
        ],
        '#f8f4ea',
      ),
      stripe(420, 510),
      stripe(620, 720),
      stripe(840, 960),
      polygon(
        [
          [x + 14, top],
          [x + 46, top],
          [x + 80, foot],
          [x + 24, foot],
        ],
        p.near,
        0.24,
      ),
      box(x - 66, 344, 132, 18, p.near, 4),
      box(x - 34, 270, 68, 76, '#fff0b0', 6),
      line(`M${x - 12} 272V344M${x + 12} 272V344`, p.near, 4),
      shape(`M${x - 46} 272Q${x} 190 ${x + 46} 272Z`, '#d8402f'),
      line(`M${x} 222V190`, p.near, 6),
      line(`M${x - 64} 344V318H${x + 64}V344`, p.near, 5),
      glow([x, 306], 260, '#fff3b8', 0.9),
      box(x - 16, 890, 32, 70, p.near, 14),
      box(x - 10, 560, 20, 34, p.near, 8),
      box(x - 10, 770, 20, 34, p.near, 8),
      box(1900, 868, 190, 96, '#f8f4ea'),
      polygon(dots('1880 872, 1930 806, 2060 806, 2110 872'), '#d8402f'),
      box(1930, 900, 36, 40, '#ffd97a'),
      box(2010, 900, 36, 40, '#ffd97a'),
    ].join('')
  },
  cliff: ({ random, palette: p }) =>
    land(clifftop, mix(p.ground, p.haze, 0.16), mix(p.near, p.ground, 0.4)) +
    polygon(dots('-30 1075, 120 1080, 60 1160, 140 1230, 60 1350, -30 1350'), p.near, 0.4) +
    shape(`${smooth(traced(clifftop, 34))}L2450 1040L-20 1130Z`, '#c8a08a', 0.75) +
    grass(random, (x) => clifftop(x) + 6, 80, 26, mix(p.ground, p.haze, 0.3)),
  runners: (stage) =>
    runnersAlong(stage, {
      contour: clifftop,
      scale: 2.5,
      tint: ['#6a3f8a', 0.16],
      first: 5,
      places: [
        [1180, 64],
        [820, 78],
      ],
    }),
  foreground: ({ random, palette: p }) => {
    const bank: Contour = (x) => clifftop(x) + 190 + 14 * Math.sin(x / 80)
    return (
      land(bank, mix(p.near, p.ground, 0.3), darker(p.near, 0.4)) +
      grass(random, bank, 150, 66, mix(p.near, p.ground, 0.35)) +
      Array.from({ length: 50 }, () =>
        circle([random() * 2400, 1250 + random() * 90], spread(random, 5, 10), '#ffb37c'),
      ).join('')
    )
  },
}
