import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CardRow } from '@/components/ui/card-row'
import type { Background } from '@/components/ui/colours'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { Section } from '@/components/ui/section'
import { Speaker } from '@/components/ui/speaker'
import type { PictureSource } from '@/lib/core/picture'

export type Quote = {
  name: string
  /** A description of the player: "Racer from Ghent". */
  title: string | undefined
  portrait: PictureSource
  words: ReactNode
  background: Background
}

export function TestimonialView({ title, quotes }: { title: string; quotes: Quote[] }) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className={clsx('text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>
      <CardRow
        label={title}
        controlsClassName={CONTROLS_BESIDE_TITLE.controls}
        cards={quotes.map((quote, index) => (
          <QuoteCard key={index} {...quote} />
        ))}
      />
    </Section>
  )
}

function QuoteCard({ name, title, portrait, words, background }: Quote) {
  return (
    <Card background={background}>
      <figure className="flex h-full flex-col gap-6 p-6">
        <blockquote className="grow text-lg font-medium">{words}</blockquote>
        <Speaker portrait={portrait} name={name} lines={title === undefined ? [] : [title]} />
      </figure>
    </Card>
  )
}
