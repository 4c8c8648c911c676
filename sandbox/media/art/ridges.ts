import type { Random } from '../../kernel/random.ts'
import { mix } from './colour.ts'
import { repeat, spread, stageHeight, stageWidth } from './stage.ts'
import { linear, polygon, shape, smooth } from './svg.ts'
import type { Point } from './svg.ts'

/** The height of a line at each x; everything that stands on ground asks it. */
export type Contour = (x: number) => number

/** Gentle ground from three waves; `swell` is half its range. */
export function rolling(random: Random, y: number, swell: number, wave = 900): Contour {
  const [a, b, c] = [random() * 7, random() * 7, random() * 7]
  return (x) =>
    y +
    swell *
      (0.6 * Math.sin((x / wave) * 2 * Math.PI + a) +
        0.28 * Math.sin((x / wave) * 4.6 * Math.PI + b) +
        0.12 * Math.sin((x / wave) * 9.4 * Math.PI + c))
}

/** Points along a contour from edge to edge, `offset` below it. */
export const traced = (contour: Contour, offset = 0): Point[] =>
  Array.from({ length: 41 }, (_, index): Point => [index * 62 - 40, contour(index * 62 - 40) + offset])

/** The band between two offsets of a contour. */
export const strip = (contour: Contour, from: number, to: number, colour: string): string =>
  shape(`${smooth(traced(contour, from))}L${smooth(traced(contour, to).toReversed()).slice(1)}Z`, colour)

/** Ground filled from a contour down to `bottom`; a second colour grades it. */
export function land(contour: Contour, colour: string, low = colour, bottom = stageHeight): string {
  const points = Array.from({ length: 49 }, (_, index): Point => [index * 51 - 24, contour(index * 51 - 24)])
  const paint = linear([
    [0, colour],
    [1, low],
  ])
  return (
    (low === colour ? '' : paint.def) +
    shape(`${smooth(points)}L${stageWidth + 30} ${bottom}L-30 ${bottom}Z`, low === colour ? colour : paint.fill)
  )
}

type MountainOptions = {
  peak: Point
  base: number
  /** Reach of the left and the right flank. */
  left: number
  right: number
  lit: string
  shaded: string
  /** Share of the height below the peak that is white; 0 leaves it bare. */
  snow?: number
  snowLit?: string
  snowShaded?: string
  /** Which flank the light falls on. */
  sunSide?: 'left' | 'right'
}

/** A flank: uneven steps from the peak to a foot. */
function flank(random: Random, from: Point, to: Point, steps: number, wobble: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const share = index / steps
    const rough = index === 0 || index === steps ? 0 : spread(random, -wobble, wobble)
    return [
      from[0] + (to[0] - from[0]) * share ** 0.94 + rough * 0.9,
      from[1] + (to[1] - from[1]) * share ** 1.08 + rough,
    ]
  })
}

/** The points of a flank above a height, ended on it. */
function above(points: readonly Point[], limit: number): Point[] {
  const index = points.findIndex(([, y]) => y > limit)
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) return [...points]
  const share = (limit - before[1]) / (after[1] - before[1])
  return [...points.slice(0, index), [before[0] + (after[0] - before[0]) * share, limit]]
}

/** Teeth along the way between two points, by which snow runs out into rock. */
function teeth(random: Random, from: Point, to: Point, count: number, depth: number): Point[] {
  return Array.from({ length: count * 2 - 1 }, (_, index): Point => {
    const share = (index + 1) / (count * 2)
    const drop = index % 2 === 0 ? spread(random, 0.5, 1) * depth : -spread(random, 0.1, 0.5) * depth
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + drop]
  })
}

/** A mountain in two flat faces along a crooked spine, with a toothed snow cap. */
export function mountain(random: Random, options: MountainOptions): string {
  const {
    peak,
    base,
    left,
    right,
    lit,
    shaded,
    snow = 0,
    snowLit = '#ffffff',
    snowShaded = '#c4d4ee',
    sunSide = 'left',
  } = options
  const rise = base - peak[1]
  const west = flank(random, peak, [peak[0] - left, base], 9, rise * 0.035)
  const east = flank(random, peak, [peak[0] + right, base], 9, rise * 0.035)
  const spine = flank(random, peak, [peak[0] + (right - left) * 0.24, base], 7, rise * 0.06)
  const [westColour, eastColour] = sunSide === 'left' ? [lit, shaded] : [shaded, lit]
  const body =
    polygon([...west.toReversed(), ...spine.slice(1)], westColour) +
    polygon([...spine, ...east.toReversed()], eastColour)
  if (!snow) return body
  const limit = peak[1] + rise * snow
  const [westSnow, eastSnow] = sunSide === 'left' ? [snowLit, snowShaded] : [snowShaded, snowLit]
  const middle = above(spine, limit + rise * 0.07)
  const cap = (side: Point[], colour: string) => {
    const edge = above(side, limit)
    const [outer, inner] = [edge.at(-1) ?? peak, middle.at(-1) ?? peak]
    return polygon([...middle, ...teeth(random, inner, outer, 4, rise * 0.09), ...edge.toReversed()], colour)
  }
  return body + cap(west, westSnow) + cap(east, eastSnow)
}

type RangeOptions = Omit<MountainOptions, 'peak' | 'left' | 'right'> & {
  count: number
  top: number
  low: number
}

/** A chain of mountains across the scene, between `top` and `low` at their peaks. */
export function range(random: Random, { count, top, low, ...style }: RangeOptions): string {
  const step = stageWidth / (count - 1)
  const order = Array.from({ length: count }, (_, index) => index).toSorted((a, b) => (a % 2) - (b % 2))
  return order
    .map((index) => {
      const y = index % 2 === 0 ? spread(random, (top + low) / 2, low) : spread(random, top, (top + low) / 2)
      const reach = (style.base - y) * spread(random, 1, 1.3)
      return mountain(random, {
        ...style,
        peak: [index * step + spread(random, -0.2, 0.2) * step, y],
        left: reach,
        right: reach * spread(random, 0.85, 1.15),
      })
    })
    .join('')
}

/** Layers of smooth hills from far to near, each a step darker and lower. */
export function hillRange(
  random: Random,
  count: number,
  top: number,
  bottom: number,
  far: string,
  near: string,
  swell = 60,
): string {
  return repeat(count, (_, share) =>
    land(
      rolling(random, top + (bottom - top) * share, swell * (1 - share * 0.3), 1500 - share * 500),
      mix(far, near, share),
      mix(mix(far, near, share), far, 0.35),
    ),
  )
}

/** A flat-topped rock with a shaded side and lit bands. */
export function mesa(
  random: Random,
  x: number,
  base: number,
  width: number,
  rise: number,
  lit: string,
  shaded: string,
): string {
  const edge = (side: number, share: number): Point => [
    x + side * width * (0.34 + 0.16 * share ** 2.2) + spread(random, -6, 6),
    base - rise * (1 - share),
  ]
  const west = [0, 0.12, 0.3, 0.48, 0.62, 0.8, 1].map((share) => edge(-1, share))
  const east = [0, 0.12, 0.3, 0.48, 0.62, 0.8, 1].map((share) => edge(1, share))
  const spine = east.map(([px, py], index): Point => [px - width * (0.2 + (index % 2) * 0.05), py])
  const band = (share: number, opacity: number) => {
    const y = base - rise * (1 - share)
    return polygon(
      [
        [x - width * 0.36, y],
        [x + width * 0.36, y],
        [x + width * 0.37, y + rise * 0.05],
        [x - width * 0.37, y + rise * 0.05],
      ],
      shaded,
      opacity,
    )
  }
  return (
    polygon([...west, ...east.toReversed()], lit) +
    band(0.14, 0.3) +
    band(0.36, 0.24) +
    polygon([...spine, ...east.toReversed()], shaded)
  )
}
