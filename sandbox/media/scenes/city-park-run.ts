import { skyline } from '../art/city.ts'
import { darker, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { land, rolling, traced } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { clouds, sunnySky, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { circle, dots, line, linear, path, shape, smooth } from '../art/svg.ts'
import { grass, leafTree } from '../art/trees.ts'

const parkPath: Contour = (x) => 1080 + 20 * Math.sin(x / 500)

export const cityParkRun: Painting = {
  sky: (stage) =>
    sunnySky(760, 84, 740)(stage) +
    clouds(stage, [
      [420, 250, 80],
      [1900, 180, 96],
    ]),
  skyline: ({ random, palette: p }) =>
    skyline(random, 800, 160, 340, 120, { wall: mix(p.far, p.haze, 0.55), window: '#ffffff', share: 0.25 }) +
    veil(440, 800, p.haze, 0.7) +
    skyline(random, 810, 120, 300, 170, { wall: mix(p.far, p.haze, 0.15), window: '#fff6d0', share: 0.3 }) +
    veil(560, 820, p.haze, 0.6),
  lawn: ({ random, palette: p }) =>
    Array.from({ length: 22 }, (_, index) =>
      leafTree(
        random,
        [index * 116 + spread(random, -30, 30), 850],
        190 * spread(random, 0.8, 1.2),
        mix(p.near, p.ground, 0.3 + random() * 0.5),
        '#5a4a3a',
      ),
    ).join('') + land(rolling(random, 840, 16, 1100), mix(p.ground, p.haze, 0.2), p.ground),
  lake: (stage) => {
    const paint = linear([
      [0, mix(stage.palette.water, '#ffffff', 0.4)],
      [1, stage.palette.water],
    ])
    return (
      paint.def +
      shape('M420 930Q700 880 1200 892T1980 930Q2040 980 1600 1000T760 990Q420 980 420 930Z', paint.fill) +
      line('M700 930h90M1000 950h120M1400 935h110M1650 958h80M880 975h70', '#ffffff', 5, 0.7) +
      [
        [980, 930],
        [1060, 944],
      ]
        .map(([x = 0, y = 0]) =>
          shape(
            path`
              M${x - 26} ${y}Q${x} ${y + 18} ${x + 26} ${y}Q${x + 24} ${y - 16} ${x + 34} ${y - 34}
              Q${x + 38} ${y - 46} ${x + 48} ${y - 38}L${x + 40} ${y - 30}Q${x + 40} ${y - 8} ${x + 26} ${y}Z
            `,
            '#ffffff',
          ),
        )
        .join('')
    )
  },
  path: ({ palette: p }) =>
    land((x) => parkPath(x) - 46, mix(p.ground, p.haze, 0.12), darker(p.ground, 0.2)) +
    shape(`${smooth(traced(parkPath))}L2440 1230L-30 1240Z`, p.road) +
    line(smooth(traced(parkPath)), '#fff6e0', 7),
  runners: (stage) =>
    runnersAlong(stage, {
      contour: parkPath,
      scale: 2.35,
      first: 2,
      places: dots('1790 46, 1480 60, 1210 44, 960 76, 690 56'),
    }),
  trees: ({ random, palette: p }) => {
    const bank: Contour = (x) => 1236 + 10 * Math.sin(x / 120)
    return (
      leafTree(random, [170, 1260], 940, p.near, '#4a3a30') +
      leafTree(random, [2290, 1260], 1020, mix(p.near, p.ground, 0.25), '#4a3a30') +
      land(bank, mix(p.ground, p.near, 0.25), mix(p.ground, p.near, 0.6)) +
      grass(random, bank, 90, 40, mix(p.ground, p.near, 0.4)) +
      Array.from({ length: 40 }, () =>
        circle([random() * 2400, 1270 + random() * 70], spread(random, 6, 11), random() < 0.5 ? '#ffffff' : '#ffc53d'),
      ).join('')
    )
  },
}
