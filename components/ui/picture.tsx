import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import {
  addressAt,
  focalPosition,
  isResizable,
  type Drawing,
  type PictureShape,
  type PictureSource,
} from '@/lib/core/picture'
import { widthsFor } from './picture-widths'

type PictureProps = {
  image: PictureSource
  /** Shown from 768 to 1199 px wide, or to `tabletUpTo`. */
  tablet?: PictureSource
  tabletUpTo?: number
  /** Shown up to 767 px wide. */
  mobile?: PictureSource
  /** The `sizes` attribute. */
  sizes: string
  /** Aspect ratio of its box (`4:5`), if that differs much from the picture's: only the visible part is downloaded. */
  crop?: PictureShape
  /** Aspect ratio of its box up to 767 px wide, if that differs much from its own there. */
  mobileCrop?: PictureShape
  /** Fixed widths in pixels to request, on screens up to 767 px wide (`mobile`) and on wider ones (`desktop`). */
  widths?: { mobile: number; desktop: number }
  /** Whether it is the page's main picture: loaded at once and preloaded in the head. At most one per page. */
  isHero?: boolean
  className?: string
}

/**
 * A picture in the sizes that screens need, by imgix's parameters, in the best format that the browser supports. The
 * breakpoints are defined by SX-006 and SX-007.
 */
export function Picture({ sizes, isHero = false, className, ...sources }: PictureProps) {
  const { image, crop, widths } = sources
  const variants = variantsOf(sources)
  const rest = { shape: crop, isHero, width: widths?.desktop }
  return (
    <>
      {isHero &&
        variants.map(({ source, media, shape, width }) => (
          <link
            key={media ?? 'every screen'}
            rel="preload"
            as="image"
            href={addressAt(source, width ?? 1080, { shape, isHero })}
            imageSrcSet={srcSet(source, { shape, isHero, width, sizes, media })}
            imageSizes={sizes}
            media={media}
            fetchPriority="high"
          />
        ))}
      <picture className="contents">
        {variants.slice(0, -1).map(({ source, media, shape, width }) => (
          <source
            key={media}
            media={media}
            srcSet={srcSet(source, { shape, isHero, width, sizes, media }) ?? source.url}
            sizes={sizes}
            width={source.width}
            height={source.height}
          />
        ))}
        <img
          src={addressAt(image, widths?.desktop ?? 1080, rest)}
          srcSet={srcSet(image, { ...rest, sizes })}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading={isHero ? 'eager' : 'lazy'}
          decoding={isHero ? 'sync' : 'async'}
          fetchPriority={isHero ? 'high' : undefined}
          className={clsx('block', className)}
          style={{ ...focusOf(sources), ...(isHero && impressionOf(sources)) }}
        />
      </picture>
    </>
  )
}

type Variant = {
  source: PictureSource
  media: string | undefined
  shape: PictureShape | undefined
  width: number | undefined
}

/** The picture's versions by screen width, from the narrowest to the default one. */
function variantsOf({
  image,
  tablet,
  tabletUpTo = 1199,
  mobile,
  crop,
  mobileCrop,
  widths,
}: Omit<PictureProps, 'sizes'>): Variant[] {
  const phone = mobile ?? ((mobileCrop ?? widths) && image)
  const variants: Variant[] = []
  if (phone) {
    const shape = mobile ? (crop ?? mobileCrop) : mobileCrop
    variants.push({ source: phone, media: '(max-width: 767px)', shape, width: widths?.mobile })
  }
  if (tablet) {
    const media = phone ? `(min-width: 768px) and (max-width: ${tabletUpTo}px)` : `(max-width: ${tabletUpTo}px)`
    variants.push({ source: tablet, media, shape: crop, width: widths?.desktop })
  }
  const rest = tablet ? `(min-width: ${tabletUpTo + 1}px)` : phone ? '(min-width: 768px)' : undefined
  return [...variants, { source: image, media: rest, shape: crop, width: widths?.desktop }]
}

/**
 * The focal point of each version that has its own picture, for base.css: where the browser cuts the picture to its box, the
 * point stays in it. Nothing if no version has one.
 */
function focusOf({ image, tablet, mobile }: Omit<PictureProps, 'sizes'>): FocusStyle | undefined {
  const [wide, middle, phone] = [image, tablet, mobile].map((version) => version && focalPosition(version))
  if (wide === undefined && middle === undefined && phone === undefined) return undefined
  return {
    '--focus': wide ?? 'center',
    ...(tablet && { '--focus-tablet': middle ?? 'center' }),
    ...(mobile && { '--focus-phone': phone ?? 'center' }),
  }
}

/** What shows in the main picture's place until it is there, for base.css. Phones may have a picture of their own. */
function impressionOf({ image, mobile }: Omit<PictureProps, 'sizes'>): ImpressionStyle | undefined {
  if (image.impression === undefined) return undefined
  return {
    '--impression': `url(${image.impression})`,
    ...(mobile && { '--impression-phone': mobile.impression ? `url(${mobile.impression})` : 'none' }),
  }
}

type ImpressionStyle = CSSProperties & Partial<Record<'--impression' | '--impression-phone', string>>

type FocusStyle = CSSProperties & Partial<Record<'--focus' | '--focus-tablet' | '--focus-phone', string>>

type Offer = Drawing & { width?: number | undefined; sizes: string; media?: string | undefined }

/** The widths to choose from: a fixed one, or those that its box may need. */
function srcSet(source: PictureSource, { width, sizes, media, ...drawing }: Offer): string | undefined {
  if (!isResizable(source)) return undefined
  const widths = width === undefined ? widthsFor(source.width, sizes, media) : [Math.min(width, source.width)]
  return widths.map((each) => `${addressAt(source, each, drawing)} ${each}w`).join(', ')
}
