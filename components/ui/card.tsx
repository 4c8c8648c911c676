import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/lib/core/content-link'
import type { Background } from './colours'
import { ContentAnchor } from './content-anchor'
import { fitHeadline } from './fit-headline'
import { ArrowForward } from './icons'

type CardProps = {
  background: Background
  /** Whether its link covers the whole card, which then rises under the pointer. */
  isWholeLink?: boolean
  className?: string
  data?: Record<`data-${string}`, string>
  children: ReactNode
}

/** A card in a row or grid, as high as the highest beside it (card.css). */
export function Card({ background, isWholeLink = false, className, data, children }: CardProps) {
  return (
    <article
      className={clsx('card', isWholeLink && 'card-whole', background.className, className)}
      style={background.style}
      data-background={background.isDark ? 'dark' : undefined}
      {...data}
    >
      {children}
    </article>
  )
}

type CardTitleProps = {
  title: string
  /** Language of the title, if it isn't the page's. */
  language?: string
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  link?: ContentLink
  /** Kind of the card's content, if all cards of its kind show the same; otherwise the section's type is used. */
  kind?: string
  /** Whether the whole card is the link, not just the title; links within the card keep their own targets. */
  isWholeLink?: boolean
  className?: string
}

/** A card's title, with a link if it has one; `data-card` marks it for click tracking (PB-036). */
export function CardTitle({
  title,
  language,
  heading: Heading,
  link,
  kind,
  isWholeLink = false,
  className,
}: CardTitleProps) {
  return (
    <Heading className={clsx('text-head-sm', className)} style={fitHeadline(title)}>
      {link === undefined ? (
        <bdi lang={language}>{title}</bdi>
      ) : (
        <ContentAnchor
          link={link}
          className={isWholeLink ? 'card-target' : 'underline decoration-2 underline-offset-4'}
          data={{ 'data-card': title, ...(kind !== undefined && { 'data-card-kind': kind }) }}
        >
          <bdi lang={language}>{title}</bdi>
        </ContentAnchor>
      )}
    </Heading>
  )
}

/** The arrow on a card that is a link. */
export function CardArrow() {
  return <ArrowForward className="card-arrow size-6 shrink-0" />
}
