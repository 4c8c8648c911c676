import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { ButtonLink } from '@/components/ui/button'
import { CardRow } from '@/components/ui/card-row'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type PodcastCard = {
  picture: PictureSource
  episode: string
  title: string
  time: string
  /** Whether the card is highlighted in green, for example the newest. */
  isGreen: boolean
  link: ContentLink | undefined
}

type PodcastCardsViewProps = {
  title: string
  description: ReactNode
  button: ButtonLink | undefined
  /** Whether a whole card is the link; otherwise only its title is. */
  isInteractive: boolean
  cards: PodcastCard[]
}

const SIZES = '(min-width: 1200px) 384px, (min-width: 768px) 296px, 78vw'

/** Episodes with square covers, in a row. */
export function PodcastCardsView({ title, description, button, isInteractive, cards }: PodcastCardsViewProps) {
  return (
    <Section background={backgroundOf('cream', 'cream')} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CardSectionHeader title={title} heading="h2" description={description} button={button} />
      <CardRow
        label={title}
        cards={cards.map(({ episode, time, isGreen, ...card }, index) => (
          <PictureCard
            key={index}
            {...card}
            heading="h3"
            sizes={SIZES}
            shape="aspect-square"
            background={backgroundOf(isGreen ? 'green' : 'white', 'white')}
            isWholeLink={isInteractive}
            badge={<Badge label={episode} color={isGreen ? 'yellow' : 'dark'} fontSize="XS" />}
            footer={time}
          />
        ))}
      />
    </Section>
  )
}
