import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { FeatureCardsSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type Feature, FeatureCardsView } from './feature-cards'

/** Features, each filling a card in a carousel that advances automatically (SL-feature_cards-01, PB-038). */
export function FeatureCards({ slice: { primary, items }, context }: SectionProps<FeatureCardsSlice>) {
  const features = rows(items).flatMap((item) => readFeature(item, context))
  if (features.length === 0) return null
  return <FeatureCardsView title={text(primary.title) ?? missing.title} features={features} />
}

function readFeature(item: FeatureCardsSlice['items'][number], context: SectionContext): Feature[] {
  const [headline, words, picture] = [text(item.headline), rich(item.text), image(item.image)]
  if (isBlank(headline, words, picture)) return []
  return [
    {
      headline: headline ?? missing.title,
      words: words && <RichText field={words} context={context} topHeading={4} />,
      picture: picture ?? placeholder(720, 480),
    },
  ]
}
