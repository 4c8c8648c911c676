import type { ComponentProps, ReactNode } from 'react'
import { MemberNotice } from '@/components/memberships/checkout/lazy'
import { CardPrice, CardTerms } from '@/components/memberships/lazy'
import { Badge } from '@/components/ui/badge'
import { Button, type ButtonLink } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { HeroStage } from '@/components/ui/hero-stage'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

type Terms = ComponentProps<typeof CardTerms>

export type PlanCard = Pick<ComponentProps<typeof CardPrice>, 'period' | 'written' | 'missing'> & {
  badge: string | undefined
  badgeColour: string | undefined
  eyebrow: string | undefined
  name: string
  description: ReactNode
  picture: PictureSource | undefined
  button: ButtonLink | undefined
}

type Heading = ComponentProps<typeof CardTitle>['heading']

type HeroWithPlanCardsViewProps = Terms & {
  hero: Omit<ComponentProps<typeof HeroStage>, 'cards'>
  cardHeading: Heading
  cards: PlanCard[]
  member: Omit<ComponentProps<typeof MemberNotice>, 'children'>
}

const columns: Record<number, string> = {
  1: 'mx-auto max-w-lg',
  2: 'mx-auto max-w-4xl md:grid-cols-2',
}

export function HeroWithPlanCardsView({ hero, cards, cardHeading, member, ...terms }: HeroWithPlanCardsViewProps) {
  const list = cards.length > 0 && (
    <ul className={`grid gap-6 ${columns[cards.length] ?? 'md:grid-cols-2 lg:grid-cols-3'}`}>
      {cards.map((card, index) => (
        <li key={index} className="min-w-0">
          <PlanCardView card={card} heading={cardHeading} {...terms} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <HeroStage {...hero} side="center" cards={list} />
      {cards.length > 0 && (
        <div className="container -mt-[calc(var(--section-space)-2rem)] pb-(--section-space)">
          <div className={cards.length < 3 ? 'mx-auto max-w-4xl' : undefined}>
            <MemberNotice {...member}>
              <CardTerms {...terms} />
            </MemberNotice>
          </div>
        </div>
      )}
    </>
  )
}

const BACKGROUND = backgroundOf('white', 'white')

function PlanCardView({ card, heading, page, texts }: { card: PlanCard; heading: Heading } & Terms) {
  const { badge, badgeColour, eyebrow, name, description, picture, button, ...price } = card
  return (
    <Card background={BACKGROUND}>
      {picture && (
        <div className="relative aspect-video shrink-0 overflow-hidden bg-mist">
          <Picture image={picture} sizes="(min-width: 64rem) 26rem, 94vw" crop="16:9" className="full-bleed" />
        </div>
      )}
      <div className="flex grow flex-col items-start gap-2 p-5 md:p-6">
        {badge !== undefined && <Badge label={badge} color={badgeColour} />}
        {eyebrow !== undefined && <p className="text-sm font-semibold text-orange">{eyebrow}</p>}
        <CardTitle title={name} heading={heading} />
        <div className="grow text-muted">{description}</div>
        <div className="mt-2 grid gap-1">
          <CardPrice {...price} page={page} texts={texts} />
        </div>
        {button && <Button button={button} className="mt-3" />}
      </div>
    </Card>
  )
}
