import { mix } from './colour.ts'
import { repeat, spread, stageHeight, stageWidth } from './stage.ts'
import type { Layer, Stage } from './stage.ts'
import { box, circle, ellipse, faded, linear, path, polygon, radial, shape } from './svg.ts'
import type { Point } from './svg.ts'

/** The whole ground of a scene in the sky's three colours; `horizon` is where the lowest is reached. */
export function skyFill({ palette }: Stage, horizon = 900): string {
  const [top, middle, low] = palette.sky
  const end = horizon / stageHeight
  const paint = linear([
    [0, top],
    [end * 0.55, middle],
    [end, low],
    [1, low],
  ])
  return paint.def + box(0, 0, stageWidth, stageHeight, paint.fill)
}

/** Light that fades into what is around it. */
export function glow(centre: Point, radius: number, colour: string, strength = 0.9): string {
  const paint = radial([
    [0, colour, strength],
    [0.35, colour, strength * 0.42],
    [1, colour, 0],
  ])
  return paint.def + circle(centre, radius, paint.fill)
}

/** The sun with two soft rings. */
export const sunDisc = ({ palette, light }: Stage, radius = 70, halo = 620): string =>
  glow(light, halo, palette.light, 0.85) +
  circle(light, radius * 1.5, palette.light, 0.3) +
  circle(light, radius, palette.light)

/** The moon with a few seas. */
export const moonDisc = ({ palette, light: [x, y] }: Stage, radius = 80, halo = 520): string =>
  [
    glow([x, y], halo, palette.light, 0.45),
    circle([x, y], radius, palette.light),
    ...(
      [
        [-0.3, -0.2, 0.22],
        [0.25, 0.3, 0.28],
        [0.35, -0.35, 0.13],
        [-0.38, 0.42, 0.12],
      ] as const
    ).map(([dx, dy, r]) =>
      circle([x + dx * radius, y + dy * radius], r * radius, mix(palette.light, palette.far, 0.3), 0.55),
    ),
  ].join('')

/** Stars above `bottom`, thinning out downwards. */
export const stars = ({ random }: Stage, count: number, bottom: number): string =>
  repeat(count, () =>
    circle(
      [random() * stageWidth, random() ** 1.4 * bottom],
      spread(random, 1, 3.2),
      '#ffffff',
      Math.round(spread(random, 0.25, 0.95) * 100) / 100,
    ),
  )

/** Long evening clouds: rounded bars in loose stacks. */
export const streaks = (
  { random, palette }: Stage,
  count: number,
  top: number,
  bottom: number,
  opacity = 0.5,
): string =>
  faded(
    opacity,
    repeat(count, (_, share) => {
      const y = top + (bottom - top) * share
      const x = random() * stageWidth
      const length = spread(random, 260, 640)
      const colour = mix(palette.light, palette.haze, share)
      return (
        box(x - length / 2, y, length, 20, colour, 10) +
        box(x - length * spread(random, 0.1, 0.6), y + 18, length * 0.6, 16, colour, 8) +
        box(x - length * spread(random, 0.2, 0.3), y - 15, length * 0.45, 17, colour, 8)
      )
    }),
  )

/** One heaped cloud: domes of different heights on a flat base, with a shaded foot. */
export function cumulus([x, y]: Point, size: number, colour: string, shade: string): string {
  const domes = [
    [-1.0, 0.36, 0.3],
    [-0.52, 0.46, 0.66],
    [0.06, 0.56, 0.94],
    [0.62, 0.44, 0.6],
    [1.04, 0.34, 0.28],
  ] as const
  const body = domes.map(
    ([dx, rx, ry]) =>
      path`
        M${x + (dx - rx) * size} ${y}A${rx * size} ${ry * size} 0 0 1 ${x + (dx + rx) * size} ${y}Z
      `,
  )
  return (
    shape(body.join(''), colour) +
    box(x - 1.4 * size, y - 0.09 * size, 2.8 * size, 0.18 * size, colour, 0.09 * size) +
    box(x - 1.1 * size, y - 0.03 * size, 2.1 * size, 0.1 * size, shade, 0.05 * size)
  )
}

/** Heaped clouds at the places given, each `[x, y, size]`. */
export const clouds = (
  { palette }: Stage,
  places: readonly (readonly [number, number, number])[],
  opacity = 0.92,
): string =>
  faded(
    opacity,
    ...places.map(([x, y, size]) =>
      cumulus([x, y], size, mix('#ffffff', palette.haze, 0.12), mix('#ffffff', palette.haze, 0.62)),
    ),
  )

/** A band of mist, thickest at `y`, gone `depth` above and below. */
export function haze(y: number, depth: number, colour: string, opacity = 0.6): string {
  const paint = linear([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ])
  return paint.def + box(0, y - depth, stageWidth, depth * 2, paint.fill)
}

/** A veil that thickens from `top` down to `bottom`: lays a far layer into the distance. */
export function veil(top: number, bottom: number, colour: string, opacity = 0.7): string {
  const paint = linear([
    [0, colour, 0],
    [1, colour, opacity],
  ])
  return paint.def + box(0, top, stageWidth, bottom - top, paint.fill)
}

/** Beams from the light, fanned between two angles in degrees (90 straight down). */
export function rays(
  { light, palette }: Stage,
  count: number,
  from: number,
  to: number,
  opacity = 0.16,
  length = 1900,
): string {
  const [x, y] = light
  const at = (angle: number): Point => [
    x + Math.cos((angle * Math.PI) / 180) * length,
    y + Math.sin((angle * Math.PI) / 180) * length,
  ]
  const step = (to - from) / count
  return faded(
    opacity,
    repeat(count, (index) =>
      polygon([[x, y], at(from + index * step), at(from + index * step + step * 0.42)], palette.light),
    ),
  )
}

/** A small bird, wings up. */
export const birds = (places: readonly Point[], colour: string, size = 1): string =>
  places
    .map(([x, y]) =>
      shape(
        path`
          M${x - 20 * size} ${y - 4 * size}Q${x - 10 * size} ${y - 14 * size} ${x} ${y}
          Q${x + 10 * size} ${y - 14 * size} ${x + 20 * size} ${y - 4 * size}
          Q${x + 10 * size} ${y - 8 * size} ${x} ${y + 4 * size}
          Q${x - 10 * size} ${y - 8 * size} ${x - 20 * size} ${y - 4 * size}Z
        `,
        colour,
      ),
    )
    .join('')

/** A soft patch of shade or light on the ground. */
export const patch = (centre: Point, rx: number, ry: number, colour: string, opacity: number): string => {
  const paint = radial([
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return paint.def + ellipse(centre, rx, ry, paint.fill)
}

/** The plain sky and its disc, as most scenes want it. */
export const sunnySky =
  (horizon?: number, radius?: number, halo?: number): Layer =>
  (stage) =>
    skyFill(stage, horizon) + sunDisc(stage, radius, halo)
