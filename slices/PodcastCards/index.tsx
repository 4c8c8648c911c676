import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { PodcastCardsSlice } from '@/prismicio-types'
import { isBlank, readCta, readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type PodcastCard, PodcastCardsView } from './podcast-cards'

/** Podcast episodes as cards in a row (SL-podcast_cards-01 to SL-podcast_cards-05). */
export function PodcastCards({ slice: { primary, items }, context }: SectionProps<PodcastCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  if (cards.length === 0) return null
  const description = rich(primary.description) ?? rich(missing.description)
  return (
    <PodcastCardsView
      title={text(primary.title) ?? missing.capitalisedTitle}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      button={readCta(primary, 'cta', context)}
      isInteractive={flag(primary.is_interactive)}
      cards={cards}
    />
  )
}

/** An episode with its fallbacks, or none for a row without any content (PB-034). */
function readCard(item: PodcastCardsSlice['items'][number], context: SectionContext): PodcastCard[] {
  const [picture, episode, title, time] = [
    image(item.asset),
    text(item.episode),
    text(item.card_title),
    text(item.time),
  ]
  const link = readLink(item.url, context, flag(item.url_open_new_tab))
  if (isBlank(picture, episode, title, time, link)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      episode: episode ?? missing.episode,
      title: title ?? missing.capitalisedTitle,
      time: time ?? missing.time,
      isGreen: flag(item.green),
      link,
    },
  ]
}
