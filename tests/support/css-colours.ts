import { colours } from '@/theme'

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?:[0-9a-f]{2}|[0-9a-f])?\b/gi
const RGB = /rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g
const CHANNELS = /-rgb: (\d+) (\d+) (\d+);/g

/** Every colour that a text names as a value, each once, as six hexadecimal digits without its opacity. */
export function listColours(text: string): Set<string> {
  const hexes = [...text.matchAll(HEX)].map(([, digits = '']) =>
    digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits,
  )
  const channels = [...text.matchAll(RGB), ...text.matchAll(CHANNELS)].map(([, ...three]) =>
    three.map((channel) => Number(channel).toString(16).padStart(2, '0')).join(''),
  )
  return new Set([...hexes, ...channels].map((digits) => `#${digits.toLowerCase()}`))
}

/** The two colours of an inline style that differs in the dark scheme. */
export function inlineColours(element: Element | null | undefined): { light?: string; dark?: string } {
  const style = element?.getAttribute('style') ?? ''
  const [, light, dark] =
    /[^-]color: ?var\(--light, ([^)]+\)|inherit)\) var\(--dark, ([^)]+\)|inherit)\)/.exec(` ${style}`) ?? []
  return { light, dark }
}

/** A colour of the theme as `style` attributes of editors' colours have it. */
export const cssOf = (name: keyof typeof colours) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours[name].slice(at, at + 2), 16)).join(' ')})`
