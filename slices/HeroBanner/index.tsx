import { backgroundOf } from '@/components/ui/colours'
import type { ActionButton } from '@/components/actions/button-with-action'
import type { CountdownProps } from '@/components/ui/countdown/countdown'
import type { ResponsivePicture } from '@/components/ui/video/background-video'
import { flag, image, imageView, oneOf, rich, text, timestamp } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import { isOff } from '@/lib/core/server/off'
import type { HeroBannerSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readLink, readNewTab } from '@/slices/readers/read'
import { readActionButton } from '@/slices/readers/read-action-button'
import { heroPlaceholder } from '@/slices/readers/read-hero'
import { textAlignments } from '@/slices/readers/read-text-blocks'
import { readBackgroundVideo, readVideoAddress } from '@/slices/readers/read-video'
import { RichText } from '@/slices/readers/rich-text'
import type { FeatureCardProps } from './feature-card'
import { HeroBannerView, verticals } from './hero-banner'

type Fields = HeroBannerSlice['primary']

/** A banner across the page with pictures or a video, a countdown and feature cards (SL-hero_banner-01 to 21). */
export function HeroBanner({ slice: { primary }, context }: SectionProps<HeroBannerSlice>) {
  const isShortOnMobile = oneOf(primary.mobile_banner_size, ['short', 'tall'], 'tall') === 'short'
  const video = readBackgroundVideo(
    { desktop: primary.background_video_url, mobile: primary.mobile_background_video_url },
    context,
  )
  const says = {
    icon: image(primary.icon),
    suptitle: text(primary.suptitle),
    title: text(primary.title),
    subtitle: text(primary.subtitle),
    button: readButton(primary, context),
    terms: rich(primary.terms_prompt),
    countdown: readCountdown(primary, context),
    video,
  }
  const cards = dropUndefined([readCard(1, primary, context), readCard(2, primary, context)])
  const pictures = readPictures(primary, isShortOnMobile)
  if (isBlank(...Object.values(says)) && cards.length + pictures.length === 0) return null
  return (
    <HeroBannerView
      {...says}
      variant={oneOf(primary.banner_type, ['campaign', 'default'], 'default')}
      background={backgroundOf(text(primary.background_color), 'orange', text(primary.text_color) ?? 'white')}
      title={says.title ?? missing.title}
      terms={hasOwnTerms(says.button) && says.terms && <RichText field={says.terms} context={context} />}
      cards={cards}
      pictures={video && pictures.length === 0 ? [heroPlaceholder()] : pictures}
      isLarge={oneOf(primary.banner_size, ['large', 'medium'], 'medium') === 'large'}
      isShortOnMobile={isShortOnMobile}
      horizontal={oneOf(primary.text_position_horizontal, textAlignments, 'left')}
      vertical={oneOf(primary.text_position_vertical, verticals, 'center')}
      // This is the only field that is not read leniently: its value must be exactly this string (SL-hero_banner-21).
      isInset={primary.text_inset === 'true'}
      hasDownArrow={flag(primary.down_arrow)}
      leads={context.position === 1}
      id={context.anchor}
    />
  )
}

/** Terms are beside a button that registers, and nowhere on a site without players, who alone accept them. */
const hasOwnTerms = (button: ActionButton | undefined) => button?.action.kind !== 'register' && !isOff('game')

function readPictures(fields: Fields, isShortOnMobile: boolean): ResponsivePicture[] {
  const all = [
    fields.background_image_1,
    fields.background_image_2,
    fields.background_image_3,
    fields.background_image_4,
  ]
  return all.flatMap((field) => {
    const picture = image(field)
    if (picture === undefined) return []
    const short = isShortOnMobile ? imageView(field, 'mobile_short') : undefined
    return [{ image: picture, tablet: imageView(field, 'tablet'), mobile: short ?? imageView(field, 'mobile') }]
  })
}

/** A button; `play_video` plays the background's video with sound, also a video from a video host. */
function readButton(fields: Fields, context: SectionContext) {
  return readActionButton(
    {
      label: fields.button_label,
      url: fields.button_url,
      event: fields.button_event,
      color: text(fields.button_color) ?? 'dark',
      size: text(fields.button_size) ?? 'large',
      newTab: readNewTab(fields.button_target),
      videoAddress:
        readVideoAddress(fields.background_video_url, context) ??
        readVideoAddress(fields.mobile_background_video_url, context),
      terms: fields.terms_prompt,
    },
    context,
  )
}

/** The countdown; undefined if there is no end date (SL-hero_banner-12). */
function readCountdown(fields: Fields, { locale }: SectionContext): CountdownProps | undefined {
  const endsAt = timestamp(fields.end_date)
  if (endsAt === undefined) return undefined
  const labels = {
    days: text(fields.days_label),
    hours: text(fields.hours_label),
    minutes: text(fields.minutes_label),
    seconds: text(fields.seconds_label),
  }
  return { endsAt, locale, labels, logo: image(fields.countdown_logo) }
}

/** A card; undefined if it is empty. A partly filled card gets fallbacks for the rest (PB-050, PB-051, PB-062). */
function readCard(number: 1 | 2, fields: Fields, context: SectionContext): FeatureCardProps | undefined {
  const title = text(fields[`feature_card_${number}_title`])
  const subtitle = text(fields[`feature_card_${number}_subtitle`])
  const picture = image(fields[`feature_card_${number}_image`])
  const link = readLink(fields[`feature_card_${number}_url`], context)
  if (isBlank(title, subtitle, picture, link)) return undefined
  return {
    title: title ?? missing.title,
    subtitle: subtitle ?? missing.subtitle,
    image: picture ?? placeholder(720, 480),
    link,
  }
}
