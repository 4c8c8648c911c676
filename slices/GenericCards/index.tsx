import { backgroundOf } from '@/components/ui/colours'
import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { GenericCardsSlice } from '@/prismicio-types'
import { isBlank, readCta, readHeading, readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type GenericCard, GenericCardsView } from './generic-cards'

type Item = GenericCardsSlice['items'][number]

/** Titled cards in portrait format, up to four side by side (SL-generic_cards-01 to SL-generic_cards-12). */
export function GenericCards({ slice: { primary, items }, context }: SectionProps<GenericCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  if (cards.length === 0) return null
  const description = rich(primary.description) ?? rich(missing.description)
  // Only editors see that a label is missing: visitors see no button then (decisions.md, "Fields and fallbacks").
  const missingLabel = context.isDraft ? missing.buttonLabel : undefined
  return (
    <GenericCardsView
      title={text(primary.title) ?? missing.capitalisedTitle}
      heading={readHeading(primary.title_as, 'h2')}
      isItalic={flag(primary.title_italicized)}
      subtitle={text(primary.subtitle)}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      button={readCta({ ...primary, cta_label: text(primary.cta_label) ?? missingLabel }, 'cta', context)}
      background={backgroundOf(text(primary.background_color), 'white')}
      isInteractive={flag(primary.is_interactive)}
      cards={cards}
    />
  )
}

/**
 * A card with its fallbacks, or none for an item without any content; colours and heading levels don't count as content
 * (PB-034).
 */
function readCard(item: Item, context: SectionContext): GenericCard[] {
  const picture = image(item.asset)
  const [title, eyebrow, time] = [text(item.card_title), text(item.eyebrow), text(item.time)]
  const [body, bottomLeftText] = [rich(item.body_copy), text(item.bottom_left_text)]
  const link = readLink(item.url, context, flag(item.url_open_new_tab))
  if (isBlank(picture, title, eyebrow, time, body, bottomLeftText, link)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      background: backgroundOf(
        text(item.card_background_color) ?? '#FFFFFF',
        'white',
        text(item.card_text_color) ?? 'dark',
      ),
      eyebrow,
      title: title ?? missing.capitalisedTitle,
      heading: readHeading(item.title_as, 'h3'),
      body: body && <RichText field={body} context={context} topHeading={4} className="text-sm" />,
      bottomLeftText: bottomLeftText ?? missing.capitalisedLeftText,
      time,
      link,
    },
  ]
}
