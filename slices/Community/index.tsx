import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { CommunitySlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type CommunitySlide, CommunityView } from './community'

/** A description of the community, and pictures that advance automatically (SL-community-01, PB-038). */
export function Community({ slice: { primary, items }, context }: SectionProps<CommunitySlice>) {
  const [title, description, picture] = [text(primary.title), rich(primary.description), image(primary.image)]
  const button = readCta(primary, 'cta', context)
  const slides = rows(items).flatMap((item) => readSlide(item, context))
  if (isBlank(title, description, picture, button, slides)) return null
  return (
    <CommunityView
      title={title ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      picture={picture}
      button={button}
      slides={slides}
    />
  )
}

function readSlide(item: CommunitySlice['items'][number], context: SectionContext): CommunitySlide[] {
  const [headline, words, picture] = [text(item.headline), rich(item.text), image(item.image)]
  if (isBlank(headline, words, picture)) return []
  return [
    {
      title: headline ?? missing.title,
      body: words && <RichText field={words} context={context} topHeading={4} />,
      picture: picture ?? placeholder(720, 480),
    },
  ]
}
