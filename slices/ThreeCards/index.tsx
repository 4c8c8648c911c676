import { getTranslations } from 'next-intl/server'
import { countryOf, type Locale } from '@/i18n/locales'
import { flag, image, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import { isOff } from '@/lib/core/server/off'
import { findProductCount } from '@/lib/domains/marketplace/server'
import type { ThreeCardsSlice } from '@/prismicio-types'
import { dropUndefined, fieldsFrom, isBlank, readLink } from '@/slices/readers/read'
import { type ThreeCard, ThreeCardsView } from './three-cards'

const CARDS = ['card_1_', 'card_2_', 'card_3_']

/** Up to three cards on pictures; a shop category's card counts its products (SL-three_cards-01 to -06). */
export async function ThreeCards({ slice: { primary }, context }: SectionProps<ThreeCardsSlice>) {
  const cards = dropUndefined(await Promise.all(CARDS.map((prefix) => readCard(fieldsFrom(primary, prefix), context))))
  if (cards.length === 0) return null
  return (
    <ThreeCardsView
      cards={cards}
      isTitleCentered={flag(primary.is_title_centered)}
      isLight={flag(primary.light_theme_enabled)}
      isInteractive={flag(primary.is_interactive)}
      hasOverlay={flag(primary.background_overlay_enabled)}
    />
  )
}

async function readCard(
  fields: Readonly<Record<string, unknown>>,
  context: SectionContext,
): Promise<ThreeCard | undefined> {
  const [title, subtitle, category] = [text(fields.title), text(fields.subtitle), text(fields.category)]
  const [picture, link] = [image(fields.background), readLink(fields.url, context)]
  if (isBlank(title, subtitle, category, picture, link)) return undefined
  const count = category === undefined || isOff('storefront') ? undefined : await productCount(category, context.locale)
  return {
    title: title ?? missing.title,
    subtitle: count ?? subtitle ?? missing.subtitle,
    picture: picture ?? placeholder(720, 480),
    link,
  }
}

/** The category's product count as text, if the visitor's region has one. */
async function productCount(category: string, locale: Locale): Promise<string | undefined> {
  const count = await findProductCount(category, countryOf(locale))
  if (count === undefined) return undefined
  const t = await getTranslations('shop')
  return t('products', { count })
}
