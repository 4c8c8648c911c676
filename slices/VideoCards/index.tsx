import { image, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { VideoCardsSlice } from '@/prismicio-types'
import { isBlank, readCta, readLink } from '@/slices/readers/read'
import { type VideoCard, VideoCardsView } from './video-cards'

/** Videos as cards in a row that link to their pages (SL-video_cards-01 to SL-video_cards-03). */
export function VideoCards({ slice: { primary, items }, context }: SectionProps<VideoCardsSlice>) {
  const cards = rows(items).flatMap((item) => readCard(item, context))
  if (cards.length === 0) return null
  return <VideoCardsView button={readCta(primary, 'cta', context)} cards={cards} />
}

function readCard(item: VideoCardsSlice['items'][number], context: SectionContext): VideoCard[] {
  const [picture, title, subtitle] = [image(item.asset), text(item.card_title), text(item.subtitle)]
  const link = readLink(item.url, context)
  if (isBlank(picture, title, subtitle, link)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      title: title ?? missing.title,
      subtitle: subtitle ?? missing.subtitle,
      link,
    },
  ]
}
