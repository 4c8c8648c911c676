import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'
import { Button, type ButtonLink } from './button'
import { Card, CardArrow, CardTitle } from './card'
import { backgroundOf, type Background } from './colours'
import { Picture } from './picture'

export type PictureCardContent = {
  picture: PictureSource
  title: string
  /** A few words above the title. */
  eyebrow?: string
  body?: ReactNode
  /** Target of the card's link. */
  link?: ContentLink
  /** A button, instead of the link. */
  button?: ButtonLink
  /** The last line, at the card's foot. */
  footer?: ReactNode
}

type PictureCardProps = PictureCardContent & {
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  /** `sizes` of the picture. */
  sizes: string
  background?: Background
  /** Shown at the top of the picture. */
  badge?: ReactNode
  /** Shown over the middle of the picture. */
  overlay?: ReactNode
  /** Class for the picture's aspect ratio; 4:3 by default. */
  shape?: string
  /** Whether the whole card is the link; otherwise only its title is. */
  isWholeLink?: boolean
  className?: string
}

const PAPER = backgroundOf('white', 'white')

/** A 4:3 picture above a title and a few sentences: the card of grids, rows and carousels. */
export function PictureCard({ picture, title, heading, sizes, background = PAPER, ...rest }: PictureCardProps) {
  const { eyebrow, body, link, button, footer, badge, overlay, shape = 'aspect-4/3', className } = rest
  const isWholeLink = link !== undefined && rest.isWholeLink !== false
  return (
    <Card background={background} isWholeLink={isWholeLink} className={className}>
      <div className={clsx('relative shrink-0 overflow-hidden bg-mist', shape)}>
        <Picture image={picture} sizes={sizes} className="size-full object-cover" />
        {badge !== undefined && <div className="absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)]">{badge}</div>}
        {overlay !== undefined && <div className="absolute inset-0 grid place-items-center">{overlay}</div>}
      </div>
      <div className="room flex min-w-0 grow flex-col gap-2 p-5">
        {eyebrow !== undefined && (
          <p className={clsx('text-xs font-semibold', background.isDark && 'text-yellow')}>{eyebrow}</p>
        )}
        <CardTitle title={title} heading={heading} link={link} isWholeLink={isWholeLink} />
        {body && <div className={clsx('text-sm', !background.isDark && 'text-muted')}>{body}</div>}
        {button && (
          <div className="mt-auto pt-2">
            <Button
              button={{ size: 'small', ...button, color: button.color ?? (background.isDark ? 'light' : 'outline') }}
            />
          </div>
        )}
        {(footer !== undefined || (isWholeLink && !button)) && (
          <div className="mt-auto flex items-end justify-between gap-4 pt-2 text-sm">
            <div className="min-w-0">{footer}</div>
            {isWholeLink && !button && <CardArrow />}
          </div>
        )}
      </div>
    </Card>
  )
}
