import { darker, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land, rolling, strip } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { clouds, haze, sunnySky } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, ellipse, group, line, shape } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { bushes, grass } from '../art/trees.ts'

const gravel: Contour = (x) => 1100 + 30 * Math.sin(x / 480)

const sheep = ([x, y]: Point, size: number, mirrored = false): string =>
  group(
    `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`,
    line('M-22 -10V6M-8 -8V8M12 -8V8M24 -10V6', '#2f2a33', 6),
    circle([-22, -26], 18, '#fffaf2'),
    circle([-4, -34], 22, '#fffaf2'),
    circle([18, -30], 20, '#fffaf2'),
    circle([6, -20], 20, '#f1e8e2'),
    circle([-16, -18], 14, '#f1e8e2'),
    ellipse([40, -36], 12, 15, '#2f2a33'),
    ellipse([31, -44], 8, 4, '#2f2a33'),
    circle([34, -50], 8, '#fffaf2'),
  )

export const highlands: Painting = {
  sky: (stage) =>
    sunnySky(760, 76, 760)(stage) +
    clouds(
      stage,
      [
        [460, 240, 120],
        [1500, 170, 96],
        [2150, 300, 120],
      ],
      0.75,
    ),
  moor: ({ random, palette: p }) =>
    hillRange(random, 3, 480, 640, mix(p.far, p.haze, 0.65), mix(p.far, p.near, 0.12), 130) +
    haze(700, 120, p.haze, 0.65) +
    shape('M960 748Q1300 716 1660 746Q1500 786 1240 784Q1020 780 960 748Z', p.water),
  heather: ({ random, palette: p }) => {
    const tones = ['#b06aa8', '#8f5a9a', '#c88ab8', '#7a8a4a', '#a8984a']
    return (
      [0, 1, 2]
        .map((row) => {
          const contour = rolling(random, 770 + row * 90, 26, 900)
          return (
            land(contour, mix(tones[row] ?? p.ground, p.haze, 0.35 - row * 0.15), mix('#6f7a44', p.haze, 0.25)) +
            bushes(random, contour, 46, 18 + row * 7, mix(tones[(row + 1) % 5] ?? p.ground, p.haze, 0.3 - row * 0.12))
          )
        })
        .join('') +
      sheep([620, 860], 0.8) +
      sheep([760, 890], 0.95, true) +
      sheep([1840, 900], 1) +
      sheep([1990, 870], 0.75, true)
    )
  },
  walls: ({ random, palette: p }) => {
    const wall: Contour = (x) => gravel(x) - 40
    return (
      land((x) => gravel(x) - 60, '#7f8a4c', '#6a7440') +
      Array.from({ length: 3 }, (_, row) =>
        Array.from({ length: 62 }, (__, index) => {
          const x = index * 40 - 30 + row * 17
          return box(
            x,
            wall(x) - 62 + row * 23 + spread(random, -3, 3),
            37,
            23,
            mix('#a8a2a4', p.near, random() * 0.35),
            8,
          )
        }).join(''),
      ).join('')
    )
  },
  road: ({ random, palette: p }) =>
    strip(gravel, 0, 140, p.road) +
    Array.from({ length: 160 }, () => {
      const x = random() * 2400
      return ellipse(
        [x, gravel(x) + 8 + random() * 126],
        spread(random, 4, 10),
        spread(random, 2, 5),
        mix(p.road, random() < 0.5 ? '#6a5a50' : '#ffffff', 0.4),
      )
    }).join('') +
    land((x) => gravel(x) + 138, '#6a7440', darker('#4a5430', 0.2)),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: gravel,
      scale: 2.25,
      first: 0,
      places: [
        [1480, 46],
        [1080, 60],
      ],
    }) +
    bushes(stage.random, (x) => gravel(x) + 176, 40, 44, '#8f5a8a') +
    bushes(stage.random, (x) => gravel(x) + 230, 36, 54, '#6f4a78') +
    grass(stage.random, (x) => gravel(x) + 150, 70, 44, '#a8984a'),
}
