import type { ActionButton } from '@/components/actions/button-with-action'
import { headlineSizes } from '@/components/ui/headline'
import { flag, image, imageView, number, oneOf, rich, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { placeholder } from '@/lib/core/picture'
import type { HeroSlice } from '@/prismicio-types'
import { isBlank, readButton, readButtonColour } from '@/slices/readers/read'
import { readBackgroundVideo, readVideoAddress } from '@/slices/readers/read-video'
import { RichText } from '@/slices/readers/rich-text'
import { HeroView, alignments } from './hero'

type Fields = HeroSlice['primary']

/** SL-hero-12. */
const OVERLAY_OPACITY = 0.16

/** The head of a page: a title with up to two calls to action before a picture or a video (SL-hero-01 to SL-hero-19). */
export function Hero({ slice: { primary }, context }: SectionProps<HeroSlice>) {
  const says = {
    eyebrow: image(primary.eyebrow_image) ?? text(primary.eyebrow),
    title: text(primary.title),
    subtitle: text(primary.subtitle),
    body: rich(primary.body),
    primary: readCta('primary', primary, context),
    secondary: flag(primary.secondary_is_modal) ? readModal(primary, context) : readCta('secondary', primary, context),
    video: readVideo(primary, context),
    picture: image(primary.background_poster) ?? image(primary.background_image),
  }
  if (isBlank(...Object.values(says))) return null
  return (
    <HeroView
      {...says}
      title={says.title ?? 'missing title'}
      titleSize={oneOf(primary.headline_size, headlineSizes, flag(primary.large_title) ? 'HeadXXL' : 'HeadXL')}
      body={says.body && <RichText field={says.body} context={context} topHeading={3} />}
      alignment={oneOf(primary.alignment, alignments, 'Left')}
      isLight={flag(primary.light_theme)}
      isSmall={flag(primary.small_mode)}
      isStacked={flag(primary.stacked_on_mobile)}
      overlayOpacity={flag(primary.overlay) ? readOpacity(primary.overlay_opacity) : undefined}
      picture={readPicture(primary, says.video !== undefined)}
      showsProgress={flag(primary.show_video_progress)}
      leads={context.position === 1}
      dialogId={`${context.anchor}-video`}
    />
  )
}

function readCta(name: 'primary' | 'secondary', fields: Fields, context: SectionContext): ActionButton | undefined {
  const button = readButton(
    {
      label: fields[`${name}_cta_label`],
      url: fields[`${name}_cta_url`],
      color: fields[`${name}_cta_color`],
      size: 'large',
      newTab: flag(fields[`${name}_cta_target_blank`]),
    },
    context,
  )
  if (button === undefined) return undefined
  const { label, size, link } = button
  return { label, size, color: button.color ?? colourOf[name], action: { kind: 'link', link } }
}

const colourOf = { primary: 'primary', secondary: 'outline' } as const

/** The secondary call to action as a video's button; its own address is the video where no other is given (SL-hero-09). */
function readModal(fields: Fields, context: SectionContext): ActionButton | undefined {
  const label = text(fields.secondary_cta_label)
  const address =
    readVideoAddress(fields.modal_video_url, context) ?? readVideoAddress(fields.secondary_cta_url, context)
  if (label === undefined || address === undefined) return undefined
  const color = readButtonColour(fields.secondary_cta_color) ?? colourOf.secondary
  return { label, size: 'large', color, action: { kind: 'video', address } }
}

const readVideo = (fields: Fields, context: SectionContext) =>
  readBackgroundVideo({ desktop: fields.background_video_url, mobile: fields.mobile_background_video_url }, context)

/** A video's poster is its own picture where it has one; without any picture the placeholders stand (PB-062). */
function readPicture(fields: Fields, isPoster: boolean) {
  const poster = isPoster ? image(fields.background_poster) : undefined
  if (poster) return { image: poster }
  const background = image(fields.background_image) ?? image(fields.background_poster)
  if (background === undefined) {
    return { image: placeholder(1440, 1040), tablet: placeholder(1024, 768), mobile: placeholder(375, 488) }
  }
  return {
    image: background,
    tablet: imageView(fields.background_image, 'tablet'),
    mobile: imageView(fields.background_image, 'mobile'),
  }
}

/** Content may hold a share or a percentage: 0.4 and 40 are the same. */
function readOpacity(value: unknown): number {
  const opacity = number(value) ?? OVERLAY_OPACITY
  return Math.min(Math.max(opacity > 1 ? opacity / 100 : opacity, 0), 1)
}
