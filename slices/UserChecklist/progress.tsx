import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ProgressProps = {
  /** Title of the checklist. */
  title: string
  greeting: ReactNode
  isKnown: boolean
  count: number
  done: number
  text?: string
}

/** A greeting and the list's progress; while they are loading, placeholders take the same space. */
export function Progress({ title, greeting, isKnown, count, done, text }: ProgressProps) {
  return (
    <div className="hidden gap-3 player:grid">
      <p className="text-lg font-semibold">
        <span className={clsx(!isKnown && 'skeleton')}>{greeting}</span>
      </p>
      <progress max={count} value={done} aria-label={title} className="progress-bar" />
      <p role="status" className="min-h-7 text-muted">
        {text}
      </p>
    </div>
  )
}
