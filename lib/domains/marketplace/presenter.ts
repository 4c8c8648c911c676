import 'server-only'
import { formatMoney, type Money } from '@/lib/core/money'
import { addressAt, type PictureSource } from '@/lib/core/picture'
import type { Item } from './item'
import { inTab, tabsOf } from './list-rules'
import { PAGE_SIZE, type ItemCard, type ShopPage } from './schema'

/** A page of a tab, in words of a language. */
export function formatShopPage(items: readonly Item[], tab: string, offset: number, language: string): ShopPage {
  const shown = inTab(items, tab)
  return {
    items: shown.slice(offset, offset + PAGE_SIZE).map((item) => cardOf(item, language)),
    total: shown.length,
    tabs: tabsOf(items),
  }
}

function cardOf(item: Item, language: string): ItemCard {
  const { handle, name, description, tags, cta, availability, isReady, isDark, size } = item
  const { image, imageTablet, imageMobile } = item
  return {
    handle,
    name,
    description,
    tags,
    cta,
    availability,
    isReady,
    isDark,
    size,
    price: item.price && formatPrice(item.price, language),
    compareAt: item.compareAt && formatPrice(item.compareAt, language),
    picture: image && {
      src: addressAt(image, 640),
      srcSet: srcSetOf(image),
      alt: image.alt,
      tablet: imageTablet && imageTablet.url !== image.url ? srcSetOf(imageTablet) : undefined,
      mobile: imageMobile && imageMobile.url !== image.url ? srcSetOf(imageMobile) : undefined,
    },
  }
}

/** Two widths are enough for a card, and keep the HTML of a page with many cards short. */
const srcSetOf = (image: PictureSource) => [320, 640].map((width) => `${addressAt(image, width)} ${width}w`).join(', ')

/** Canadian prices name their currency, since `$` alone could be the US dollar (MK-016). */
const formatPrice = (price: Money, language: string) =>
  formatMoney(price, language, price.currency === 'CAD' ? 'code' : 'symbol')
