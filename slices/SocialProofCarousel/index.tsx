import { flag, image, oneOf, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { SocialProofCarouselSlice } from '@/prismicio-types'
import { dropUndefined, isBlank } from '@/slices/readers/read'
import {
  type SlideAnimation,
  type SlideTheme,
  type SocialSlide,
  SocialProofCarouselView,
} from './social-proof-carousel'

/** Players' quotes, each over a picture of its own, one at a time (SL-social_proof_carousel-01 to -12). */
export function SocialProofCarousel({ slice: { primary, items } }: SectionProps<SocialProofCarouselSlice>) {
  const slides = rows(items).flatMap((item) => readSlide(item))
  if (slides.length === 0) return null
  return <SocialProofCarouselView hasOverlay={flag(primary.background_overlay_enabled)} slides={slides} />
}

/**
 * Reads a slide. The switch that shows it may have any value in a document; only `true` counts
 * (SL-social_proof_carousel-04).
 */
function readSlide(item: SocialProofCarouselSlice['items'][number]): SocialSlide[] {
  const [quote, name, lines] = [
    text(item.quote),
    text(item.user_name),
    dropUndefined([item.caption1, item.caption2].map(text)),
  ]
  const [picture, portrait] = [image(item.background_image), image(item.user_profile_image)]
  const isEnabled: unknown = item.slide_enabled
  if (isEnabled !== true || isBlank(quote, name, lines, picture, portrait)) return []
  return [
    {
      quote: quote ?? missing.quote,
      name: name ?? missing.userName,
      lines,
      picture: picture ?? placeholder(1440, 1040),
      portrait: portrait ?? placeholder(96, 96),
      theme: oneOf<SlideTheme>(item.slide_theme, ['dark', 'light'], 'slide_theme missing'),
      animation: oneOf<SlideAnimation>(item.slide_animation, ['rise', 'zoom'], 'slide_animation missing'),
    },
  ]
}
