import type { ButtonColour, ButtonLink, ButtonSize } from '@/components/ui/button'
import { oneOf, text } from '@/lib/content/fields'
import { link } from '@/lib/content/links'
import type { SectionContext } from '@/lib/content/section'
import type { ContentLink } from '@/lib/core/content-link'

/*
 * Readers of what many sections have in common. Doors use these and lib/content/fields; views get plain values.
 */

const buttonColours: readonly ButtonColour[] = ['primary', 'secondary', 'dark', 'light', 'blue', 'yellow', 'green']
const otherColourNames = new Map<string, ButtonColour>([
  ['orange', 'primary'],
  ['black', 'dark'],
  ['white', 'light'],
  ['violet', 'secondary'],
])

/** A link field; `openNewTab` is the section's own switch for it. */
export function readLink(value: unknown, context: SectionContext, openNewTab = false): ContentLink | undefined {
  return link(value, context, openNewTab)
}

/** A button's colour by its content name; undefined where the content names none that we know. */
export function readButtonColour(value: unknown): ButtonColour | undefined {
  const name = text(value)?.toLowerCase()
  if (name === undefined) return undefined
  return buttonColours.find((colour) => colour === name) ?? otherColourNames.get(name)
}

type ButtonFields = { label: unknown; url: unknown; color?: unknown; size?: unknown; newTab?: boolean }

/** A button, or nothing unless it has both a label and an address (PB-032). */
export function readButton(fields: ButtonFields, context: SectionContext): ButtonLink | undefined {
  const label = text(fields.label)
  const target = readLink(fields.url, context, fields.newTab)
  if (label === undefined || target === undefined) return undefined
  return {
    label,
    link: target,
    color: readButtonColour(fields.color),
    size: oneOf<ButtonSize>(fields.size, ['small', 'medium', 'large'], 'medium'),
  }
}

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** The heading level that editors chose (`title_as`). */
export function readHeading(value: unknown, fallback: HeadingTag): HeadingTag {
  return oneOf<HeadingTag>(value, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], fallback)
}

/** What is there, without the gaps. */
export function present<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined)
}
