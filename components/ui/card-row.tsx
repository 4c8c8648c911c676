import type { ReactNode } from 'react'
import { Carousel } from './carousel/carousel'

type CardRowProps = {
  /** Accessible name of the row: what the cards are about. */
  label: string
  cards: ReactNode[]
  controlsClassName?: string
}

/** Number of cards by which a button scrolls the row: one on a phone, two elsewhere. */
const STEP = { small: 1, large: 2 }

/** Column classes on wide screens, where up to four cards are side by side and more scroll. */
const columns: Record<number, string> = { 1: 'card-row-1', 2: 'card-row-2', 3: 'card-row-3', 4: 'card-row-4' }

/** Cards in one row that scrolls; the next card's edge is visible (card.css). */
export function CardRow({ label, cards, controlsClassName }: CardRowProps) {
  return (
    <Carousel
      label={label}
      transition="slide"
      step={STEP}
      controlsClassName={controlsClassName}
      className={`card-row ${columns[cards.length] ?? 'card-row-4 card-row-more'}`}
      slides={cards.map((content, index) => ({ key: String(index), content }))}
    />
  )
}
