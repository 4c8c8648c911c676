import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureShape, PictureSource } from '@/lib/core/picture'
import { Card, CardArrow, CardTitle } from './card'
import { backgroundOf } from './colours'
import { Picture } from './picture'

export type CardOnPictureLook = {
  isTitleCentered: boolean
  /** Dark text on a light background; otherwise white on dark. */
  isLight: boolean
  /** Whether the text is on the picture, whose lower part is shaded; otherwise it has a box of its own. */
  hasOverlay: boolean
}

type CardOnPictureProps = CardOnPictureLook & {
  picture: PictureSource
  /** `sizes` of the picture. */
  sizes: string
  crop?: PictureShape
  eyebrow?: string
  title: string
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  link: ContentLink | undefined
  isWholeLink: boolean
  /** Classes for the card's aspect ratio. */
  className: string
  /** Content below the title. */
  children: ReactNode
}

/**
 * A card filled by its picture, with its text at the bottom. It grows with its text: a scrolling box would need
 * keyboard support of its own.
 */
export function CardOnPicture(props: CardOnPictureProps) {
  const { picture, sizes, crop, eyebrow, isTitleCentered, isLight, hasOverlay, className, children, ...title } = props
  const { isWholeLink } = title
  const tone = isLight ? 'light' : 'dark'
  return (
    <Card
      background={backgroundOf(isLight ? 'white' : 'dark', 'dark')}
      isWholeLink={isWholeLink}
      className={clsx('isolate justify-end', className)}
    >
      <Picture image={picture} sizes={sizes} crop={crop} className="full-bleed -z-1" />
      <div data-overlay={hasOverlay ? '' : undefined} className={clsx('flex items-end gap-4', feet(hasOverlay)[tone])}>
        <div className={clsx('room min-w-0 grow', isTitleCentered && 'text-center')}>
          {eyebrow !== undefined && (
            <p className={clsx('mb-1 text-sm font-semibold', isLight ? 'text-orange-dark' : 'text-yellow')}>
              {eyebrow}
            </p>
          )}
          <CardTitle {...title} />
          {children}
        </div>
        {isWholeLink && !isTitleCentered && <CardArrow />}
      </div>
    </Card>
  )
}

const feet = (hasOverlay: boolean) => (hasOverlay ? shades : plates)

/** Gradients under the text, dense enough for a contrast of 4.5:1 on any picture. */
const shades = {
  dark: 'bg-linear-to-t from-ink via-ink/75 via-70% to-transparent px-6 pt-20 pb-6 md:pt-28',
  light: 'bg-linear-to-t from-surface via-surface/80 via-70% to-transparent px-6 pt-20 pb-6 md:pt-28',
}

const plates = { dark: 'm-3 rounded-sm bg-ink px-5 py-4', light: 'm-3 rounded-sm bg-surface px-5 py-4' }
