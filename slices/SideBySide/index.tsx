import { flag, image, rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { SideBySideSlice } from '@/prismicio-types'
import { isBlank, readCta, readHeading } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { SideBySideView } from './side-by-side'

/** Text beside a picture, with up to two buttons (SL-side_by_side-01 to SL-side_by_side-04). */
export function SideBySide({ slice: { primary }, context }: SectionProps<SideBySideSlice>) {
  const [eyebrow, title, subtitle] = [text(primary.eyebrow_text), text(primary.title), text(primary.subtitle)]
  const [copy, picture] = [rich(primary.body_text), image(primary.asset_image)]
  const primaryButton = readCta(primary, 'primary_cta', context, primary.primary_target_blank)
  const secondaryButton = readCta(primary, 'secondary_cta', context, primary.secondary_target_blank)
  if (isBlank(eyebrow, title, subtitle, copy, picture, primaryButton, secondaryButton)) return null
  const isTextOnRight = flag(primary.text_on_right)
  const body = copy ?? rich(isTextOnRight ? missing.body : missing.leftText)
  return (
    <SideBySideView
      eyebrow={eyebrow ?? missing.eyebrow}
      title={title ?? missing.title}
      heading={readHeading(primary.title_as, 'h2')}
      subtitle={subtitle ?? missing.subtitle}
      body={body && <RichText field={body} context={context} topHeading={3} />}
      picture={picture ?? placeholder(720, 480)}
      primaryButton={primaryButton}
      secondaryButton={secondaryButton}
      isTextOnRight={isTextOnRight}
    />
  )
}
