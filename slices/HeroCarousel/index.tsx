import { image, imageView, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroCarouselSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { HeroCarouselView } from './hero-carousel'

/** Pictures that fade into one another, each with a headline (SL-hero_carousel-01, SL-hero_carousel-02). */
export function HeroCarousel({ slice: { items }, context }: SectionProps<HeroCarouselSlice>) {
  const slides = rows(items).flatMap((item) => {
    const [headline, own, picture] = [text(item.headline), rich(item.text), image(item.image)]
    if (headline === undefined && own === undefined && picture === undefined) return []
    const copy = own ?? rich(missing.emptyBody)
    return [
      {
        headline: headline ?? missing.emptyTitle,
        text: copy && <RichText field={copy} context={context} topHeading={3} />,
        image: picture ?? placeholder(1440, 1040),
        mobile: imageView(item.image, 'mobile'),
      },
    ]
  })
  if (slides.length === 0) return null
  return <HeroCarouselView slides={slides} leads={context.position === 1} />
}
