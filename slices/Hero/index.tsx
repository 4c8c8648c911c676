import type { ActionButton } from '@/components/actions/button-with-action'
import { backgroundOf } from '@/components/ui/colours'
import { heroTitleSizes } from '@/components/ui/headline'
import { flag, image, imageView, number, oneOf, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { HeroSlice } from '@/prismicio-types'
import { isBlank, readButtonColour, readCta } from '@/slices/readers/read'
import { heroPlaceholder, readHeroBody } from '@/slices/readers/read-hero'
import { textAlignments } from '@/slices/readers/read-text-blocks'
import { readBackgroundVideo, readVideoAddress } from '@/slices/readers/read-video'
import { HeroView } from './hero'

type Fields = HeroSlice['primary']

/**
 * The top of a page: a title with up to two calls to action in front of a picture or a video (SL-hero-01 to
 * SL-hero-19).
 */
export function Hero({ slice: { primary }, context }: SectionProps<HeroSlice>) {
  const says = {
    eyebrow: image(primary.eyebrow_image) ?? text(primary.eyebrow),
    title: text(primary.title),
    subtitle: text(primary.subtitle),
    body: readHeroBody(primary.body, context),
    primary: readLinked('primary_cta', primary, context),
    secondary: flag(primary.secondary_is_modal)
      ? readFilm(primary, context)
      : readLinked('secondary_cta', primary, context),
  }
  const addresses = { desktop: primary.background_video_url, mobile: primary.mobile_background_video_url }
  const video = readBackgroundVideo(addresses, context)
  const picture = readPicture(primary, video !== undefined)
  if (isBlank(...Object.values(says), video, picture)) return null
  return (
    <HeroView
      {...says}
      title={says.title ?? missing.title}
      size={oneOf(primary.headline_size, heroTitleSizes, flag(primary.large_title) ? 'HeadXXL' : 'HeadXL')}
      side={oneOf(text(primary.alignment)?.toLowerCase(), textAlignments, 'left')}
      background={backgroundOf(flag(primary.light_theme) ? 'white' : 'dark', 'dark')}
      isSmall={flag(primary.small_mode)}
      isStacked={flag(primary.stacked_on_mobile)}
      overlayOpacity={flag(primary.overlay) ? readOpacity(primary.overlay_opacity) : undefined}
      backdrop={{ video, pictures: [picture ?? heroPlaceholder()], showsProgress: flag(primary.show_video_progress) }}
      leads={context.position === 1}
      dialogId={`${context.anchor}-video`}
    />
  )
}

const colourOf = { primary_cta: 'primary', secondary_cta: 'outline' } as const

function readLinked(name: keyof typeof colourOf, fields: Fields, context: SectionContext): ActionButton | undefined {
  const cta = readCta(fields, name, context)
  if (cta === undefined) return undefined
  const { label, color = colourOf[name], link } = cta
  return { label, color, size: 'large', action: { kind: 'link', link } }
}

/**
 * The secondary call to action as a video button; it plays its own address, unless another video is given (SL-hero-09).
 */
function readFilm(fields: Fields, context: SectionContext): ActionButton | undefined {
  const label = text(fields.secondary_cta_label)
  const address =
    readVideoAddress(fields.modal_video_url, context) ?? readVideoAddress(fields.secondary_cta_url, context)
  if (label === undefined || address === undefined) return undefined
  const color = readButtonColour(fields.secondary_cta_color) ?? colourOf.secondary_cta
  return { label, color, size: 'large', action: { kind: 'video', address } }
}

/** The picture; for a video its own poster, if it has one. */
function readPicture(fields: Fields, isPoster: boolean) {
  const [background, poster] = [image(fields.background_image), image(fields.background_poster)]
  if (background === undefined || (isPoster && poster)) return poster && { image: poster }
  return {
    image: background,
    tablet: imageView(fields.background_image, 'tablet'),
    mobile: imageView(fields.background_image, 'mobile'),
  }
}

/** The overlay's default opacity (SL-hero-12). */
const OVERLAY_OPACITY = 0.16

/** Content may contain a fraction or a percentage: 0.4 and 40 are the same. */
function readOpacity(value: unknown): number {
  const opacity = number(value) ?? OVERLAY_OPACITY
  return Math.min(Math.max(opacity > 1 ? opacity / 100 : opacity, 0), 1)
}
