/** The colour names of content (look.md, "Colour"), each with its ground and the text that reads well on it. */
const grounds = {
  primary: { ground: 'bg-orange', text: 'text-paper', isDark: true },
  secondary: { ground: 'bg-violet', text: 'text-paper', isDark: true },
  dark: { ground: 'bg-ink', text: 'text-paper', isDark: true },
  light: { ground: 'bg-mist', text: 'text-ink', isDark: false },
  white: { ground: 'bg-paper', text: 'text-ink', isDark: false },
  blue: { ground: 'bg-lagoon', text: 'text-paper', isDark: true },
  yellow: { ground: 'bg-yellow', text: 'text-ink', isDark: false },
  green: { ground: 'bg-pine', text: 'text-paper', isDark: true },
  'yorkshire-gray': { ground: 'bg-yorkshire', text: 'text-ink', isDark: false },
  cream: { ground: 'bg-cream', text: 'text-ink', isDark: false },
  black: { ground: 'bg-ink', text: 'text-paper', isDark: true },
  orange: { ground: 'bg-orange', text: 'text-paper', isDark: true },
} as const

export type ColourName = keyof typeof grounds

/** Classes and inline style of a ground; `isDark` sets the focus ring and the look of buttons upon it. */
export type Ground = { className: string; style?: { backgroundColor: string }; isDark: boolean }

/**
 * A ground by a content colour name or a hex value. The text's colour follows from the ground for contrast, whatever the
 * content asks for.
 */
export function groundOf(name: string | undefined, fallback: ColourName): Ground {
  const key = name?.trim().toLowerCase()
  if (key !== undefined && Object.hasOwn(grounds, key)) return named(key as ColourName)
  const hex = key === undefined ? undefined : rgbOf(key)
  if (hex === undefined) return named(fallback)
  const isDark = contrastWithWhite(hex) >= 4.5
  return {
    className: isDark ? 'text-paper' : 'text-ink',
    style: { backgroundColor: `rgb(${hex.join(' ')})` },
    isDark,
  }
}

function named(name: ColourName): Ground {
  const { ground, text, isDark } = grounds[name]
  return { className: `${ground} ${text}`, isDark }
}

function rgbOf(text: string): [number, number, number] | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

/** Contrast ratio against white (WCAG 2.2, relative luminance). */
function contrastWithWhite(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
