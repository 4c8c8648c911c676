import { flag, image, rich, text } from '@/lib/content/fields'
import type { SectionProps } from '@/lib/content/section'
import { placeholder } from '@/lib/core/picture'
import type { SideBySideSlice } from '@/prismicio-types'
import { readButton, readHeading } from '../read'
import { RichText } from '../rich-text'
import { SideBySideView } from './side-by-side'

/** Text beside a picture, with up to two buttons (SL-side_by_side-01 to SL-side_by_side-04). */
export function SideBySide({ slice: { primary }, context }: SectionProps<SideBySideSlice>) {
  const [eyebrow, title, subtitle] = [text(primary.eyebrow_text), text(primary.title), text(primary.subtitle)]
  const [copy, picture] = [rich(primary.body_text), image(primary.asset_image)]
  const primaryButton = readButton(
    { label: primary.primary_cta_label, url: primary.primary_cta_url, newTab: flag(primary.primary_target_blank) },
    context,
  )
  const secondaryButton = readButton(
    { label: primary.secondary_cta_label, url: primary.secondary_cta_url, newTab: flag(primary.secondary_target_blank) },
    context,
  )
  const content = [eyebrow, title, subtitle, copy, picture, primaryButton, secondaryButton]
  if (content.every((value) => value === undefined)) return null
  const isTextOnRight = flag(primary.text_on_right)
  const body = copy ?? rich(isTextOnRight ? 'missing body' : 'missing left text')
  return (
    <SideBySideView
      eyebrow={eyebrow ?? 'missing eyebrow text'}
      title={title ?? 'missing title'}
      heading={readHeading(primary.title_as, 'h2')}
      subtitle={subtitle ?? 'missing subtitle'}
      body={body && <RichText field={body} context={context} topHeading={3} />}
      picture={picture ?? placeholder(720, 480)}
      primaryButton={primaryButton}
      secondaryButton={secondaryButton}
      isTextOnRight={isTextOnRight}
      layout={context.layout}
    />
  )
}
