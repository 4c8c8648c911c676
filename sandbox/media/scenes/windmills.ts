import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { birds, clouds, haze, sunnySky } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, group, line, path, placed, polygon, round, shape } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { grass, leafTree } from '../art/trees.ts'
import { ripples } from '../art/water.ts'

const dykeTop: Contour = () => 1100

const windmill = ([x, y]: Point, size: number, turn: number, body: string, roof: string): string => {
  const hub: Point = [x, y - size * 0.98]
  const sail = (angle: number) =>
    group(
      `rotate(${angle} ${round(hub[0])} ${round(hub[1])})`,
      line(`M${round(hub[0])} ${round(hub[1])}V${round(hub[1] - size * 0.78)}`, '#5a4438', round(size * 0.02)),
      box(hub[0] + size * 0.012, hub[1] - size * 0.77, size * 0.13, size * 0.6, '#fffaf0'),
      line(
        path`
          M${hub[0] + size * 0.014} ${hub[1] - size * 0.57}h${size * 0.126}
          M${hub[0] + size * 0.014} ${hub[1] - size * 0.37}h${size * 0.126}
          M${hub[0] + size * 0.077} ${hub[1] - size * 0.77}v${size * 0.6}
        `,
        '#c8b49a',
        round(size * 0.008),
      ),
    )
  return (
    polygon(
      [
        [x - size * 0.13, y - size * 0.86],
        [x + size * 0.13, y - size * 0.86],
        [x + size * 0.24, y],
        [x - size * 0.24, y],
      ],
      body,
    ) +
    polygon(
      [
        [x + size * 0.04, y - size * 0.86],
        [x + size * 0.13, y - size * 0.86],
        [x + size * 0.24, y],
        [x + size * 0.07, y],
      ],
      darker(body, 0.18),
    ) +
    box(x - size * 0.3, y - size * 0.36, size * 0.6, size * 0.04, '#5a4438', 4) +
    placed([x, y], size, shape('M-15 -85Q0 -116 15 -85Z', roof)) +
    box(x - size * 0.05, y - size * 0.2, size * 0.1, size * 0.2, '#3a5a4a', 6) +
    box(x - size * 0.03, y - size * 0.66, size * 0.06, size * 0.09, '#ffe9b0') +
    [0, 90, 180, 270].map((angle) => sail(angle + turn)).join('') +
    circle(hub, size * 0.03, '#5a4438')
  )
}

export const windmills: Painting = {
  sky: (stage) =>
    sunnySky(780, 74, 620)(stage) +
    clouds(stage, [
      [300, 260, 110],
      [1080, 190, 70],
      [1480, 330, 90],
      [2240, 200, 80],
    ]) +
    birds(
      [
        [1240, 420],
        [1310, 396],
      ],
      stage.palette.near,
      1.2,
    ),
  mills: ({ random, palette: p, moment }) =>
    Array.from({ length: 26 }, (_, index) =>
      leafTree(
        random,
        [index * 98, 800],
        90 * spread(random, 0.7, 1.3),
        mix(p.near, p.haze, 0.45),
        mix(p.near, p.haze, 0.4),
      ),
    ).join('') +
    land(() => 790, mix(p.ground, p.haze, 0.4), p.ground) +
    windmill([980, 800], 300, 18 + moment * 90, mix('#b5654a', p.haze, 0.3), mix('#4a5a5a', p.haze, 0.3)) +
    windmill([1420, 800], 230, 40 + moment * 90, mix('#b5654a', p.haze, 0.4), mix('#4a5a5a', p.haze, 0.4)) +
    windmill([460, 850], 560, 30 + moment * 90, '#a85a42', '#33504a') +
    windmill([1950, 840], 480, 62 + moment * 90, '#f2e6d2', '#33504a'),
  fields: ({ palette: p }) => {
    const rows = ['#ff5a6e', '#ffc53d', '#ff8fc0', '#ffffff', '#fc6719', '#a86ae0', '#ffd75a', '#e8364f']
    return (
      rows
        .map(
          (colour, index) =>
            polygon(
              [
                [1200 + (index - 4) * 150, 812],
                [1200 + (index - 3) * 150 - 20, 812],
                [1200 + (index - 3) * 620 - 60, 1010],
                [1200 + (index - 4) * 620, 1010],
              ],
              colour,
            ) +
            Array.from({ length: 4 }, (_, k) =>
              line(
                path`
                  M${1200 + (index - 4 + k * 0.22 + 0.16) * 150} 814
                  L${1200 + (index - 4 + k * 0.22 + 0.16) * 620} 1010
                `,
                darker(colour, 0.14),
                5,
                0.6,
              ),
            ).join(''),
        )
        .join('') + haze(812, 40, p.haze, 0.5)
    )
  },
  canal: (stage) =>
    box(-10, 996, 2420, 64, stage.palette.water) +
    ripples(stage, 1004, 1054, 40, '#ffffff', 0.5) +
    box(-10, 990, 2420, 10, darker(stage.palette.ground, 0.25)) +
    [420, 1760]
      .map((x) => shape(`M${x} 1028q10 26 40 26h150q30 0 46 -30z`, '#24365f') + box(x + 50, 996, 90, 34, '#f8f4ea', 6))
      .join(''),
  dyke: ({ random, palette: p }) =>
    land(() => 1050, lighter(p.ground, 0.1), p.ground) +
    grass(random, () => 1066, 70, 24, darker(p.ground, 0.15)) +
    box(-10, 1092, 2420, 128, '#c86a50') +
    box(-10, 1092, 2420, 7, '#e8a08a') +
    box(-10, 1212, 2420, 8, '#8f4434') +
    Array.from({ length: 13 }, (_, index) => box(index * 200 - 40, 1152, 90, 7, '#ffffff')).join('') +
    land((x) => 1220 + 6 * Math.sin(x / 80), darker(p.ground, 0.15), darker(p.ground, 0.5)) +
    Array.from({ length: 70 }, () => {
      const [x, y] = [random() * 2400, 1262 + random() * 90]
      const colour = ['#ff5a6e', '#ffc53d', '#ff8fc0', '#fc6719'][Math.floor(random() * 4)] ?? '#ff5a6e'
      return (
        line(`M${round(x)} ${round(y + 44)}V${round(y)}`, '#3f7a3a', 6) +
        shape(
          path`
            M${x - 15} ${y - 22}L${x - 7} ${y - 10}L${x} ${y - 26}L${x + 7} ${y - 10}L${x + 15} ${y - 22}
            Q${x + 18} ${y + 14} ${x} ${y + 14}Q${x - 18} ${y + 14} ${x - 15} ${y - 22}Z
          `,
          colour,
        )
      )
    }).join(''),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: dykeTop,
      scale: 2.2,
      first: 2,
      places: dots('1570 46, 1260 60, 960 42'),
      posture: 'hoods',
    }),
}
