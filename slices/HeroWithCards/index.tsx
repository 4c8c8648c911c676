import { backgroundOf } from '@/components/ui/colours'
import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithCardsSlice } from '@/prismicio-types'
import { headingBelow, isBlank, readCta, readLink } from '@/slices/readers/read'
import { heroPlaceholder, readHeroBody, readHeroHeading, readHeroPicture } from '@/slices/readers/read-hero'
import { RichText } from '@/slices/readers/rich-text'
import { type CompactCard, HeroWithCardsView } from './hero-with-cards'

/** A centred title on a picture, with small cards that link to other pages (SL-hero_with_cards-01). */
export function HeroWithCards({ slice: { primary, items }, context }: SectionProps<HeroWithCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  const picture = readHeroPicture({ background_image_desktop: primary.background_image })
  const buttons = {
    primary: readCta(primary, 'primary_cta', context),
    secondary: readCta(primary, 'secondary_cta', context),
  }
  if (isBlank(text(primary.title), rich(primary.body), picture, ...Object.values(buttons), cards)) return null
  const title = text(primary.title) ?? missing.title
  const heading = readHeroHeading(primary.title_as, context)
  return (
    <HeroWithCardsView
      hero={{
        title,
        label: title,
        heading,
        body: readHeroBody(primary.body, context),
        ...buttons,
        background: backgroundOf('dark', 'dark'),
        picture: picture ?? heroPlaceholder(),
        leads: context.position === 1,
      }}
      cardHeading={headingBelow(heading)}
      cards={cards}
    />
  )
}

/** A card with its fallbacks, or none for an item without any content (PB-034). */
function readCard(item: HeroWithCardsSlice['items'][number], context: SectionContext): CompactCard[] {
  const [title, body, picture] = [text(item.title), rich(item.body), image(item.image)]
  const link = readLink(item.url, context)
  if (isBlank(title, body, picture, link)) return []
  return [
    {
      title: title ?? missing.title,
      body: body && <RichText field={body} context={context} topHeading={4} />,
      picture: picture ?? placeholder(720, 480),
      link,
    },
  ]
}
