import type { ReactNode } from 'react'
import { Carousel } from './carousel/carousel'

type CardRowProps = {
  /** What the cards are about, for those who don't see them. */
  label: string
  cards: ReactNode[]
  controlsClassName?: string
}

/** A button of the row moves by one card on a phone and by two elsewhere. */
const STEP = { small: 1, large: 2 }

/** Columns on a wide screen, where up to four cards stand side by side and more scroll. */
const columns: Record<number, string> = { 1: 'card-row-1', 2: 'card-row-2', 3: 'card-row-3', 4: 'card-row-4' }

/** Cards in one row: those that don't fit are scrolled to, and the next one shows its edge (card.css). */
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
