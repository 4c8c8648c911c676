import { mix } from '../art/colour.ts'
import { goingAway } from '../art/peloton.ts'
import { land, mesa } from '../art/ridges.ts'
import { onRoad, roadAway } from '../art/road.ts'
import type { Perspective } from '../art/road.ts'
import { birds, clouds, haze, sunnySky, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { dots, ellipse, line, path, shape } from '../art/svg.ts'
import { bushes, cactus, grass } from '../art/trees.ts'

const highway: Perspective = { horizon: 690, far: 1200, near: 1240, half: 760 }

export const desertHighway: Painting = {
  sky: (stage) =>
    sunnySky(720, 96, 700)(stage) +
    clouds(stage, [
      [330, 200, 96],
      [980, 130, 56],
      [1980, 220, 110],
    ]) +
    birds(
      [
        [1520, 260],
        [1580, 240],
      ],
      stage.palette.near,
      1.4,
    ),
  mesas: ({ random, palette: p }) =>
    mesa(random, 1010, 700, 260, 150, mix(p.far, p.haze, 0.55), mix(p.far, p.haze, 0.35)) +
    mesa(random, 1560, 700, 330, 200, mix(p.far, p.haze, 0.5), mix(p.far, p.haze, 0.3)) +
    veil(480, 710, p.haze, 0.5) +
    mesa(random, 470, 716, 640, 400, mix(p.far, p.near, 0.12), mix(p.far, p.near, 0.55)) +
    mesa(random, 780, 712, 150, 290, mix(p.far, p.near, 0.05), mix(p.far, p.near, 0.45)) +
    mesa(random, 2000, 716, 560, 460, mix(p.far, p.near, 0.16), mix(p.far, p.near, 0.6)) +
    mesa(random, 2330, 720, 420, 300, mix(p.far, p.near, 0.26), mix(p.far, p.near, 0.7)) +
    veil(560, 726, p.haze, 0.5),
  sand: ({ random, palette: p }) =>
    land(() => 700, mix(p.ground, p.haze, 0.4), p.ground) +
    shape('M-20 820Q500 760 1000 830T1100 1000L-20 1010Z', mix(p.ground, p.far, 0.24), 0.6) +
    shape('M2420 790Q1900 770 1480 840T1500 1010L2420 1060Z', mix(p.ground, p.far, 0.24), 0.6) +
    bushes(random, (x) => 770 + Math.abs(x - 1200) * 0.06, 22, 18, '#8a8a4a') +
    haze(706, 50, p.haze, 0.7),
  road: ({ palette: p }) =>
    roadAway(highway, p.road, mix(p.ground, p.far, 0.5), '#ffd35a') +
    Array.from({ length: 7 }, (_, index) => {
      const near = 0.08 + 0.13 * index ** 1.35 * 0.62
      const [x, y] = onRoad(highway, near, 1.7)
      return line(
        path`
          M${x} ${y}V${y - 620 * near}M${x - 120 * near} ${y - 560 * near}H${x + 120 * near}
        `,
        '#6a4030',
        Math.max(3, 22 * near),
      )
    }).join(''),
  riders: (stage) =>
    goingAway(stage, highway, dots('0.1 0.35, 0.13 -0.2, 0.22 0.42, 0.5 0.4'), { size: 6.4, first: 0 }),
  cacti: ({ random, palette: p }) =>
    cactus([260, 1180], 420, '#2f7a4a') +
    cactus([120, 1320], 300, '#27683f') +
    cactus([2190, 1160], 380, '#2f7a4a') +
    cactus([1960, 930], 130, '#3f8a54') +
    cactus([560, 900], 110, '#3f8a54') +
    Array.from({ length: 16 }, () =>
      ellipse(
        [random() < 0.5 ? random() * 700 : 1750 + random() * 650, 1080 + random() * 260],
        spread(random, 20, 60),
        spread(random, 10, 26),
        mix(p.ground, p.near, 0.35),
      ),
    ).join('') +
    grass(random, (x) => (x < 560 || x > 1950 ? 1330 : 1480), 60, 56, '#b58a3a'),
}
