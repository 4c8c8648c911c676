import { darker, lighter, mix } from '../art/colour.ts'
import { ridersAlong } from '../art/peloton.ts'
import { hillRange, land, range } from '../art/ridges.ts'
import type { Contour } from '../art/ridges.ts'
import { birds, clouds, haze, sunnySky, veil } from '../art/sky.ts'
import type { Painting } from '../art/stage.ts'
import { box, dots, line, shape, tag } from '../art/svg.ts'
import { forest } from '../art/trees.ts'

const deck: Contour = () => 664

export const viaduct: Painting = {
  sky: (stage) =>
    sunnySky(760, 80, 700)(stage) +
    clouds(stage, [
      [420, 220, 84],
      [1080, 150, 60],
      [2120, 300, 90],
    ]) +
    birds(dots('760 330, 820 300, 700 290'), mix(stage.palette.near, stage.palette.far, 0.4)),
  ridges: ({ random, palette: p }) =>
    range(random, {
      count: 7,
      top: 380,
      low: 520,
      base: 800,
      lit: mix(p.far, p.haze, 0.5),
      shaded: mix(p.far, p.haze, 0.2),
      snow: 0.22,
    }) +
    veil(480, 800, p.haze, 0.8) +
    hillRange(random, 2, 650, 740, mix(p.far, p.near, 0.2), mix(p.far, p.near, 0.5), 70),
  valley: (stage) => {
    const { random, palette: p } = stage
    return (
      haze(840, 160, p.haze, 0.8) +
      forest(random, (x) => 900 + 120 * Math.sin((x / 2400) * Math.PI), 60, 130, mix(p.near, p.ground, 0.35)) +
      land((x) => 890 + 130 * Math.sin((x / 2400) * Math.PI), mix(p.near, p.ground, 0.55), p.ground) +
      shape('M1130 1010Q1260 1090 1180 1180T1300 1360H1640Q1460 1240 1400 1150T1190 1010Z', p.water) +
      haze(1010, 120, p.haze, 0.4)
    )
  },
  viaduct: ({ palette: p }) => {
    const span = 300
    const piers = Array.from({ length: 9 }, (_, index) => index * span)
    const arches = piers
      .map((x) => `M${x + 34} 1350V860A${span / 2 - 34} ${span / 2 - 34} 0 0 1 ${x + span - 34} 860V1350Z`)
      .join('')
    const shade = piers
      .map((x) => box(x - 34 + 44, 862, 24, 490, darker(p.road, 0.28)) + box(x - 34, 850, 68, 12, lighter(p.road, 0.2)))
      .join('')
    const stones = Array.from({ length: 90 }, (_, index) =>
      box(
        (index * 431) % 2400,
        706 + ((index * 37) % 80),
        36,
        11,
        index % 2 ? lighter(p.road, 0.16) : darker(p.road, 0.1),
        3,
      ),
    ).join('')
    const ring = piers
      .map((x) => `M${x + 34} 862A${span / 2 - 34} ${span / 2 - 34} 0 0 1 ${x + span - 34} 862`)
      .join('')
    return (
      tag('path', { 'fill-rule': 'evenodd', fill: p.road, d: `M-20 690H2420V1350H-20Z${arches}` }) +
      stones +
      line(ring, darker(p.road, 0.25), 14) +
      shade +
      box(-10, 664, 2420, 34, lighter(p.road, 0.22)) +
      box(-10, 694, 2420, 10, darker(p.road, 0.3)) +
      Array.from({ length: 61 }, (_, index) => box(index * 40 - 6, 624, 8, 42, darker(p.road, 0.15))).join('') +
      box(-10, 618, 2420, 10, darker(p.road, 0.15))
    )
  },
  riders: (stage) =>
    ridersAlong(stage, {
      contour: deck,
      scale: 1.75,
      first: 3,
      places: dots('1700 0, 1440 0, 1210 0, 930 0'),
      shadowOpacity: 0,
    }),
  foreground: ({ random, palette: p }) =>
    box(-10, 655, 2420, 12, lighter(p.road, 0.3)) +
    forest(random, (x) => 1400 - Math.abs(x - 1200) * 0.13, 34, 230, darker(p.near, 0.1), -40, 700) +
    forest(random, (x) => 1400 - Math.abs(x - 1200) * 0.13, 34, 230, darker(p.near, 0.1), 1700, 2440),
}
