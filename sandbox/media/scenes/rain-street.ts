import { lamp, skyline, tower } from '../art/city.ts'
import { darker, mix } from '../art/colour.ts'
import { runnersAlong } from '../art/peloton.ts'
import type { Contour } from '../art/ridges.ts'
import { clouds, skyFill, veil } from '../art/sky.ts'
import { spread } from '../art/stage.ts'
import type { Painting } from '../art/stage.ts'
import { box, circle, ellipse, faded, group, line, linear, round, shape } from '../art/svg.ts'
import type { Point } from '../art/svg.ts'
import { ripples } from '../art/water.ts'

const kerb: Contour = () => 1110

export const rainStreet: Painting = {
  sky: (stage) =>
    skyFill(stage, 800) +
    clouds(
      stage,
      [
        [300, 190, 150],
        [900, 130, 190],
        [1600, 180, 180],
        [2200, 140, 170],
      ],
      0.32,
    ),
  facades: ({ random, palette: p }) => {
    const lit = { window: p.light, share: 0.3 }
    return (
      skyline(random, 1000, 330, 620, 150, { ...lit, wall: mix(p.far, p.haze, 0.5), share: 0.1 }) +
      veil(560, 1010, p.haze, 0.6) +
      tower(random, -20, 250, 1060, 330, { ...lit, wall: mix(p.near, p.far, 0.5) }) +
      tower(random, 300, 470, 1060, 260, { ...lit, wall: mix(p.near, p.far, 0.7) }) +
      tower(random, 1810, 400, 1060, 270, { ...lit, wall: mix(p.near, p.far, 0.65) }) +
      tower(random, 2070, 210, 1060, 360, { ...lit, wall: mix(p.near, p.far, 0.45) }) +
      [80, 420, 1880, 2190]
        .map(
          (x, index) =>
            box(x, 940, 180, 120, '#ffe2a0') +
            shape(`M${x - 20} 940h220l20 -46h-260z`, index % 2 ? '#c8492f' : '#0e7490'),
        )
        .join('') +
      veil(800, 1064, p.haze, 0.25)
    )
  },
  street: (stage) => {
    const { random, palette: p } = stage
    const bars = Array.from({ length: 30 }, (_, index) => {
      const paint = linear([
        [0, p.light, 0.55],
        [1, p.light, 0],
      ])
      return (
        paint.def +
        box(
          [110, 460, 1910, 2230, 620, 1780][index % 6] ?? 0,
          1066 + random() * 40,
          spread(random, 40, 150),
          spread(random, 90, 240),
          paint.fill,
          8,
        )
      )
    })
    return (
      box(-10, 1056, 2420, 310, p.road) +
      faded(0.6, ...bars) +
      ripples(stage, 1080, 1340, 60, '#dfe8ee', 0.35) +
      box(-10, 1050, 2420, 16, '#8793a3') +
      ellipse([620, 1260], 260, 22, '#8fa6bb', 0.5) +
      ellipse([1690, 1290], 320, 26, '#8fa6bb', 0.5)
    )
  },
  lamps: ({ palette: p }) =>
    lamp([560, 1060], 640, p.near, p.light, 0.95) +
    group('translate(2400 0) scale(-1 1)', lamp([560, 1060], 640, p.near, p.light, 0.95)),
  runners: (stage) =>
    ellipse([1220, 1258], 190, 18, '#ffc53d', 0.25) +
    runnersAlong(stage, {
      contour: kerb,
      scale: 2.9,
      first: 1,
      tint: ['#2a3f66', 0.1],
      places: [[1220, 130]],
      shadowOpacity: 0.4,
    }) +
    umbrella([1760, 1090], 1.0, '#d8402f') +
    umbrella([640, 1086], 0.9, '#12a5bd'),
  rain: ({ random }) => {
    const drop = (length: number) => {
      const [x, y] = [random() * 2500, random() * 1350]
      return `M${round(x)} ${round(y)}l${round(-length * 0.22)} ${round(length)}`
    }
    return (
      line(Array.from({ length: 170 }, () => drop(44)).join(''), '#e4eef4', 2.4, 0.4) +
      line(Array.from({ length: 90 }, () => drop(84)).join(''), '#ffffff', 3.4, 0.42)
    )
  },
}

/** A passer-by in a long coat under an umbrella. */
const umbrella = ([x, y]: Point, size: number, colour: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    ellipse([0, 2], 60, 9, '#0b1020', 0.3),
    box(-24, -66, 18, 64, '#141b2e', 8),
    box(6, -66, 18, 64, '#141b2e', 8),
    shape('M-34 -60Q-44 -190 -20 -226H20Q44 -190 34 -60Z', '#22304c'),
    circle([0, -250], 26, '#c98b5e'),
    line('M22 -170L30 -330', '#141b2e', 6),
    shape(
      `
        M-110 -290Q-90 -400 20 -404Q130 -400 150 -290Q120 -312 86 -290Q52 -312 20 -290Q-14 -312 -46 -290
        Q-80 -312 -110 -290Z
      `,
      colour,
    ),
    shape('M20 -404Q130 -400 150 -290Q120 -312 86 -290Q80 -360 20 -404Z', darker(colour, 0.22)),
  )
