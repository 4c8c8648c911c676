import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Plan } from './parameters.ts'
import type { Drawing } from './scene.ts'

/** How far a prepared picture may be enlarged before it is drawn anew, sharp but slow. */
const LARGEST_ZOOM = 1.5

/** The file that holds a scene as it was drawn once (prepare-scenes.ts); another drawing has another fingerprint. */
export const preparedFile = (name: string, fingerprint: string): string =>
  fileURLToPath(new URL(`./prepared/${name}-${fingerprint}.webp`, import.meta.url))

/** The same, where that was done. */
export function findPrepared(name: string, fingerprint: string): string | undefined {
  const file = preparedFile(name, fingerprint)
  return existsSync(file) ? file : undefined
}

/** What a plan shows, taken from the prepared file; absent where that shows less, or too small. */
export function cutPrepared(file: string, drawing: Drawing, { view, width, height }: Plan): Sharp | undefined {
  const isInside = view.x >= 0 && view.y >= 0 && view.width <= drawing.width && view.height <= drawing.height
  if (!isInside || width > view.width * LARGEST_ZOOM) return undefined
  const [left, top] = [Math.floor(view.x), Math.floor(view.y)]
  const wide = Math.max(1, Math.min(Math.round(view.width), drawing.width - left))
  const high = Math.max(1, Math.min(Math.round(view.height), drawing.height - top))
  return sharp(file).extract({ left, top, width: wide, height: high }).resize(width, height, { fit: 'fill' })
}
