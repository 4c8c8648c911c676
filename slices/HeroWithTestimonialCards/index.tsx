import { backgroundOf } from '@/components/ui/colours'
import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithTestimonialCardsSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readCta } from '@/slices/readers/read'
import { readHeroHeader } from '@/slices/readers/read-hero'
import { HeroWithTestimonialCardsView, type Testimonial } from './hero-with-testimonial-cards'

/** A title and players' quotes on cards (SL-hero_with_testimonial_cards-01 to -08). */
export function HeroWithTestimonialCards({
  slice: { primary, items },
  context,
}: SectionProps<HeroWithTestimonialCardsSlice>) {
  const testimonials = rows(items).flatMap(readTestimonial)
  const buttons = [readCta(primary, 'primary_cta', context), readCta(primary, 'secondary_cta', context)]
  if (isBlank(rich(primary.header), rich(primary.body), ...buttons, testimonials)) return null
  return (
    <HeroWithTestimonialCardsView
      {...readHeroHeader(primary, context)}
      background={backgroundOf(flag(primary.title_body_light_mode_enabled) ? 'cream' : 'secondary', 'secondary')}
      testimonials={testimonials}
    />
  )
}

/** A testimonial with its fallbacks, or none for an item without any content (PB-034). */
function readTestimonial(item: HeroWithTestimonialCardsSlice['items'][number]): Testimonial[] {
  const [picture, avatar] = [image(item.background_image), image(item.avatar_image)]
  const [quote, author] = [text(item.testimonial_quote), text(item.quote_author)]
  const bio = dropUndefined([text(item.author_bio_line_1), text(item.author_bio_line_2)])
  if (isBlank(picture, avatar, quote, author, bio)) return []
  return [{ picture, avatar: avatar ?? placeholder(96, 96), quote: quote ?? missing.body, author, bio }]
}
