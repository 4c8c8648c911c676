import type { Identifier } from '@/lib/core/identifier'
import type { Route } from './schema'

/** A point of a profile: metres from the start of the lap, and metres above its lowest point. */
export type ProfilePoint = { metres: number; height: number }

type Lap = Pick<Route, 'id' | 'distance' | 'elevation'>

const STEPS = 48
const WAVES = [1, 2, 3, 4, 5]

/**
 * A sketch of a lap's profile, since the game server knows only a route's length and climb: always the same for a
 * route, its climbs add up to the route's, and the lap ends at the height it began.
 */
export function routeProfile({ id, distance, elevation }: Lap): ProfilePoint[] {
  const shape = hillsOf(seedOf(id))
  const scale = elevation / climbOf(shape)
  const lowest = Math.min(...shape)
  return shape.map((height, step) => ({ metres: (distance * step) / STEPS, height: (height - lowest) * scale }))
}

/** A line through the points as SVG path data, from the box's lower left corner to its full width and height. */
export function elevationPath(points: readonly ProfilePoint[], box: { width: number; height: number }): string {
  const length = Math.max(...points.map(({ metres }) => metres)) || 1
  const highest = Math.max(...points.map(({ height }) => height)) || 1
  const corners = points.map(({ metres, height }) => {
    const x = (metres / length) * box.width
    const y = (1 - height / highest) * box.height
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return corners.length === 0 ? '' : `M${corners.join('L')}`
}

/** A number that is always the same for an id: that of its digits, if it has no others. */
function seedOf(id: Identifier): number {
  if (/^\d+$/.test(id)) return Number(id)
  return Array.from(id).reduce((seed, sign) => Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0), 0)
}

/** Sine waves that fit the lap a whole number of times; the longer, the higher. */
function hillsOf(seed: number): number[] {
  const waves = WAVES.map((turns) => ({
    turns,
    size: (0.5 + fraction(seed, turns)) / turns,
    shift: fraction(seed, -turns),
  }))
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    waves.reduce((sum, { turns, size, shift }) => {
      const turned = ((turns * step) % STEPS) / STEPS + shift
      return sum + size * Math.sin(2 * Math.PI * turned)
    }, 0),
  )
}

function climbOf(heights: readonly number[]): number {
  return heights.slice(1).reduce((sum, height, step) => sum + Math.max(0, height - (heights[step] ?? height)), 0)
}

/** A pseudo-random number from 0 to 1, determined by its arguments. */
function fraction(seed: number, index: number): number {
  let bits = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}
