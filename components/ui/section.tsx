import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Ground } from './colours'

type SectionProps = {
  ground?: Ground
  children: ReactNode
  /** Classes of the content box, which has the site's content width. */
  className?: string
  labelledBy?: string
}

/** A section of the page: its ground, the site's vertical rhythm, and content at the site's width. */
export function Section({ ground, children, className, labelledBy }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={clsx('section-space', ground?.className)}
      style={ground?.style}
      data-ground={ground?.isDark ? 'dark' : undefined}
      data-plain={ground?.isPlain !== false ? '' : undefined}
    >
      <div className={clsx('container', className)}>{children}</div>
    </section>
  )
}
