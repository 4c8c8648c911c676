import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CardOnPicture, type CardOnPictureLook } from '@/components/ui/card-on-picture'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { CardGrid } from '@/components/ui/card-grid'
import { backgroundOf } from '@/components/ui/colours'
import { PictureCard } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type RouteCard = { picture: PictureSource; title: string; subtitle: string; description: ReactNode }

type RouteCardsViewProps = {
  title: string
  description: ReactNode
  /** Whether the text is on the shaded picture; otherwise in a box below it. */
  hasOverlay: boolean
  /** Whether the picture zooms in under the pointer. */
  isInteractive: boolean
  cards: RouteCard[]
}

const BACKGROUND = backgroundOf('dark', 'dark')
const SIZES = '(min-width: 1280px) 588px, (min-width: 1024px) 47vw, (min-width: 500px) 70vw, 140vw'

export function RouteCardsView({ title, description, hasOverlay, isInteractive, cards }: RouteCardsViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CardSectionHeader title={title} heading="h2" description={description} />
      <CardGrid
        cards={cards.map((card, index) => (
          <Route key={index} {...card} hasOverlay={hasOverlay} isInteractive={isInteractive} />
        ))}
      />
    </Section>
  )
}

type RouteProps = RouteCard & Pick<RouteCardsViewProps, 'hasOverlay' | 'isInteractive'>

function Route({ subtitle, description, hasOverlay, isInteractive, ...card }: RouteProps) {
  const shared = { ...card, eyebrow: subtitle, heading: 'h3', sizes: SIZES } as const
  const zoom = isInteractive && 'card-zoom'
  if (!hasOverlay) {
    return <PictureCard {...shared} background={BACKGROUND} body={description} className={clsx(zoom)} />
  }
  return (
    <CardOnPicture {...shared} {...LOOK} link={undefined} isWholeLink={false} className={clsx('min-h-112', zoom)}>
      {description && <div className="mt-2 text-sm">{description}</div>}
    </CardOnPicture>
  )
}

const LOOK: CardOnPictureLook = { isTitleCentered: false, isLight: false, hasOverlay: true }
