import { clsx } from 'clsx'
import type { Category } from '@/lib/domains/events/schema'

const colours: Record<Category, string> = {
  A: 'bg-alert text-paper',
  B: 'bg-pine text-paper',
  C: 'bg-lagoon text-paper',
  D: 'bg-yellow text-ink',
  E: 'bg-violet text-paper',
}

/** A group's letter in its colour; the words beside it name the group. */
export function GroupLetter({ category, className }: { category: Category; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full font-display font-extrabold',
        colours[category],
        className,
      )}
    >
      {category}
    </span>
  )
}
