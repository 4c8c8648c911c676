import { mix } from './colour.ts'
import { repeat, spread, stageHeight, stageWidth } from './stage.ts'
import type { Stage } from './stage.ts'
import { box, faded, linear, line, round } from './svg.ts'

/** A sheet of water from `top` to `bottom`, paler at the horizon. */
export function water({ palette }: Stage, top: number, bottom = stageHeight): string {
  const paint = linear([
    [0, mix(palette.water, palette.sky[2], 0.55)],
    [0.25, mix(palette.water, palette.haze, 0.18)],
    [1, mix(palette.water, palette.near, 0.22)],
  ])
  return paint.def + box(0, top, stageWidth, bottom - top, paint.fill)
}

/** The path of light on water: bars below the sun, wider and looser towards us. */
export const glitter = (
  { random, palette, light }: Stage,
  top: number,
  bottom: number,
  count = 34,
  strength = 0.75,
): string =>
  repeat(count, (_, share) => {
    const y = top + (bottom - top) * share ** 1.5
    const half = 16 + 170 * share
    const x = light[0] + spread(random, -1, 1) * half
    const length = spread(random, 30, 90 + 160 * share)
    return faded(
      strength * (1 - share * 0.6),
      box(x - length / 2, y, length, 3 + 6 * share, palette.light, 3 + 3 * share),
    )
  })

/** Short crests scattered over water. */
export const ripples = (
  { random }: Stage,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity = 0.4,
): string =>
  repeat(count, () => {
    const share = random() ** 0.7
    const y = top + (bottom - top) * share
    const x = random() * stageWidth
    const length = spread(random, 24, 60) * (0.5 + share)
    return line(
      `M${round(x)} ${round(y)}q${round(length / 2)} ${round(-3 - 5 * share)} ${round(length)} 0`,
      colour,
      round(1.6 + 2.6 * share),
      opacity,
    )
  })
