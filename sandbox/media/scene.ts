import { createRandom } from '../kernel/random.ts'
import { stageHeight, stageWidth } from './art/stage.ts'
import type { SceneEntry } from './scene-entry.ts'
import { getPalette } from './palettes.ts'
import { paintings } from './scenes/index.ts'

/** A drawing without its `<svg>`: what is inside, and the size of its native units. */
export type Drawing = { width: number; height: number; body: string }

/**
 * Draws a scene layer by layer. Every layer has a seed of its own, so that a change in one leaves the others alone.
 * `shift` moves layers sideways by name, for pans in which near things pass faster.
 */
export function drawScene(entry: SceneEntry, moment = 0, shift: (depth: number) => number = () => 0): Drawing {
  const palette = getPalette(entry.palette)
  const layers = Object.entries(paintings[entry.name] ?? {})
  const body = layers.map(([name, draw], index) => {
    const drawn = draw({
      random: createRandom(`${entry.name}/${name}`),
      palette,
      light: [entry.light.x * stageWidth, entry.light.y * stageHeight],
      moment,
    })
    const x = shift(layers.length > 1 ? index / (layers.length - 1) : 0)
    return `<g id="${name}"${x ? ` transform="translate(${Math.round(x * 100) / 100} 0)"` : ''}>${drawn}</g>`
  })
  return { width: stageWidth, height: stageHeight, body: body.join('') }
}
