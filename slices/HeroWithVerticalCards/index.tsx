import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithVerticalCardsSlice } from '@/prismicio-types'
import { headingBelow, isBlank, readCta } from '@/slices/readers/read'
import { readHeroHeader } from '@/slices/readers/read-hero'
import { RichText } from '@/slices/readers/rich-text'
import { HeroWithVerticalCardsView, type VerticalCard } from './hero-with-vertical-cards'

/** A title that stays visible while tall cards scroll past beside it (SL-hero_with_vertical_cards-01 to -03). */
export function HeroWithVerticalCards({
  slice: { primary, items },
  context,
}: SectionProps<HeroWithVerticalCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  const buttons = [readCta(primary, 'primary_cta', context), readCta(primary, 'secondary_cta', context)]
  if (isBlank(rich(primary.header), rich(primary.body), ...buttons, cards)) return null
  const hero = readHeroHeader(primary, context)
  return <HeroWithVerticalCardsView hero={hero} cardHeading={headingBelow(hero.heading)} cards={cards} />
}

/** A card with its fallbacks, or none for an item without any content (PB-034). */
function readCard(item: HeroWithVerticalCardsSlice['items'][number], context: SectionContext): VerticalCard[] {
  const [picture, title, body] = [image(item.background_image), text(item.title), rich(item.body)]
  if (isBlank(picture, title, body)) return []
  return [
    {
      picture: picture ?? placeholder(800, 1000),
      title: title ?? missing.title,
      body: body ? <RichText field={body} context={context} topHeading={4} /> : missing.body,
    },
  ]
}
