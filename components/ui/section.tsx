import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Background } from './colours'

type SectionProps = {
  background?: Background
  children: ReactNode
  /** Classes of the content box, which has the site's content width. */
  className?: string
  labelledBy?: string
}

/** A section of the page: its background, the site's vertical rhythm, and content at the site's width. */
export function Section({ background, children, className, labelledBy }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={clsx('section-space', background?.className)}
      style={background?.style}
      data-background={background?.isDark ? 'dark' : undefined}
      data-plain={background?.isPlain !== false ? '' : undefined}
    >
      <div className={clsx('container', className)}>{children}</div>
    </section>
  )
}
