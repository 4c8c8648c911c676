import { z } from 'zod'

/** Maximum length of a picture's side, for any request. */
export const maxSide = 4096

const numeral = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,9})?$/, 'not a number')
  .transform(Number)

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const clamped = (low: number, high: number) =>
  numeral.transform((value) => Math.min(high, Math.max(low, value))).optional()

const list = z.string().transform((text) => text.split(','))

const rectangle = list
  .pipe(z.array(numeral).length(4))
  .transform(([x = 0, y = 0, width = 1, height = 1]) => ({ x, y, width, height }))

const ratioText = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?:\d{1,4}(\.\d{1,4})?$/, 'not a ratio')
  .transform((text) => text.split(':').map(Number))
  .transform(([width = 1, height = 1]) => clamp(width / Math.max(height, 0.01), 0.05, 20))

/** The supported imgix parameters; others are ignored, as imgix does. */
const parametersSchema = z.object({
  ar: ratioText.optional(),
  w: clamped(1, maxSide),
  h: clamped(1, maxSide),
  fit: z.enum(['clip', 'crop', 'max', 'fill']).default('clip'),
  crop: list.default([]),
  'fp-x': clamped(0, 1).default(0.5),
  'fp-y': clamped(0, 1).default(0.5),
  rect: rectangle.optional(),
  auto: list.default([]),
  q: clamped(1, 100),
  dpr: clamped(1, 5).default(1),
  fm: z.enum(['avif', 'webp', 'jpg', 'pjpg', 'png', 'svg']).optional(),
})

type Rectangle = { x: number; y: number; width: number; height: number }
export type Parameters = z.output<typeof parametersSchema>

/** Reads a picture's query, with imgix's long names for sides; numbers out of range are clamped, anything that is not a number is an error. */
export const parseParameters = ({ width, height, ...query }: Record<string, string>) =>
  parametersSchema.safeParse({ ...(width && { w: width }), ...(height && { h: height }), ...query })

/** The part of a drawing to show, in the drawing's units, and the size of the output in pixels. */
export type Plan = { view: Rectangle; width: number; height: number }

/** Limits a rectangle to the drawing, with at least one unit in view. */
function clampRectangle(rect: Rectangle, width: number, height: number): Rectangle {
  const x = clamp(rect.x, 0, width - 1)
  const y = clamp(rect.y, 0, height - 1)
  return { x, y, width: clamp(rect.width, 1, width - x), height: clamp(rect.height, 1, height - y) }
}

/** The point of a view, in fractions of its sides, that a cut keeps in the middle as far as the view goes. */
function focusOf(parameters: Parameters): { x: number; y: number } {
  const isChosen = parameters.fit === 'crop' && parameters.crop.includes('focalpoint')
  return isChosen ? { x: parameters['fp-x'], y: parameters['fp-y'] } : { x: 0.5, y: 0.5 }
}

/** Grows (`fill`) or shrinks (`crop`) a view about a point to an aspect ratio. */
function reshape(view: Rectangle, ratio: number, parameters: Parameters): Rectangle {
  const { fit } = parameters
  const tooWide = view.width / view.height > ratio
  const keepHeight = fit === 'crop' ? tooWide : !tooWide
  const width = keepHeight ? view.height * ratio : view.width
  const height = keepHeight ? view.height : view.width / ratio
  const focus = focusOf(parameters)
  const start = (length: number, taken: number, point: number) =>
    taken < length ? clamp(length * point - taken / 2, 0, length - taken) : (length - taken) / 2
  const x = view.x + start(view.width, width, focus.x)
  return { x, y: view.y + start(view.height, height, focus.y), width, height }
}

/** Turns parameters into a view and an output size, at most `maxSide` a side, for a drawing of a native size. */
export function planPicture(native: { width: number; height: number }, parameters: Parameters): Plan {
  const { fit, dpr, ar } = parameters
  const [w, h] = sides(parameters)
  const whole = { x: 0, y: 0, width: native.width, height: native.height }
  const rect = parameters.rect ? clampRectangle(parameters.rect, native.width, native.height) : whole
  const shape = w !== undefined && h !== undefined ? w / h : fit === 'crop' ? ar : undefined
  const view = shape !== undefined && (fit === 'crop' || fit === 'fill') ? reshape(rect, shape, parameters) : rect
  const asked = Math.min((w ?? Infinity) / view.width, (h ?? Infinity) / view.height)
  const scale = Number.isFinite(asked) ? asked * dpr : 1
  const allowed = Math.min(maxSide / view.width, maxSide / view.height, fit === 'max' ? 1 : Infinity)
  const final = Math.min(scale, allowed)
  const side = (length: number) => clamp(Math.round(length * final), 1, maxSide)
  return { view, width: side(view.width), height: side(view.height) }
}

/** The requested sides; for a crop to a ratio, a missing side is computed from it. */
function sides({ w, h, ar, fit }: Parameters): [number | undefined, number | undefined] {
  if (ar === undefined || fit !== 'crop') return [w, h]
  return [w ?? (h === undefined ? undefined : h * ar), h ?? (w === undefined ? undefined : w / ar)]
}
