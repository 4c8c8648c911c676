import { clsx } from 'clsx'
import { choiceKey } from '@/lib/core/choice-key'
import { type ColourName, colourName, hexDigits, namedColours } from '@/lib/core/colours'
import { colours, darkColours } from '@/theme'

/** Background classes by the colour names that editors use. */
const backgroundClasses: Record<ColourName, string> = {
  primary: 'bg-orange',
  orange: 'bg-orange',
  secondary: 'bg-violet',
  dark: 'bg-ink',
  black: 'bg-ink',
  light: 'bg-mist',
  white: 'bg-surface',
  blue: 'bg-lagoon',
  yellow: 'bg-yellow',
  green: 'bg-pine',
  'yorkshire-gray': 'bg-yorkshire',
  cream: 'bg-cream',
}

/** The page's own grounds, which are dark in the dark scheme; all others are the same in both. */
const darkGrounds: Partial<Record<ColourName, Rgb>> = {
  white: channelsOf(darkColours.surface),
  light: channelsOf(darkColours.mist),
  cream: channelsOf(darkColours.cream),
}

/** Classes and inline style of a background; `isDark` sets the focus ring and the look of buttons on it. */
export type Background = {
  className: string
  style: { backgroundColor?: string; color?: string }
  isDark: boolean
  /** Whether the background is the page's own white: two such sections in a row look like one. */
  isPlain: boolean
}

/**
 * A background by an editor's colour name or a hex value.
 *
 * @param textColour requested by editors, as a hex value or a colour name (`light` is white): used if it is readable on
 * the background (4.5:1), otherwise the text's colour follows from the background
 */
export function backgroundOf(name: string | undefined, fallback: ColourName, textColour?: string): Background {
  const named = groundName(name ?? fallback)
  const rgb = rgbOf(named === undefined ? name : namedColours[named])
  if (rgb === undefined) return backgroundOf(fallback, fallback, textColour)
  const isDark = contrast(rgb, PAPER) >= contrast(rgb, INK)
  const asked = textRgb(textColour)
  const isReadable = asked !== undefined && contrast(asked, rgb) >= 4.5
  const darkGround = named && darkGrounds[named]
  const textClass = isDark ? 'text-paper' : darkGround ? 'text-on-surface' : 'text-ink'
  return {
    className: clsx(
      named && backgroundClasses[named],
      !isReadable && textClass,
      // What is on a pale background that stays pale: cards, small print, links.
      !isDark && !darkGround && 'always-light',
    ),
    style: {
      ...(named === undefined && { backgroundColor: css(rgb) }),
      ...(isReadable && { color: darkGround ? inSchemes(css(asked), css(textOnDark(asked, darkGround))) : css(asked) }),
      // On some greys neither ink nor paper is readable; black or white always is.
      ...(!isReadable && contrast(rgb, isDark ? PAPER : INK) < 4.5 && { color: css(readableOn(rgb)) }),
    },
    isDark,
    isPlain: named === 'white',
  }
}

/** The colour that a text names; white by its value is the page's own white, too. */
function groundName(value: string): ColourName | undefined {
  const digits = hexDigits(value)
  if (digits === undefined) return colourName(value)
  return `#${digits.padEnd(6, digits)}` === colours.surface ? 'white' : undefined
}

/** The CSS of a value that is another in the dark scheme (app/styles/theme.css). */
export const inSchemes = (light: string, dark: string) => `var(--light, ${light}) var(--dark, ${dark})`

const textOnDark = (asked: Rgb, ground: Rgb) => (contrast(asked, ground) >= 4.5 ? asked : LIGHT_TEXT)

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const PAPER = channelsOf(colours.paper)
const INK = channelsOf(colours.ink)
const LIGHT_TEXT = channelsOf(darkColours.onSurface)

const css = (rgb: Rgb) => `rgb(${rgb.join(' ')})`

const readableOn = (rgb: Rgb) => (contrast(rgb, BLACK) >= contrast(rgb, WHITE) ? BLACK : WHITE)

function textRgb(value: string | undefined): Rgb | undefined {
  if (value === undefined) return undefined
  const key = choiceKey(value)
  if (key === 'light' || key === 'white') return PAPER
  if (key === 'dark' || key === 'black') return INK
  const named = colourName(value)
  return rgbOf(named === undefined ? value : namedColours[named])
}

function rgbOf(hex: string | undefined): Rgb | undefined {
  const digits = hex === undefined ? undefined : hexDigits(hex)
  if (digits === undefined) return undefined
  return channelsOf(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`)
}

function channelsOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/**
 * The colour, as a hex value, on which text over a picture is hardest to read: the lightest or darkest colour that a
 * picture can have below a translucent layer. Text that is readable on this colour is readable on any picture.
 *
 * @param layer its colour, six hexadecimal digits
 * @param opacity from 0 to 1
 */
export function worstPictureColour(layer: string, opacity: number, extreme: 'white' | 'black'): string {
  const below = extreme === 'white' ? WHITE : BLACK
  const mixed = channelsOf(layer).map((channel, at) => Math.round(channel * opacity + (below[at] ?? 0) * (1 - opacity)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
