import { round, shape } from './svg.ts'
import type { Point } from './svg.ts'

/** The point `length` away from `from`; angles in degrees, 0 to the right, 90 up. */
export function reach(from: Point, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180
  return [from[0] + Math.cos(radians) * length, from[1] - Math.sin(radians) * length]
}

/** The point at a fraction of the way. */
export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/**
 * Knee or elbow between two ends of a limb, by the cosine rule; `side` 1 bends to the right of the way from `from`
 * to `to`, -1 to the left. An end too far away is pointed at with a straight limb.
 */
export function joint(from: Point, to: Point, upper: number, lower: number, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.01)
  const inner = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)
  const turn = Math.acos(Math.min(1, Math.max(-1, inner))) * side
  const direction = Math.atan2(dy, dx) + turn
  return [from[0] + Math.cos(direction) * upper, from[1] + Math.sin(direction) * upper]
}

/** A rounded limb that tapers from radius `thick` at one end to `thin` at the other. */
export function limb(from: Point, to: Point, thick: number, thin: number, fill: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const edge = (point: Point, radius: number, side: number) =>
    `${round(point[0] + nx * radius * side)} ${round(point[1] + ny * radius * side)}`
  const cap = (radius: number) => `A${round(radius)} ${round(radius)} 0 0 1 `
  return shape(
    `M${edge(from, thick, -1)}L${edge(to, thin, -1)}${cap(thin)}${edge(to, thin, 1)}` +
      `L${edge(from, thick, 1)}${cap(thick)}${edge(from, thick, -1)}Z`,
    fill,
  )
}

/** Places points given along (`x`) and left of (`y`) the way from `from` towards `to`. */
export function onAxis(from: Point, to: Point, points: readonly Point[]): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return points.map(([x, y]): Point => [from[0] + ux * x + uy * y, from[1] + uy * x - ux * y])
}

type Footing = { at: Point; scale: number; slope?: number; mirrored?: boolean }

/** The transform that sets a figure on its ground; `shift` moves its origin, in its own units. */
export function standing({ at: [x, y], scale, slope = 0, mirrored = false }: Footing, shift = 0): string {
  const size = Math.round(scale * 100) / 100
  const side = mirrored ? -1 : 1
  const ground = `translate(${round(x)} ${round(y)}) rotate(${round(-slope * side)})`
  return `${ground} scale(${size * side} ${size}) translate(${shift} 0)`
}
