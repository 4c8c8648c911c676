import { backgroundOf } from '@/components/ui/colours'
import { image, rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { FullWidthCtaSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { readHeroBody, readHeroHeading } from '@/slices/readers/read-hero'
import { FullWidthCtaView } from './full-width-cta'

/**
 * A call to action from edge to edge (SL-full_width_cta-01): on a picture tinted with its colour, or on the colour
 * alone. It is no carousel, so PB-038 to PB-046 don't apply.
 */
export function FullWidthCta({ slice: { primary }, context }: SectionProps<FullWidthCtaSlice>) {
  const title = text(primary.title)
  const picture = image(primary.background_image)
  const button = readCta(primary, 'cta', context)
  if (isBlank(title, rich(primary.body), picture, button)) return null
  return (
    <FullWidthCtaView
      title={title ?? missing.title}
      heading={readHeroHeading(primary.title_as, context)}
      body={readHeroBody(primary.body, context)}
      button={button}
      picture={picture}
      background={backgroundOf(text(primary.background_color), 'orange')}
      leads={context.position === 1}
    />
  )
}
