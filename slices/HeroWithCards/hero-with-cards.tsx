import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Card, CardArrow, CardTitle } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { HeroStage } from '@/components/ui/hero-stage'
import { Picture } from '@/components/ui/picture'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type CompactCard = { title: string; body: ReactNode; picture: PictureSource; link: ContentLink | undefined }

type HeroWithCardsViewProps = {
  hero: Omit<ComponentProps<typeof HeroStage>, 'cards'>
  cards: CompactCard[]
  cardHeading: ComponentProps<typeof CardTitle>['heading']
}

const BACKGROUND = backgroundOf('white', 'white')

/** Cards that don't fill rows of three are centred. */
const columns: Record<number, string> = {
  1: 'mx-auto max-w-lg',
  2: 'mx-auto max-w-4xl md:grid-cols-2',
  4: 'mx-auto max-w-4xl md:grid-cols-2',
}

export function HeroWithCardsView({ hero, cards, cardHeading }: HeroWithCardsViewProps) {
  const list = cards.length > 0 && (
    <ul className={clsx('grid gap-4 md:gap-6', columns[cards.length] ?? 'md:grid-cols-2 lg:grid-cols-3')}>
      {cards.map((card, index) => (
        <li key={index} className="min-w-0">
          <SmallCard {...card} heading={cardHeading} />
        </li>
      ))}
    </ul>
  )
  return <HeroStage {...hero} side="center" cards={list} />
}

type SmallCardProps = CompactCard & { heading: HeroWithCardsViewProps['cardHeading'] }

function SmallCard({ title, body, picture, link, heading }: SmallCardProps) {
  const isWholeLink = link !== undefined
  return (
    <Card background={BACKGROUND} isWholeLink={isWholeLink} className="flex-row! items-stretch">
      <div className="relative min-h-32 w-[30%] max-w-36 shrink-0 overflow-hidden bg-mist">
        <Picture image={picture} sizes="144px" crop="4:5" className="full-bleed" />
      </div>
      <div className="flex min-w-0 grow items-center gap-3 p-4 md:p-5">
        <div className="min-w-0 grow">
          <CardTitle title={title} heading={heading} link={link} isWholeLink={isWholeLink} />
          {body && <div className="mt-1 text-sm text-muted">{body}</div>}
        </div>
        {isWholeLink && <CardArrow />}
      </div>
    </Card>
  )
}
