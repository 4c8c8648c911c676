import { darker, lighter, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import { hillRange, range, strip } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { railAlong } from '../art/road.ts'
import { birds, haze, skyFill, streaks, sunDisc } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, dots, line, path, round, smooth } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { glitter, ripples, water } from '../art/water.ts'

const deckLine: Contour = (x) => 1010 - 70 * Math.sin((x / 2400) * Math.PI)

export const suspensionBridge: Painting = {
  sky: (stage) =>
    skyFill(stage, 860) +
    sunDisc(stage, 170, 1000) +
    streaks(stage, 8, 150, 640, 0.5) +
    birds(dots('880 420, 950 390, 800 380'), mix(stage.palette.near, stage.palette.far, 0.3), 1.2),
  bay: (stage) => {
    const { random, palette: p } = stage
    return (
      range(random, {
        count: 6,
        top: 640,
        low: 730,
        base: 850,
        lit: mix(p.far, p.haze, 0.6),
        shaded: mix(p.far, p.haze, 0.42),
        snow: 0,
      }) +
      hillRange(random, 1, 790, 790, mix(p.far, p.haze, 0.3), p.far, 30) +
      water(stage, 820) +
      glitter(stage, 830, 1330, 60, 0.85) +
      haze(820, 90, p.haze, 0.7) +
      ripples(stage, 850, 1340, 70, p.light, 0.35)
    )
  },
  bridge: ({ palette: p }) => {
    const tower = (x: number) =>
      box(x - 60, 210, 34, 1160, p.ground) +
      box(x + 26, 210, 34, 1160, darker(p.ground, 0.25)) +
      [260, 440, 640, 840].map((y) => box(x - 60, y, 120, 40, darker(p.ground, 0.12), 6)).join('') +
      box(x - 72, 196, 144, 26, p.ground, 8) +
      circle([x, 180], 8, '#ffe0a0')
    const main = (x: number) =>
      950 - 70 * Math.sin((x / 2400) * Math.PI) - 90 - 620 * Math.min(1, Math.abs(x - 1200) / 760) ** 2
    const hangers = Array.from({ length: 50 }, (_, index) => index * 50 - 20)
      .filter((x) => Math.abs(x - 1200) < 740)
      .map((x) => `M${x} ${round(main(x))}V${round(deckLine(x))}`)
    const side = Array.from({ length: 9 }, (_, index) => [
      `M${440 - index * 52} ${round(225 + index * 78)}V${round(deckLine(440 - index * 52))}`,
      `M${1960 + index * 52} ${round(225 + index * 78)}V${round(deckLine(1960 + index * 52))}`,
    ]).flat()
    const cable = Array.from({ length: 32 }, (_, index): Point => [440 + index * 49.03, main(440 + index * 49.03)])
    return (
      line([...hangers, ...side].join(''), darker(p.ground, 0.1), 4, 0.85) +
      line(smooth(cable), p.ground, 13) +
      line('M440 222L-40 930M1960 222L2440 930', p.ground, 13) +
      tower(440) +
      tower(1960)
    )
  },
  deck: ({ palette: p }) => {
    const truss = Array.from(
      { length: 31 },
      (_, index) =>
        path`
          M${index * 80 - 20} ${deckLine(index * 80 - 20) + 134}
          L${index * 80 + 20} ${deckLine(index * 80 + 20) + 210}
          L${index * 80 + 60} ${deckLine(index * 80 + 60) + 134}
        `,
    ).join('')
    return (
      line(truss, darker(p.ground, 0.35), 10) +
      strip(deckLine, 206, 226, darker(p.ground, 0.2)) +
      strip(deckLine, 0, 110, mix(p.road, '#5a4a58', 0.6)) +
      strip(deckLine, 0, 10, lighter(p.road, 0.3)) +
      strip(deckLine, 92, 138, p.ground) +
      strip(deckLine, 92, 102, lighter(p.ground, 0.25)) +
      railAlong(deckLine, 50, darker(p.ground, 0.15), 60)
    )
  },
  runners: (stage) =>
    runnersAlong(stage, {
      contour: deckLine,
      scale: 2.05,
      tint: ['#ff9a5a', 0.1],
      first: 1,
      places: dots('1650 40, 1370 50, 1100 44, 860 58, 600 46'),
    }),
}
