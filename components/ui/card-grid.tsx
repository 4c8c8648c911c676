import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Column classes by number of cards, on wide screens; more cards than these are in rows of three. */
const columns: Record<number, string> = {
  1: 'max-w-2xl',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** `sizes` of a card in a grid with one, two or three columns. */
export const GRID_SIZES = '(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 500px) 46vw, 92vw'

/** A grid of cards, of equal height in each row; few cards share the whole width. */
export function CardGrid({ cards }: { cards: ReactNode[] }) {
  return (
    <ul
      className={clsx('grid grid-cols-[minmax(0,1fr)] gap-6', columns[cards.length] ?? 'sm:grid-cols-2 lg:grid-cols-3')}
    >
      {cards.map((card, index) => (
        <li key={index} className="min-w-0">
          {card}
        </li>
      ))}
    </ul>
  )
}
