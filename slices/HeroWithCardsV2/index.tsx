import { flag, image, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithCardsV2Slice } from '@/prismicio-types'
import { headingBelow, isBlank, readCta, readLink } from '@/slices/readers/read'
import { readHeroBody, readHeroPicture, readPictureHero } from '@/slices/readers/read-hero'
import { type HeroPictureCard, HeroWithCardsV2View } from './hero-with-cards-v2'

/** A picture with a title, overlapped by cards that are filled by their own pictures (SL-hero_with_cards_v2-01 to -18). */
export function HeroWithCardsV2({ slice: { primary, items }, context }: SectionProps<HeroWithCardsV2Slice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  const says = [text(primary.title1), readHeroBody(primary.body1, context), readCta(primary, 'secondary_cta', context)]
  if (isBlank(...says, readHeroPicture(primary), cards)) return null
  const hero = readPictureHero(primary, context)
  return (
    <HeroWithCardsV2View
      hero={hero}
      cards={cards}
      cardHeading={headingBelow(hero.heading)}
      look={{
        isTitleCentered: flag(primary.card_titles_centered),
        isLight: flag(primary.light_theme_cards_enabled),
        hasOverlay: flag(primary.cards_background_overlay_enabled),
      }}
    />
  )
}

/** A card with its fallbacks, or none for an item without any content (PB-034). */
function readCard(item: HeroWithCardsV2Slice['items'][number], context: SectionContext): HeroPictureCard[] {
  const [title, subtitle, eyebrow] = [text(item.title1), text(item.subtitle), text(item.eyebrow_text)]
  const [picture, link] = [image(item.background_image), readLink(item.url, context)]
  if (isBlank(title, subtitle, eyebrow, picture, link)) return []
  return [
    {
      title: title ?? missing.title,
      subtitle: subtitle ?? missing.subtitle,
      eyebrow,
      picture: picture ?? placeholder(720, 480),
      link,
    },
  ]
}
