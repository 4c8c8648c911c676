import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/lib/core/content-link'
import type { Ground } from './colours'
import { ContentAnchor } from './content-anchor'
import { fitted } from './fitted'
import { ArrowRight } from './icons'

type CardProps = {
  ground: Ground
  /** Its link covers the whole of it: it rises under the pointer. */
  isWholeLink?: boolean
  className?: string
  data?: Record<`data-${string}`, string>
  children: ReactNode
}

/** A box of a row or grid of cards, as high as the highest beside it (card.css). */
export function Card({ ground, isWholeLink = false, className, data, children }: CardProps) {
  return (
    <article
      className={clsx('card', isWholeLink && 'card-whole', ground.className, className)}
      style={ground.style}
      data-ground={ground.isDark ? 'dark' : undefined}
      {...data}
    >
      {children}
    </article>
  )
}

type CardTitleProps = {
  title: string
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  link?: ContentLink
  /** What the card shows, where every card of its kind shows it; otherwise it goes by its section's type. */
  kind?: string
  /** The link's target is the whole card, not the title alone; links within the card stay their own. */
  isWholeLink?: boolean
  className?: string
}

/** A card's title, and its link where it has one; `data-card` marks it for the tracking of card clicks (PB-036). */
export function CardTitle({ title, heading: Heading, link, kind, isWholeLink = false, className }: CardTitleProps) {
  return (
    <Heading className={clsx('text-head-sm', className)} style={fitted(title)}>
      {link === undefined ? (
        title
      ) : (
        <ContentAnchor
          link={link}
          className={isWholeLink ? 'card-target' : 'underline decoration-2 underline-offset-4'}
          data={{ 'data-card': title, ...(kind !== undefined && { 'data-card-kind': kind }) }}
        >
          {title}
        </ContentAnchor>
      )}
    </Heading>
  )
}

/** The sign that a card leads somewhere. */
export function CardArrow() {
  return <ArrowRight className="card-arrow size-6 shrink-0" />
}
