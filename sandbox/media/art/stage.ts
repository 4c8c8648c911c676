import type { Random } from '../../kernel/random.ts'
import type { Palette } from '../palettes.ts'
import type { Point } from './svg.ts'

export const stageWidth = 2400
export const stageHeight = 1350

/** What a layer draws with: chance of its own, the scene's colours, the place of the light, the moment of a loop. */
export type Stage = {
  random: Random
  palette: Palette
  light: Point
  /** 0 to 1 through a loop; a still picture is at 0. */
  moment: number
}

/** One sheet of a scene, an SVG fragment on 2400 × 1350; it must not change with anything but its stage. */
export type Layer = (stage: Stage) => string

/** Layers by name, drawn in their order, back to front. */
export type Painting = Record<string, Layer>

/** A number from `low` to `high`. */
export const spread = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** `count` results of `draw`, joined; the share runs from 0 to 1. */
export const repeat = (count: number, draw: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)).join('')

/**
 * Where something that stands at `x` is after a share of a loop, if we pass it: it leaves on the left, comes back on
 * the right, and is home when the loop closes. Unmoved at 0.
 */
export function passing(x: number, moment: number, margin = 300): number {
  const span = stageWidth + 2 * margin
  return ((((x + margin - moment * span) % span) + span) % span) - margin
}
