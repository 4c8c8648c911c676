import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { CardRow } from '@/components/ui/card-row'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import type { Background } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'
import type { HeadingTag } from '@/slices/readers/read'

export type GenericCard = {
  picture: PictureSource
  background: Background
  eyebrow: string | undefined
  title: string
  heading: HeadingTag
  body: ReactNode
  bottomLeftText: string
  time: string | undefined
  link: ContentLink | undefined
}

type GenericCardsViewProps = ComponentProps<typeof CardSectionHeader> & {
  background: Background
  /** Whether a whole card is the link; otherwise only its title is. */
  isInteractive: boolean
  cards: GenericCard[]
}

/** `sizes` of a 16:9 picture that fills a 4:5 card: it is more than twice as wide as the card, and cropped at its sides. */
const SIZES = '(min-width: 1200px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 296px, 78vw'

export function GenericCardsView({ background, isInteractive, cards, button, ...header }: GenericCardsViewProps) {
  return (
    <Section background={background} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CardSectionHeader {...header} button={button && { ...button, color: background.isDark ? 'light' : 'primary' }} />
      <CardRow
        label={header.title}
        cards={cards.map((card, index) => (
          <PortraitCard key={index} {...card} isWholeLink={isInteractive && card.link !== undefined} />
        ))}
      />
    </Section>
  )
}

function PortraitCard({ picture, background, time, eyebrow, body, bottomLeftText, ...title }: PortraitCardProps) {
  const { isWholeLink } = title
  return (
    <Card background={background} isWholeLink={isWholeLink}>
      <div className="relative aspect-4/5 overflow-hidden">
        <Picture image={picture} sizes={SIZES} crop="4:5" className="full-bleed" />
        {time !== undefined && <Badge label={time} fontSize="XS" className="absolute start-3 top-3" />}
      </div>
      <div className="room flex grow flex-col gap-2 p-5">
        {eyebrow !== undefined && <p className="text-xs font-semibold">{eyebrow}</p>}
        <CardTitle {...title} />
        {body}
        <div className="mt-auto flex items-end justify-between gap-4 pt-3">
          <p className="text-sm font-medium">{bottomLeftText}</p>
          {isWholeLink && <CardArrow />}
        </div>
      </div>
    </Card>
  )
}

type PortraitCardProps = GenericCard & { isWholeLink: boolean }
