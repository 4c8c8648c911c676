import { darker, lighter, mix } from './colour.ts'
import type { Contour } from './ridges.ts'
import { stageHeight, stageWidth } from './stage.ts'
import { corners, line, polygon, round, shape, smooth } from './svg.ts'
import type { Point } from './svg.ts'

const dashSpacing = 186

const sample = (contour: Contour, offset: number): Point[] =>
  Array.from({ length: 41 }, (_, index): Point => [index * 62 - 40, contour(index * 62 - 40) + offset])

/**
 * A road that crosses the scene along a contour, `depth` deep on the picture, with edge lines and a dashed middle whose
 * dashes pass us in the course of a loop.
 */
export function roadAcross(
  contour: Contour,
  depth: number,
  colour: string,
  paintColour = '#ffffff',
  moment = 0,
): string {
  const [top, bottom] = [sample(contour, 0), sample(contour, depth)]
  const edge = (offset: number, width: number, opacity: number) =>
    line(smooth(sample(contour, offset)), paintColour, width, opacity)
  const dashes = Array.from({ length: 15 }, (_, index) => {
    const x = index * dashSpacing - 160 - ((moment * 16) % 1) * dashSpacing
    const y = (at: number) => contour(at) + depth * 0.47
    return corners([
      [x, y(x) - depth * 0.028],
      [x + 100, y(x + 100) - depth * 0.028],
      [x + 96, y(x + 96) + depth * 0.028],
      [x - 4, y(x - 4) + depth * 0.028],
    ])
  })
  return [
    shape(
      `${smooth(top)}L${bottom
        .toReversed()
        .map(([x, y]) => `${round(x)} ${round(y)}`)
        .join('L')}Z`,
      colour,
    ),
    line(smooth(sample(contour, 2)), lighter(colour, 0.22), 5),
    edge(depth * 0.1, Math.max(3, depth * 0.03), 0.75),
    shape(`${dashes.join('Z')}Z`, paintColour, 0.85),
    edge(depth * 0.93, Math.max(4, depth * 0.04), 0.75),
    line(smooth(sample(contour, depth)), darker(colour, 0.4), 6),
  ].join('')
}

/** Rise of a contour in degrees in the direction of travel, for things that stand on it. */
export const slopeAt = (contour: Contour, x: number): number =>
  (Math.atan2(contour(x - 60) - contour(x + 60), 120) * 180) / Math.PI

export type Perspective = {
  horizon: number
  /** Where the road meets the horizon and the bottom edge. */
  far: number
  near: number
  /** Half the road's width at the bottom edge. */
  half: number
  /** Sideways bow between the ends, in pixels. */
  bow?: number
  bottom?: number
}

/** A place on a road that runs away: `near` 1 at the bottom edge to 0 on the horizon, `lane` -1 left to 1 right. */
export function onRoad(view: Perspective, near: number, lane: number): Point {
  const bottom = view.bottom ?? stageHeight
  const centre =
    view.far + (view.near - view.far) * near + (view.bow ?? 0) * Math.sin(Math.PI * near ** 0.55) * (1 - near)
  return [centre + lane * view.half * near, view.horizon + (bottom - view.horizon) * near]
}

const depths = Array.from({ length: 34 }, (_, index) => (index / 33) ** 2)

/** A band of road between two lanes, from the horizon to the bottom edge. */
export const lanes = (view: Perspective, from: number, to: number, colour: string, opacity = 1): string =>
  polygon(
    [...depths.map((near) => onRoad(view, near, from)), ...depths.toReversed().map((near) => onRoad(view, near, to))],
    colour,
    opacity,
  )

/** A road that runs to the horizon, with verges, edge lines and dashes that shorten with distance. */
export function roadAway(view: Perspective, colour: string, verge: string, paintColour = '#ffffff'): string {
  const dashes = Array.from({ length: 16 }, (_, index) => {
    const [start, end] = [1.1 / (1 + index * 0.62), 1.1 / (1 + index * 0.62 + 0.3)]
    const quad = [
      onRoad(view, start, -0.016),
      onRoad(view, start, 0.016),
      onRoad(view, end, 0.016),
      onRoad(view, end, -0.016),
    ]
    return polygon(quad, paintColour, 0.9)
  })
  return [
    lanes(view, -1.16, 1.16, verge),
    lanes(view, -1, 1, colour),
    lanes(view, -1, -0.55, mix(colour, '#ffffff', 0.06)),
    lanes(view, -0.93, -0.9, paintColour, 0.85),
    lanes(view, 0.9, 0.93, paintColour, 0.85),
    ...dashes,
  ].join('')
}

/** A guard rail or low wall on the far side of a crossing road: posts and a rail. */
export function railAlong(contour: Contour, lift: number, colour: string, step = 110, moment = 0): string {
  const posts = Array.from({ length: Math.ceil(stageWidth / step) + 2 }, (_, index) => {
    const x = index * step - 20 - ((moment * Math.round(3000 / step)) % 1) * step
    return `M${round(x)} ${round(contour(x) + 4)}v${round(-lift)}`
  })
  return line(posts.join(''), colour, 7) + line(smooth(sample(contour, -lift)), lighter(colour, 0.15), 9)
}
