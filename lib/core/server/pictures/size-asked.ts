import { PICTURE_SHAPES } from '../../picture'

/** A part of an original in its pixels. */
type Part = { x: number; y: number; width: number; height: number }

/** What is to be made of an original. */
export type SizeAsked = {
  width: number
  /** Width by height; undefined for the shape of the part. */
  ratio: number | undefined
  format: 'webp' | 'jpeg'
  /** The part that editors cut out; undefined for the whole. */
  part: Part | undefined
  /** What stays in sight, in fractions of the part's sides. */
  focus: { x: number; y: number }
}

/** The only widths that are made; others are rounded up. */
const WIDTHS = [96, 160, 320, 480, 640, 750, 1080, 1440, 1920, 2400]
const WIDEST = 2400

type Query = { w?: string; h?: string; ar?: string; fm?: string }

/**
 * The size that an address asks for; undefined for one that the site never writes. What isn't signed, the query, chooses
 * among a few dozen sizes of an original: widths, shapes and formats of a list. Who names no width, such as a picture
 * within a text or a sitemap, gets the widest.
 *
 * @param original the signed address of the original, with the editors' choices
 */
export function sizeAsked(original: URL, { w, h, ar, fm }: Query): SizeAsked | undefined {
  const wanted = w === undefined ? WIDEST : wholeNumber(w)
  const shape = ar ?? (h === undefined ? undefined : `${w}:${h}`)
  if (wanted === undefined || (shape !== undefined && !isShape(shape))) return undefined
  const { searchParams } = original
  return {
    width: WIDTHS.find((width) => width >= wanted) ?? WIDEST,
    ratio: ratioOf(shape ?? searchParams.get('ar') ?? undefined),
    format: fm === 'jpg' ? 'jpeg' : 'webp',
    part: partOf(searchParams.get('rect')),
    focus: { x: fraction(searchParams.get('fp-x')), y: fraction(searchParams.get('fp-y')) },
  }
}

const isShape = (text: string): boolean => PICTURE_SHAPES.some((shape) => shape === text)

const wholeNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined)

function ratioOf(shape: string | undefined): number | undefined {
  const [width = NaN, height = NaN] = shape?.split(':').map(Number) ?? []
  const ratio = width / height
  return ratio >= 0.05 && ratio <= 20 ? ratio : undefined
}

function partOf(rect: string | null): Part | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = rect?.split(',').map(Number) ?? []
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

function fraction(text: string | null): number {
  const number = text === null || text === '' ? NaN : Number(text)
  return number >= 0 && number <= 1 ? number : 0.5
}

/**
 * The part of an original that is shown, in whole pixels, at least one: the editors' part, cut to the shape around the
 * focal point.
 */
export function viewOf(size: { width: number; height: number }, { part, ratio, focus }: SizeAsked): Part {
  const left = Math.min(Math.max(0, Math.round(part?.x ?? 0)), size.width - 1)
  const top = Math.min(Math.max(0, Math.round(part?.y ?? 0)), size.height - 1)
  const most = {
    width: Math.max(1, Math.min(Math.round(part?.width ?? size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(part?.height ?? size.height), size.height - top)),
  }
  if (ratio === undefined) return { x: left, y: top, ...most }
  const width = Math.max(1, Math.min(most.width, Math.round(most.height * ratio)))
  const height = Math.max(1, Math.min(most.height, Math.round(most.width / ratio)))
  return {
    x: left + startOf(most.width, width, focus.x),
    y: top + startOf(most.height, height, focus.y),
    width,
    height,
  }
}

/** Where a cut begins that has a point in its middle, as far as there is something on both sides. */
const startOf = (length: number, taken: number, point: number) =>
  Math.min(Math.max(0, Math.round(length * point - taken / 2)), length - taken)
