import { clsx } from 'clsx'

/** Backgrounds by the colour names that editors use (look.md, "Colour"); the values are those of app/styles/tokens.css. */
const grounds = {
  primary: { ground: 'bg-orange', hex: '#d04308' },
  orange: { ground: 'bg-orange', hex: '#d04308' },
  secondary: { ground: 'bg-violet', hex: '#4b3fbb' },
  dark: { ground: 'bg-ink', hex: '#0b1020' },
  black: { ground: 'bg-ink', hex: '#0b1020' },
  light: { ground: 'bg-mist', hex: '#f3f5f9' },
  white: { ground: 'bg-paper', hex: '#ffffff' },
  blue: { ground: 'bg-lagoon', hex: '#0e7490' },
  yellow: { ground: 'bg-yellow', hex: '#ffc53d' },
  green: { ground: 'bg-pine', hex: '#15803d' },
  'yorkshire-gray': { ground: 'bg-yorkshire', hex: '#8a8f98' },
  cream: { ground: 'bg-cream', hex: '#f8f4ea' },
} as const

export type ColourName = keyof typeof grounds

/** Classes and inline style of a background ("ground"); `isDark` sets the focus ring and the look of buttons on it. */
export type Ground = {
  className: string
  style: { backgroundColor?: string; color?: string }
  isDark: boolean
  /** Whether it is the page's own white: two such sections in a row look like one. */
  isPlain: boolean
}

/**
 * A ground by an editor's colour name or a hex value.
 *
 * @param textColour requested by editors, as a hex value or a colour name (`light` is white): used if it is readable on
 * the ground (4.5:1), otherwise the text's colour follows from the ground
 */
export function groundOf(name: string | undefined, fallback: ColourName, textColour?: string): Ground {
  const key = name?.trim().toLowerCase() ?? fallback
  const named = isColourName(key) ? grounds[key] : undefined
  const rgb = rgbOf(named?.hex ?? key)
  if (rgb === undefined) return groundOf(fallback, fallback, textColour)
  const isDark = contrast(rgb, WHITE) >= contrast(rgb, INK)
  const asked = textRgb(textColour)
  const isReadable = asked !== undefined && contrast(asked, rgb) >= 4.5
  return {
    className: clsx(named?.ground, !isReadable && (isDark ? 'text-paper' : 'text-ink')),
    style: {
      ...(named === undefined && { backgroundColor: css(rgb) }),
      ...(isReadable && { color: css(asked) }),
      // On some greys neither ink nor white is readable; black is.
      ...(!isReadable && Math.max(contrast(rgb, WHITE), contrast(rgb, INK)) < 4.5 && { color: '#000' }),
    },
    isDark,
    isPlain: named?.ground === grounds.white.ground,
  }
}

const isColourName = (key: string): key is ColourName => Object.hasOwn(grounds, key)

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [11, 16, 32]

const css = (rgb: Rgb) => `rgb(${rgb.join(' ')})`

function textRgb(name: string | undefined): Rgb | undefined {
  const key = name?.trim().toLowerCase()
  if (key === 'light' || key === 'white') return WHITE
  if (key === 'dark' || key === 'black') return INK
  if (key === undefined) return undefined
  return rgbOf(isColourName(key) ? grounds[key].hex : key)
}

function rgbOf(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
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
