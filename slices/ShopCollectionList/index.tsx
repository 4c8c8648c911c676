import type { ButtonColour } from '@/components/ui/button'
import { image, number, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { ShopCollectionListSlice } from '@/prismicio-types'
import { isBlank, readButtonColour, readCta, readHeading } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type ShopCollection, ShopCollectionListView } from './shop-collection-list'

const PER_ROW = 2

/**
 * Collections of the shop as cards, with a given number per row (SL-shop_collection_list-01 to
 * SL-shop_collection_list-07).
 */
export function ShopCollectionList({ slice: { primary, items }, context }: SectionProps<ShopCollectionListSlice>) {
  const color = readButtonColour(primary.button_type) ?? 'primary'
  const collections = rows(items).flatMap((item) => readCollection(item, color, context))
  if (collections.length === 0) return null
  const content = rich(primary.content)
  return (
    <ShopCollectionListView
      title={text(primary.title) ?? missing.title}
      heading={readHeading(primary.title_as, 'h1')}
      content={content && <RichText field={content} context={context} topHeading={3} />}
      button={readCta(primary, 'cta', context)}
      perRow={Math.min(Math.max(Math.round(number(primary.collections_per_row) ?? PER_ROW), 1), 4)}
      collections={collections}
    />
  )
}

type Item = ShopCollectionListSlice['items'][number]

function readCollection(item: Item, color: ButtonColour, context: SectionContext): ShopCollection[] {
  const [picture, title, description] = [image(item.card_image), text(item.card_title), rich(item.description)]
  const button = readCta(item, 'button_cta', context)
  if (isBlank(picture, title, description, button)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      title: title ?? missing.title,
      body: description && <RichText field={description} context={context} topHeading={4} />,
      button: button && { ...button, color },
      hash: text(item.hash)?.replaceAll(/[^\w-]/g, ''),
    },
  ]
}
