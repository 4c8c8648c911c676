import { image, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { ParallaxSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { readHeroHeading } from '@/slices/readers/read-hero'
import { ParallaxView } from './parallax'

/** A title over a picture that scrolls slower than the page, beside one that scrolls faster (SL-parallax-01, -02). */
export function Parallax({ slice: { primary }, context }: SectionProps<ParallaxSlice>) {
  const title = text(primary.title)
  const [far, near] = [image(primary.background_image), image(primary.foreground_image)]
  if (isBlank(title, far, near)) return null
  return (
    <ParallaxView
      title={title ?? missing.title}
      heading={readHeroHeading(undefined, context)}
      far={far ?? placeholder(1440, 1040)}
      near={near}
      leads={context.position === 1}
    />
  )
}
