import { getTranslations } from 'next-intl/server'
import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { BundleSelectorSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type Bundle, BundleSelectorView } from './bundle-selector'

/** Maximum number of bundles shown (SL-bundle_selector-02). */
const MOST = 3

/** Bundles to choose from, side by side (SL-bundle_selector-01). */
export async function BundleSelector({ slice: { primary, items }, context }: SectionProps<BundleSelectorSlice>) {
  const bundles = leading(rows(items).map((item) => readBundle(item, context))).slice(0, MOST)
  if (bundles.length === 0) return null
  const t = await getTranslations('shop')
  return <BundleSelectorView title={text(primary.title)} bundles={bundles} soldOut={t('soldOut')} />
}

/** The bundles up to the first empty one, which ends the list (SL-bundle_selector-03). */
function leading(bundles: readonly (Bundle | undefined)[]): Bundle[] {
  const end = bundles.indexOf(undefined)
  return bundles.slice(0, end === -1 ? undefined : end).filter((bundle) => bundle !== undefined)
}

type Item = BundleSelectorSlice['items'][number]

/** A bundle with its fallbacks; undefined for an item without any content. */
function readBundle(item: Item, context: SectionContext): Bundle | undefined {
  const [title, price] = [text(item.title), text(item.price)]
  const [description, picture] = [rich(item.description), image(item.image)]
  const [button, label] = [readCta(item, 'button', context), text(item.button_label)]
  if (isBlank(title, price, description, picture, label, button)) return undefined
  return {
    title: title ?? missing.title,
    description: description && <RichText field={description} context={context} topHeading={4} />,
    picture: picture ?? placeholder(720, 480),
    price,
    isSoldOut: flag(item.disabled),
    button,
  }
}
