import type { PictureCardContent } from '@/components/ui/picture-card'
import { image, rich, text } from '@/lib/content/fields/fields'
import type { SectionContext } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import { isBlank, readCta, readLink } from './read'
import { RichText } from './rich-text'

type CardFields = {
  title?: unknown
  image?: unknown
  /** The card's text is in one of these two fields. */
  description?: unknown
  body?: unknown
  /** Target of the whole card. */
  url?: unknown
}

/**
 * A card with its fallbacks, or undefined for a row without any content (PB-034). `cta_label` and `cta_url`, if
 * present, are its button; decisions.md, "Fields and fallbacks", lists the lower-case fallbacks.
 */
export function readPictureCard(item: CardFields, context: SectionContext): PictureCardContent | undefined {
  const [title, picture, link] = [text(item.title), image(item.image), readLink(item.url, context)]
  const body = rich(item.description) ?? rich(item.body)
  const button = readCta(item, 'cta', context)
  if (isBlank(title, picture, link, body, button)) return undefined
  return {
    title: title ?? missing.title,
    picture: picture ?? placeholder(720, 480),
    body: body && <RichText field={body} context={context} topHeading={4} />,
    link,
    button,
  }
}
