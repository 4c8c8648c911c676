import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { land, mountain, range, rolling } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { railAlong, roadAcross } from '../art/road.ts'
import { haze, skyFill, streaks, sunDisc, veil } from '../art/sky.ts'
import { passing } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { dots } from '../art/svg.ts'
import { forest, grass, pine } from '../art/trees.ts'

const dawnRoad: Contour = (x) => 1080 - 46 * Math.sin((x - 300) / 560) - (x - 1200) * 0.035

/** Snow peaks over the road of the home hero. */
export const alpineDawn: Painting = {
  sky: (stage) => skyFill(stage, 820) + sunDisc(stage, 84, 760) + streaks(stage, 7, 90, 430, 0.5),
  peaks: ({ random, palette: p }) => {
    const style = {
      base: 900,
      lit: mix(p.far, p.haze, 0.28),
      shaded: mix(p.far, p.near, 0.3),
      snow: 0.36,
      snowLit: '#fff1e2',
      snowShaded: '#c9bfe0',
      sunSide: 'right' as const,
    }
    return [
      range(random, {
        ...style,
        count: 9,
        top: 420,
        low: 600,
        lit: mix(p.far, p.haze, 0.62),
        shaded: mix(p.far, p.haze, 0.36),
        snowLit: '#ffe9d8',
        snowShaded: '#dcc3d6',
      }),
      veil(480, 900, p.haze, 0.75),
      mountain(random, { ...style, peak: [470, 230], left: 640, right: 700, snow: 0.42 }),
      mountain(random, { ...style, peak: [1980, 330], left: 620, right: 660 }),
      mountain(random, { ...style, peak: [1130, 440], left: 480, right: 520 }),
      veil(560, 910, p.haze, 0.85),
    ].join('')
  },
  forest: ({ random, palette: p }) => {
    const [back, front] = [rolling(random, 860, 46, 1300), rolling(random, 950, 40, 1000)]
    return [
      forest(random, back, 70, 96, mix(p.near, p.haze, 0.46)),
      land(back, mix(p.near, p.haze, 0.46), mix(p.near, p.haze, 0.6)),
      haze(930, 80, p.haze, 0.5),
      forest(random, front, 52, 150, mix(p.near, p.ground, 0.4)),
      land(front, mix(p.near, p.ground, 0.45), p.ground),
    ].join('')
  },
  meadow: ({ random, palette: p, moment }) =>
    land((x) => dawnRoad(x) - 34 + 10 * Math.sin(x / 130), lighter(p.ground, 0.12), p.ground) +
    grass(random, (x) => dawnRoad(x) - 20, 60, 22, lighter(p.ground, 0.2), moment),
  road: ({ palette: p, moment }) =>
    roadAcross(dawnRoad, 150, p.road, '#ffffff', moment) +
    railAlong(dawnRoad, 42, mix('#ffffff', p.haze, 0.45), 110, moment),
  riders: (stage) =>
    ridersAlong(stage, {
      contour: dawnRoad,
      scale: 2.1,
      tint: ['#ff9a7a', 0.08],
      places: dots('1560 52, 1190 40, 900 60, 1380 112'),
    }),
  foreground: ({ random, palette: p, moment }) => {
    const bank: Contour = (x) => dawnRoad(x) + 172 + 14 * Math.sin(x / 90)
    return (
      land(bank, darker(p.ground, 0.3), darker(p.ground, 0.6)) +
      grass(random, bank, 120, 46, darker(p.ground, 0.42), moment) +
      dots('90 620, 260 420, 2290 700, 2110 460')
        .map(([home, size]) => {
          const x = passing(home, moment)
          return pine([x, 1380 + dip(x)], size, darker(p.near, 0.35), 5)
        })
        .join('')
    )
  },
}

/** The near bank falls away towards the middle, so that a tree that passes there does not hide the riders. */
const dip = (x: number): number => 330 * Math.max(0, 1 - ((x - 1200) / 1200) ** 2) ** 2
