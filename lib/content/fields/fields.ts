import { asText, isFilled, type RichTextField } from '@prismicio/client'
import { choiceKey } from '../../core/choice-key.ts'
import { finiteNumber } from '../../core/finite-number.ts'
import { isRecord } from '../../core/is-record.ts'
import type { PictureSource } from '../../core/picture.ts'

/*
 * Lenient readers of content fields (spec/fields.md): text given as rich text and the reverse, a link given as a string,
 * a boolean as true, "true" or "enabled" are accepted; any other kind counts as empty. Nothing here throws.
 */

/** Structured text that is not empty. */
export type RichText = RichTextField

type Fields = Record<string, unknown>

const isRichText = (value: unknown): value is RichTextField => Array.isArray(value) && value.every(isBlock)

/** Whether the renderer of structured text can handle this block; it doesn't check a block's parts itself. */
const isBlock = (block: unknown): boolean =>
  isRecord(block) && (isTextBlock(block) || (!('text' in block) && (block.type === 'image' || block.type === 'embed')))

const isTextBlock = ({ type, text: content, spans }: Fields): boolean =>
  typeof type === 'string' && typeof content === 'string' && Array.isArray(spans) && spans.every(isSpan)

const isSpan = (span: unknown): boolean =>
  isRecord(span) &&
  typeof span.type === 'string' &&
  typeof span.start === 'number' &&
  typeof span.end === 'number' &&
  (span.type !== 'label' || isRecord(span.data))

/** A trimmed text; undefined if it is empty. */
export function text(value: unknown): string | undefined {
  const plain = isRichText(value) ? asText(value) : Number.isFinite(value) ? String(value) : value
  if (typeof plain !== 'string' || isUnseen(plain)) return undefined
  return plain.trim()
}

/** Whether a text has no visible characters: only spaces of any width, and invisible joiners or separators. */
const isUnseen = (plain: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(plain)

/** Structured text with at least one non-empty block, or undefined. */
export function rich(value: unknown): RichTextField | undefined {
  if (isRichText(value)) {
    const [first, ...others] = value.filter(saysSomething).map(withKnownSpans)
    if (first === undefined) return undefined
    const blocks: RichTextField = [first, ...others]
    return isFilled.richText(blocks) ? blocks : undefined
  }
  const plain = text(value)
  return plain === undefined ? undefined : [{ type: 'paragraph', text: plain, spans: [], direction: 'ltr' }]
}

type Block = RichTextField[number]

/**
 * Pictures and embeds count as content; an empty heading would be announced by screen readers, and an empty paragraph
 * is a gap.
 */
const saysSomething = (block: Block) => !('text' in block) || !isUnseen(block.text)

const KNOWN_SPANS = new Set(['strong', 'em', 'hyperlink', 'label'])

/** Removes unknown spans: the renderer would leave out the text under them. */
const withKnownSpans = (block: Block): Block =>
  'text' in block && Array.isArray(block.spans)
    ? { ...block, spans: block.spans.filter(({ type }: { type: string }) => KNOWN_SPANS.has(type)) }
    : block

/** Whether an editor switched something on. */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || value === 'enabled'
}

export { finiteNumber as number } from '../../core/finite-number.ts'

/**
 * A point in time, or undefined; accepts the content system's `+0000` offsets, which `Date` does not accept in all
 * browsers.
 */
export function timestamp(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined
  const date = new Date(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** One of the listed values, compared without letter case and separators of words; otherwise the fallback. */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[], fallback: Value): Value {
  const key = choiceKey(text(value) ?? '')
  return values.find((each) => choiceKey(each) === key) ?? fallback
}

/** The rows of a repeated zone or group; malformed ones are left out. */
export function rows<Row extends object>(value: readonly Row[] | null | undefined): Row[] {
  return Array.isArray(value) ? value.filter((row: Row) => isRecord(row)) : []
}

/** A picture as the content system serves it: an imgix address, its size in pixels and its alternative text. */
export type ContentImage = PictureSource

/** A picture; undefined if the field is empty or its address is not http(s). */
export function image(value: unknown): ContentImage | undefined {
  if (!isRecord(value) || typeof value.url !== 'string' || !isWebAddress(value.url)) return undefined
  const { width, height } = isRecord(value.dimensions) ? value.dimensions : {}
  const read = {
    url: value.url,
    width: finiteNumber(width) ?? 1600,
    height: finiteNumber(height) ?? 900,
    alt: text(value.alt) ?? '',
    ...(isImpression(value.impression) && { impression: value.impression }),
  }
  return withFocalPoint(read, value.focus)
}

/**
 * The picture with the middle of its view `focus` as its focal point, as imgix writes it. Editors cut that view out of the
 * same original as the picture, around what has to stay in sight.
 */
function withFocalPoint(picture: ContentImage, focus: unknown): ContentImage {
  const view = isRecord(focus) && typeof focus.url === 'string' && partShown(focus.url)
  if (!view) return picture
  const whole = partShown(picture.url) ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const address = new URL(picture.url)
  const fraction = (middle: number, from: number, length: number) =>
    String(length > 0 ? Math.round(Math.min(1, Math.max(0, (middle - from) / length)) * 100) / 100 : 0.5)
  const across = fraction(view.x + view.width / 2, whole.x, whole.width)
  const down = fraction(view.y + view.height / 2, whole.y, whole.height)
  // The content system cuts a view that nobody touched out of the middle, which is what any cut does.
  if (across === '0.5' && down === '0.5') return picture
  address.searchParams.set('fp-x', across)
  address.searchParams.set('fp-y', down)
  return { ...picture, url: address.href }
}

/** The part of the original that an address shows (`rect`), in the original's pixels; undefined for the whole. */
function partShown(address: string) {
  const rect = URL.canParse(address) ? new URL(address).searchParams.get('rect') : null
  const [x = NaN, y = NaN, width = NaN, height = NaN] = rect?.split(',').map(Number) ?? []
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** Added to what was read from the content system (first-impressions.ts). */
const isImpression = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/webp;base64,[\w+/=]{1,400}$/.test(value)

const isWebAddress = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address)

/** A picture's responsive view by its name (`tablet`, `mobile`, `mobile_short`), or undefined. */
export function imageView(value: unknown, view: string): ContentImage | undefined {
  return isRecord(value) ? image(value[view]) : undefined
}
