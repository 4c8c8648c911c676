import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CARD_SIZES, CardCarousel } from '@/components/ui/card-carousel'
import { backgroundOf } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

export type Feature = { headline: string; words: ReactNode; picture: PictureSource }

const BACKGROUND = backgroundOf('dark', 'dark')

export function FeatureCardsView({ title, features }: { title: string; features: Feature[] }) {
  return (
    <CardCarousel
      title={title}
      cards={features.map((feature, index) => (
        <FeatureCard key={index} {...feature} />
      ))}
    />
  )
}

/**
 * A tall card, whose text has a box of its own at the bottom of the picture: readable on any picture. The box grows
 * with its text.
 */
function FeatureCard({ headline, words, picture }: Feature) {
  return (
    <Card background={BACKGROUND} className="isolate aspect-3/4 h-auto justify-end">
      <Picture image={picture} sizes={CARD_SIZES} crop="3:4" className="full-bleed -z-1" />
      <div className="m-3 rounded-sm bg-ink px-5 py-4">
        <h3 className="text-head-sm">{headline}</h3>
        {words && <div className="mt-2 text-sm">{words}</div>}
      </div>
    </Card>
  )
}
