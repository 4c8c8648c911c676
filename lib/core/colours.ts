import { colours } from '../../theme.ts'
import { choiceKey } from './choice-key.ts'

/** Colours by the names that editors use (look.md, "Colour"). */
export const namedColours = {
  primary: colours.orange,
  orange: colours.orange,
  secondary: colours.violet,
  dark: colours.ink,
  black: colours.ink,
  light: colours.mist,
  white: colours.surface,
  blue: colours.lagoon,
  yellow: colours.yellow,
  green: colours.pine,
  'yorkshire-gray': colours.yorkshire,
  cream: colours.cream,
} as const

export type ColourName = keyof typeof namedColours

/** The colour that a text names, in the spelling of this list; undefined for any other text. */
export function colourName(value: string): ColourName | undefined {
  const key = choiceKey(value)
  return isColourName(key) ? key : undefined
}

const isColourName = (key: string): key is ColourName => Object.hasOwn(namedColours, key)

/** Whether a value is a colour's name or a hex value. */
export const isColour = (value: string): boolean => colourName(value) !== undefined || hexDigits(value) !== undefined

/** The three or six digits of a hex value; undefined for any other text. */
export const hexDigits = (value: string): string | undefined =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1]?.toLowerCase()

/** The colours of buttons that editors choose from. */
const buttonColours = ['primary', 'secondary', 'dark', 'light', 'blue', 'yellow', 'green'] as const

export type ButtonColourName = (typeof buttonColours)[number]

/** Names of button colours in older documents. */
const olderNames: Readonly<Record<string, ButtonColourName | undefined>> = {
  orange: 'primary',
  black: 'dark',
  white: 'light',
  violet: 'secondary',
}

/** A button's colour by its name in content; undefined for an unknown name, and for a hex value. */
export function buttonColour(value: string): ButtonColourName | undefined {
  const key = choiceKey(value)
  return (
    buttonColours.find((colour) => colour === key) ?? (Object.hasOwn(olderNames, key) ? olderNames[key] : undefined)
  )
}
