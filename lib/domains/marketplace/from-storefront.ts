import { z } from 'zod'
import { moneyFrom, type Money } from '@/lib/core/money'
import type { PictureSource } from '@/lib/core/picture'
import type { StorefrontFilter, StorefrontMetaobject, StorefrontVariant } from '@/lib/services/storefront/client'
import { sizes, type Availability, type Item, type ItemSize } from './item'

const AVAILABILITY = 'filter.v.availability'

/** How many products the availability filter counts as in stock; undefined if there is no such filter. */
export function inStockCountFrom(filters: readonly StorefrontFilter[]): number | undefined {
  const availability = filters.find(({ id }) => id === AVAILABILITY)
  return availability?.values.find(({ input }) => isAvailable(input))?.count
}

const isAvailable = (input: unknown) =>
  typeof input === 'object' && input !== null && 'available' in input && input.available === true

/** Position of items without one of their own: after those that have one (MK-014). */
const LAST_POSITION = 100

type Site = {
  /** The product's slug: `{slug}Ready` says whether an item works with it (MK-002). */
  slug: string
  /** Origins that pictures may come from: the pages' policy would block others. */
  mediaOrigins: readonly string[]
}

/** An item of the marketplace; undefined if it has neither a name nor a title. */
export function itemFromStorefront(
  { handle, fields }: StorefrontMetaobject,
  { slug, mediaOrigins }: Site,
): Item | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const text = (key: string) => byKey.get(key)?.value?.trim() || undefined
  const name = text('title') ?? text('name')
  if (name === undefined) return undefined
  const [label, href] = [text('ctaLabel'), webAddress(text('ctaUrl'))]
  const picture = (key: string) => {
    const image = byKey.get(key)?.reference?.image
    return image && mediaOrigins.includes(new URL(image.url).origin) ? pictureFrom(image, name) : undefined
  }
  const product = byKey.get('product')
  const sale = product?.value === undefined ? saleByText(text) : saleOf(product.reference?.variant)
  return {
    handle,
    name,
    description: text('description'),
    type: text('type'),
    tags: tagsFrom(text('tags')),
    cta: label !== undefined && href !== undefined ? { label, href } : undefined,
    image: picture('image'),
    imageTablet: picture('imageTablet'),
    imageMobile: picture('imageMobile'),
    price: sale.price,
    compareAt: isReduced(sale) ? sale.compareAt : undefined,
    availability: sale.availability,
    isReady: text(`${slug}Ready`) === 'true', // a text, not a boolean (MK-004)
    isDark: text('style') === 'dark',
    size: {
      mobile: sizeFrom(text('layout_size_mobile')),
      tablet: sizeFrom(text('layout_size_tablet')),
      desktop: sizeFrom(text('layout_size_desktop')),
    },
    position: positionFrom(text('gridPosition')),
  }
}

/** Where an item is offered, in the storefront's notation. */
export function locationOf({ fields }: StorefrontMetaobject): string | undefined {
  return fields.find(({ key }) => key === 'location')?.value
}

function positionFrom(text: string | undefined): number {
  const position = Number(text ?? LAST_POSITION)
  return Number.isFinite(position) ? position : LAST_POSITION
}

const sizeFrom = (text: string | undefined): ItemSize => sizes.find((size) => size === text) ?? '1x1'

/** An https address; links with any other scheme are dropped. */
function webAddress(text: string | undefined): string | undefined {
  const address = URL.parse(text ?? '')
  return address?.protocol === 'https:' ? address.href : undefined
}

type Image = { url: string; altText?: string; width?: number; height?: number }

function pictureFrom({ url, altText, width = 1000, height = 1000 }: Image, name: string): PictureSource {
  return { url, width, height, alt: altText ?? name }
}

/** Parses a JSON list of texts. */
function tagsFrom(text: string | undefined): string[] {
  const tags = z.array(z.string()).safeParse(parseJson(text)).data ?? []
  return [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean))]
}

/** An item's price in a market, and its price before, which may be missing or no reduction. */
type Sale = { price: Money | undefined; compareAt: Money | undefined; availability: Availability }

/** The prices that editors wrote, of an item without a product. */
const saleByText = (text: (key: string) => string | undefined): Sale => ({
  price: parseMoney(text('itemPrice')),
  compareAt: parseMoney(text('compareAtPrice')),
  availability: 'unknown',
})

/** What the storefront sells a product for in a market; nothing, if it doesn't sell it there. */
function saleOf(variant: StorefrontVariant | undefined): Sale {
  if (variant === undefined) return { price: undefined, compareAt: undefined, availability: 'notHere' }
  const money = ({ amount, currencyCode }: StorefrontVariant['price']) => moneyFrom(amount, currencyCode)
  const { price, compareAtPrice, availableForSale } = variant
  return {
    price: money(price),
    compareAt: compareAtPrice && money(compareAtPrice),
    availability: availableForSale ? 'forSale' : 'soldOut',
  }
}

/** Whether the price before is more than the price, in its currency: editors may leave it, or write the same. */
const isReduced = ({ price, compareAt }: Sale) =>
  price !== undefined && price.currency === compareAt?.currency && price.minor < compareAt.minor

const priceSchema = z.object({ amount: z.string(), currency_code: z.string() })

/** Parses Shopify's money: `{"amount":"94.99","currency_code":"USD"}`. */
function parseMoney(text: string | undefined): Money | undefined {
  const price = priceSchema.safeParse(parseJson(text)).data
  return price && moneyFrom(price.amount, price.currency_code)
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
