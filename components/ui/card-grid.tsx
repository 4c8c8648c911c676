import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Columns on a wide screen; more cards than these go on in rows of three. */
const columns: Record<number, string> = {
  1: 'max-w-2xl',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** How wide a card of a grid is drawn, as the `sizes` attribute says it: one, two or three beside each other. */
export const GRID_SIZES = '(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 500px) 46vw, 92vw'

/** Cards in rows, as high as their neighbours; few of them share the whole width. */
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
