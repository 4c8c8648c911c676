import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CardSectionHeader } from '@/components/ui/card-section-header'
import { CardGrid } from '@/components/ui/card-grid'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
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

function Route({ picture, title, subtitle, description, hasOverlay, isInteractive }: RouteProps) {
  const words = (
    <>
      <p className="text-sm font-semibold text-yellow">{subtitle}</p>
      <h3 className="text-head-sm">{title}</h3>
      {description && <div className="mt-2 text-sm">{description}</div>}
    </>
  )
  const zoom =
    isInteractive && 'motion-safe:transition-[scale] motion-safe:duration-500 motion-safe:group-hover:scale-105'
  if (!hasOverlay) {
    return (
      <Card background={BACKGROUND} className="group">
        <div className="aspect-4/3 shrink-0 overflow-hidden">
          <Picture image={picture} sizes={SIZES} className={clsx('size-full object-cover', zoom)} />
        </div>
        <div className="grow p-5">{words}</div>
      </Card>
    )
  }
  return (
    <Card background={BACKGROUND} className="group isolate min-h-112 justify-end">
      <div className="absolute inset-x-0 top-0 -z-1 h-4/5 overflow-hidden">
        <Picture image={picture} sizes={SIZES} className={clsx('size-full object-cover', zoom)} />
      </div>
      <div className="bg-linear-to-t from-ink from-40% via-ink/80 via-70% to-transparent px-6 pt-20 pb-6">{words}</div>
    </Card>
  )
}
