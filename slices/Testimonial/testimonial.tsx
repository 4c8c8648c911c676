import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CardRow } from '@/components/ui/card-row'
import type { Ground } from '@/components/ui/colours'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/core/picture'

export type Quote = {
  name: string
  /** Who they are: "Racer from Ghent". */
  title: string | undefined
  portrait: PictureSource
  words: ReactNode
  ground: Ground
}

export function TestimonialView({ title, quotes }: { title: string; quotes: Quote[] }) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="text-head-large">{title}</h2>
      <CardRow
        label={title}
        cards={quotes.map((quote, index) => (
          <QuoteCard key={index} {...quote} />
        ))}
      />
    </Section>
  )
}

function QuoteCard({ name, title, portrait, words, ground }: Quote) {
  return (
    <Card ground={ground}>
      <figure className="flex h-full flex-col gap-6 p-6">
        <blockquote className="grow text-lg font-medium">{words}</blockquote>
        <figcaption className="flex items-center gap-4">
          <Picture image={portrait} sizes="96px" crop="1:1" className="size-14 shrink-0 rounded-full object-cover" />
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            {title !== undefined && <span className="block text-sm">{title}</span>}
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
