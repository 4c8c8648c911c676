import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { RouteCardsSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type RouteCard, RouteCardsView } from './route-cards'

/** Routes, each a picture with its name and figures on it (SL-route_cards-01 to SL-route_cards-03). */
export function RouteCards({ slice: { primary, items }, context }: SectionProps<RouteCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  if (cards.length === 0) return null
  const description = rich(primary.description)
  return (
    <RouteCardsView
      title={text(primary.title) ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      hasOverlay={flag(primary.background_overlay_enabled)}
      isInteractive={flag(primary.is_interactive)}
      cards={cards}
    />
  )
}

function readCard(item: RouteCardsSlice['items'][number], context: SectionContext): RouteCard[] {
  const [picture, title, subtitle] = [image(item.asset), text(item.card_title), text(item.subtitle)]
  const description = rich(item.description)
  if (isBlank(picture, title, subtitle, description)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      title: title ?? missing.title,
      subtitle: subtitle ?? missing.subtitle,
      description: description && <RichText field={description} context={context} topHeading={4} />,
    },
  ]
}
