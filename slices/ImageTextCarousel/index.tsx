import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { ImageTextCarouselSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type ImageTextSlide, ImageTextCarouselView } from './image-text-carousel'

/** Pictures with text beside them, one at a time (SL-image_text_carousel-01 to SL-image_text_carousel-03). */
export function ImageTextCarousel({ slice: { primary, items }, context }: SectionProps<ImageTextCarouselSlice>) {
  const slides = rows(items).flatMap((item) => readSlide(item, context))
  if (slides.length === 0) return null
  return <ImageTextCarouselView title={text(primary.title)} slides={slides} />
}

function readSlide(item: ImageTextCarouselSlice['items'][number], context: SectionContext): ImageTextSlide[] {
  const [picture, title, words] = [image(item.image), text(item.title), rich(item.text)]
  if (isBlank(picture, title, words)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      title: title ?? missing.title,
      body: words && <RichText field={words} context={context} topHeading={4} />,
    },
  ]
}
