import type { ResponsivePicture } from '@/components/ui/video/background-video'
import { backgroundOf, inSchemes, worstPictureColour } from '@/components/ui/colours'
import { flag, image, rich, text } from '@/lib/content/fields/fields'
import type { SectionContext } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import { colours, darkColours } from '@/theme'
import { type HeadingTag, readCta, readHeading } from './read'
import { RichText } from './rich-text'

type PictureFields = {
  background_image_desktop?: unknown
  background_image_tablet?: unknown
  background_image_mobile?: unknown
}

/**
 * A hero's picture, if editors gave one for any screen; missing versions are replaced by the version for the widest
 * screen.
 */
export function readHeroPicture(fields: PictureFields): ResponsivePicture | undefined {
  const desktop = image(fields.background_image_desktop)
  const tablet = image(fields.background_image_tablet)
  const mobile = image(fields.background_image_mobile)
  const main = desktop ?? tablet ?? mobile
  return main && { image: main, tablet: desktop && tablet, mobile }
}

/** Placeholders for a hero without a picture, for desktop, tablet and phone (SL-hero_with_cards_v2-06 to -08). */
export const heroPlaceholder = (): ResponsivePicture => ({
  image: placeholder(1440, 1040),
  tablet: placeholder(1024, 768),
  mobile: placeholder(375, 488),
})

/** The level of a hero's title: the page's first level if it opens the page, unless editors chose one. */
export const readHeroHeading = (value: unknown, { position }: SectionContext): HeadingTag =>
  readHeading(value, position === 1 ? 'h1' : 'h2')

/** A body whose headings are at levels below its section's. */
export function readHeroBody(value: unknown, context: SectionContext) {
  const body = rich(value)
  return body && <RichText field={body} context={context} topHeading={3} />
}

type PictureHeroFields = PictureFields & {
  title1?: unknown
  title_as?: unknown
  body1?: unknown
  hero_background_overlay_enabled?: unknown
  title_body_light_mode_enabled?: unknown
  secondary_cta_text_color?: unknown
}

/** The fields that heroes with cards on a picture have in common, fallbacks included. */
export function readPictureHero(fields: PictureHeroFields, context: SectionContext) {
  const isLight = flag(fields.title_body_light_mode_enabled)
  const title = text(fields.title1) ?? missing.title
  return {
    title,
    label: title,
    heading: readHeroHeading(fields.title_as, context),
    body: readHeroBody(fields.body1, context),
    background: backgroundOf(isLight ? 'white' : 'dark', 'dark'),
    picture: readHeroPicture(fields) ?? heroPlaceholder(),
    hasOverlay: flag(fields.hero_background_overlay_enabled),
    secondary: readCta(fields, 'secondary_cta', context),
    secondaryTextColour: readSecondaryTextColour(fields.secondary_cta_text_color, isLight ? 'light' : 'dark'),
    leads: context.position === 1,
  }
}

/** The worst backgrounds on pictures: dark ones on a white picture, the light one on a black one (hero.css, `.scrim`). */
const WORST = {
  ink: worstPictureColour(colours.ink, 0.74, 'white'),
  surface: worstPictureColour(colours.surface, 0.88, 'black'),
  darkSurface: worstPictureColour(darkColours.surface, 0.88, 'white'),
}

/**
 * The editors' CSS colour for a second button's label, if it is readable. `no override` means undefined
 * (SL-hero_with_cards_v2-11, -12).
 */
function readSecondaryTextColour(value: unknown, background: 'dark' | 'light'): string | undefined {
  const name = text(value)?.toLowerCase()
  if (name === undefined || name === 'no override') return undefined
  const readableOn = (worst: string) => backgroundOf(worst, background, name).style.color
  if (background === 'dark') return readableOn(WORST.ink)
  return inSchemes(readableOn(WORST.surface) ?? 'inherit', readableOn(WORST.darkSurface) ?? 'inherit')
}

type HeaderFields = { header?: unknown; body?: unknown; [name: `${'primary' | 'secondary'}_cta_${string}`]: unknown }

/** Rich-text blocks that render text: a heading made of other blocks would be empty. */
const WORDS = /^(?:heading[1-6]|paragraph|preformatted|(?:o-)?list-item)$/

/** The header of heroes with a rich-text title; `isBlank` if all its fields are empty. */
export function readHeroHeader(fields: HeaderFields, context: SectionContext) {
  const header = rich(rich(fields.header)?.filter(({ type }) => WORDS.test(type)))
  return {
    title: header ? <RichText field={header} context={context} isPhrase className="max-w-none" /> : missing.header,
    label: text(header) ?? missing.header,
    heading: readHeroHeading(undefined, context),
    body: readHeroBody(fields.body, context),
    leads: context.position === 1,
    primary: readCta(fields, 'primary_cta', context),
    secondary: readCta(fields, 'secondary_cta', context),
  }
}
