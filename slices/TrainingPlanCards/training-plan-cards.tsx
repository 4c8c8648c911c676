import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { CardGrid, GRID_SIZES } from '@/components/ui/card-grid'
import { PictureCard } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'
import { type HeadingTag, headingBelow } from '@/slices/readers/read'

export type TrainingPlan = {
  picture: PictureSource
  badge: string | undefined
  title: string
  body: ReactNode
  /** The plan's level, length and hours per week. */
  facts: string[]
  link: ContentLink | undefined
}

type TrainingPlanCardsViewProps = { title: string; heading: HeadingTag; plans: TrainingPlan[] }

export function TrainingPlanCardsView({ title, heading: Heading, plans }: TrainingPlanCardsViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Heading className="text-head-large">{title}</Heading>
      <CardGrid
        cards={plans.map(({ badge, facts, ...plan }, index) => (
          <PictureCard
            key={index}
            {...plan}
            heading={headingBelow(Heading)}
            sizes={GRID_SIZES}
            badge={badge === undefined ? undefined : <Badge label={badge} color="yellow" fontSize="XS" />}
            footer={<Facts facts={facts} />}
          />
        ))}
      />
    </Section>
  )
}

function Facts({ facts }: { facts: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {facts.map((fact, index) => (
        <li key={index} className="min-w-0 rounded-full bg-mist px-3 py-1 font-medium text-on-surface">
          {fact}
        </li>
      ))}
    </ul>
  )
}
