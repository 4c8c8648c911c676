import sharp, { type Sharp } from 'sharp'
import type { Plan } from './parameters.ts'
import type { SourcePicture } from './pictures.ts'

/** A picture and the part of it to show. */
export type Cut = { source: SourcePicture; plan: Plan }

const isVector = ({ type }: SourcePicture) => type === 'image/svg+xml'

/** The picture as an SVG element: an SVG file without its XML header, or an element that contains the pixels. */
function elementOf(source: SourcePicture): string {
  const { bytes, type, width, height } = source
  if (!isVector(source)) {
    return `<image width="${width}" height="${height}" href="data:${type};base64,${bytes.toString('base64')}"/>`
  }
  const text = bytes.toString()
  return text.slice(text.indexOf('<svg'))
}

/** The cut as an SVG document of the output's size, so that vectors are scaled instead of pixels. */
export function toSvg({ source, plan }: Cut): string {
  const { view, width, height } = plan
  const native = `width="${source.width}" height="${source.height}" overflow="hidden"`
  const shown = `width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"`
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" ${shown} preserveAspectRatio="none">`
  return `${frame}<svg ${native}>${elementOf(source)}</svg></svg>`
}

type Side = { from: number; length: number; size: number; output: number }

/**
 * One side of a cut of pixels: `start` and `taken` are pixels of the picture, at least one; `before`, `inner` and
 * `after` are pixels of the output, in which the area beyond the picture's edges stays empty.
 */
function cutSide({ from, length, size, output }: Side) {
  const [first, last] = [Math.max(0, from), Math.min(size, from + length)]
  const start = Math.floor(first)
  const taken = Math.max(1, Math.min(Math.round(last - first), size - start))
  const scale = output / length
  const before = Math.min(output - 1, Math.round((first - from) * scale))
  const after = Math.min(output - 1 - before, Math.round((from + length - last) * scale))
  return { start, taken, before, inner: output - before - after, after }
}

function cutPixels({ source, plan: { view, width, height } }: Cut): Sharp {
  const across = cutSide({ from: view.x, length: view.width, size: source.width, output: width })
  const down = cutSide({ from: view.y, length: view.height, size: source.height, output: height })
  const part = sharp(source.bytes)
    .extract({ left: across.start, top: down.start, width: across.taken, height: down.taken })
    .resize(across.inner, down.inner, { fit: 'fill' })
  if (across.inner === width && down.inner === height) return part
  const edges = { left: across.before, right: across.after, top: down.before, bottom: down.after }
  return part.extend({ ...edges, background: { r: 0, g: 0, b: 0, alpha: 0 } })
}

/** The cut as pixels of the output's size; beyond the picture's edges it is transparent. */
export function cut(asked: Cut): Sharp {
  return isVector(asked.source) ? sharp(Buffer.from(toSvg(asked))) : cutPixels(asked)
}
