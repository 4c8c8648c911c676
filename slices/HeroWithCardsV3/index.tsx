import { backgroundOf } from '@/components/ui/colours'
import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithCardsV3Slice } from '@/prismicio-types'
import { headingBelow, isBlank, readCta } from '@/slices/readers/read'
import { readHeroBody, readHeroPicture, readPictureHero } from '@/slices/readers/read-hero'
import { RichText } from '@/slices/readers/rich-text'
import { type HeroTextCard, HeroWithCardsV3View } from './hero-with-cards-v3'

/** A picture with a title, overlapped by cards with text (SL-hero_with_cards_v3-01 to -08). */
export function HeroWithCardsV3({ slice: { primary, items }, context }: SectionProps<HeroWithCardsV3Slice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  const first = readCta(primary, 'primary_cta', context)
  const says = [text(primary.title1), readHeroBody(primary.body1, context), readCta(primary, 'secondary_cta', context)]
  if (isBlank(...says, first, readHeroPicture(primary), cards)) return null
  const hero = readPictureHero(primary, context)
  return (
    <HeroWithCardsV3View
      hero={{ ...hero, primary: first }}
      cards={cards}
      cardHeading={headingBelow(hero.heading)}
      background={backgroundOf(flag(primary.light_theme_cards_enabled) ? 'white' : 'dark', 'dark')}
      isTitleCentered={flag(primary.card_titles_centered)}
      hasOverlay={flag(primary.cards_background_overlay_enabled)}
    />
  )
}

/** A card with its fallbacks, or none for an item without any content (PB-034). */
function readCard(item: HeroWithCardsV3Slice['items'][number], context: SectionContext): HeroTextCard[] {
  const [title, body, picture] = [text(item.title2), rich(item.body1), image(item.image)]
  if (isBlank(title, body, picture)) return []
  return [
    {
      title: title ?? missing.title,
      body: body ? <RichText field={body} context={context} topHeading={4} className="text-sm" /> : missing.subtitle,
      picture: picture ?? placeholder(720, 480),
    },
  ]
}
