import { mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, mesa } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { roadAcross } from '../art/road.ts'
import { birds, clouds, haze, sunnySky, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { dots, line, polygon, shape } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { bushes } from '../art/trees.ts'

const rim: Contour = (x) => 1090 + 14 * Math.sin(x / 260)

/** A stepped wall: flat bands of rock that come towards the river. */
const cliffWall = (flip: number, top: number, wide: number, colours: readonly string[]): string =>
  colours
    .map((colour, index) => {
      const y = top + index * 74
      const edge = wide + index * 62
      const points: Point[] = [
        [-40, y],
        [edge - 130, y],
        [edge - 100, y + 26],
        [edge - 36, y + 34],
        [edge - 14, y + 70],
        [edge + 30, y + 78],
        [edge + 40, 1100],
        [-40, 1100],
      ]
      return polygon(flip < 0 ? points.map(([x, py]): Point => [2400 - x, py]) : points, colour)
    })
    .join('')

export const canyon: Painting = {
  sky: (stage) =>
    sunnySky(640, 74, 640)(stage) +
    clouds(stage, [
      [460, 160, 70],
      [1880, 190, 96],
    ]) +
    birds(dots('1010 300, 1090 260, 930 256'), stage.palette.near, 1.5),
  walls: ({ random, palette: p }) => {
    const bands = (share: number) =>
      [0, 0.22, 0.06, 0.34, 0.16, 0.46, 0.3, 0.58].map((step) => mix(mix(p.far, p.near, step), p.haze, share))
    return (
      mesa(random, 1130, 640, 420, 150, mix(p.far, p.haze, 0.55), mix(p.far, p.haze, 0.3)) +
      mesa(random, 1560, 640, 280, 190, mix(p.far, p.haze, 0.5), mix(p.far, p.haze, 0.25)) +
      land(() => 630, mix(p.far, p.haze, 0.45), mix(p.far, p.near, 0.3)) +
      cliffWall(1, 480, 820, bands(0.45)) +
      cliffWall(-1, 440, 780, bands(0.4)) +
      veil(480, 1050, p.haze, 0.4) +
      cliffWall(1, 360, 420, bands(0.12)) +
      cliffWall(-1, 320, 470, bands(0.08))
    )
  },
  river: ({ random, palette: p }) =>
    shape('M-20 960Q500 930 980 966T1700 962T2420 950V1100H-20Z', p.water) +
    shape(
      'M-20 954Q500 924 980 960T1700 956T2420 944V962Q2050 940 1700 974T980 978Q500 942 -20 972Z',
      mix(p.ground, p.haze, 0.4),
    ) +
    line('M930 990h130M1130 1010h90M1300 986h150M1420 1012h60M980 1020h80', '#ffffff', 6, 0.55) +
    mesa(random, 760, 1080, 420, 470, mix(p.far, p.near, 0.22), mix(p.far, p.near, 0.6)) +
    mesa(random, 1700, 1080, 360, 400, mix(p.far, p.near, 0.16), mix(p.far, p.near, 0.55)) +
    haze(1010, 110, p.haze, 0.35),
  rim: ({ random, palette: p }) =>
    land((x) => rim(x) - 56 + 10 * Math.sin(x / 37), p.ground, mix(p.ground, p.near, 0.4)) +
    bushes(random, (x) => rim(x) - 46, 26, 24, '#6f7a3a') +
    roadAcross(rim, 134, p.road, '#ffe9c8') +
    land((x) => rim(x) + 142 + 10 * Math.sin(x / 90), mix(p.ground, p.near, 0.45), p.near) +
    Array.from({ length: 15 }, (_, index) =>
      polygon(
        [
          [index * 170 - 20, 1350],
          [index * 170 + 20, 1278 - random() * 30],
          [index * 170 + 80, 1262 - random() * 30],
          [index * 170 + 130, 1350],
        ],
        mix(p.ground, p.near, 0.3 + random() * 0.4),
      ),
    ).join(''),
  riders: (stage) =>
    ridersAlong(stage, { contour: rim, scale: 2.3, first: 3, places: dots('1500 46, 1140 60, 800 44') }),
}
