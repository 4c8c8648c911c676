import type { ButtonLink, ButtonSize } from '@/components/ui/button'
import { flag, oneOf, text } from '@/lib/content/fields/fields'
import { link, linkText } from '@/lib/content/fields/links'
import type { SectionContext } from '@/lib/content/section'
import { buttonColour, type ButtonColourName } from '@/lib/core/colours'
import type { ContentLink } from '@/lib/core/content-link'

/*
 * Readers of fields that many sections have. The sections' index files use these and lib/content/fields; views get
 * plain values.
 */

/** Reads a link field; `openNewTab` is the section's own switch. */
export function readLink(value: unknown, context: SectionContext, openNewTab = false): ContentLink | undefined {
  return link(value, context, openNewTab)
}

/** A button's colour by its name in content; undefined for an unknown name. */
export function readButtonColour(value: unknown): ButtonColourName | undefined {
  const name = text(value)
  return name === undefined ? undefined : buttonColour(name)
}

/** Whether a field such as `button_target` says that a link opens in a new tab. */
export const readNewTab = (target: unknown): boolean => oneOf(target, ['_self', '_blank'], '_self') === '_blank'

type ButtonFields = { label: unknown; url: unknown; color?: unknown; size?: unknown; newTab?: boolean }

/**
 * A button; undefined unless it has both a label and an address (PB-032). The link's own text labels it where the field for
 * the label is empty.
 */
export function readButton(fields: ButtonFields, context: SectionContext): ButtonLink | undefined {
  const label = text(fields.label) ?? linkText(fields.url, context)
  const target = readLink(fields.url, context, fields.newTab)
  if (label === undefined || target === undefined) return undefined
  return {
    label,
    link: target,
    color: readButtonColour(fields.color),
    size: oneOf<ButtonSize>(fields.size, ['small', 'medium', 'large'], 'medium'),
  }
}

/**
 * The button of the fields that begin with a name: `cta` reads `cta_label`, `cta_url`, `cta_color`, and from
 * `cta_open_new_tab`, `cta_target_blank` or `cta_target` whether it opens a new tab.
 *
 * @param newTabField name of the switch for a new tab, if it differs
 */
export function readCta(
  fields: Fields,
  name: string,
  context: SectionContext,
  newTabField?: unknown,
): ButtonLink | undefined {
  const of = fieldsFrom(fields, `${name}_`)
  const newTab = [of.open_new_tab, of.target_blank, newTabField].some(flag) || readNewTab(of.target)
  return readButton({ label: of.label, url: of.url, color: of.color, newTab }, context)
}

type Fields = Readonly<Record<string, unknown>>

/** The fields whose names begin with a prefix, without it: `card_1_` of `card_1_title` is `title`. */
export function fieldsFrom(fields: Fields, prefix: string): Fields {
  const own = Object.entries(fields).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]))
}

/** Whether all values are empty. To be called before fallbacks are applied (decisions.md, "Fields and fallbacks"). */
export function isBlank(...values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || (Array.isArray(value) && value.length === 0))
}

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** The heading level that editors chose (`title_as`). */
export function readHeading(value: unknown, fallback: HeadingTag): HeadingTag {
  return oneOf<HeadingTag>(value, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], fallback)
}

type InnerHeading = Exclude<HeadingTag, 'h1'>

const below: Record<HeadingTag, InnerHeading> = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' }

/** The level of headings within a section, one below its title's. */
export const headingBelow = (heading: HeadingTag): InnerHeading => below[heading]

/** The values without the undefined ones. */
export function dropUndefined<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined)
}
