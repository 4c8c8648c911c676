/** A product before it is adapted to markets; `usd` is a price in whole dollars. */
type Product = {
  name: string
  picture: string
  type: 'apparel' | 'hardware' | 'accessory' | 'gift'
  tags: string[]
  usd: number
  /** Full price in whole dollars, if the product is reduced. */
  usdBefore?: number
  /** Position in the grid; if absent, the metaobject lacks the field. */
  gridPosition?: number
  /** Grid cells on desktop. */
  size?: '1x1' | '2x1' | '2x2'
  description: string
}

type Market = { code: string; location: string; currency: string; perDollar: number; digits: 0 | 2 }

/** One marketplace item: its metaobject handle, its text fields, and its pictures' addresses. */
export type Item = { handle: string; fields: Record<string, string>; picture: { name: string; alt: string } }

const markets: Market[] = [
  { code: 'us', location: 'en-us', currency: 'USD', perDollar: 1, digits: 2 },
  { code: 'ca', location: 'en-ca, fr-ca', currency: 'CAD', perDollar: 1.36, digits: 2 },
  { code: 'gb', location: 'en-gb', currency: 'GBP', perDollar: 0.79, digits: 2 },
  { code: 'eu', location: 'eu', currency: 'EUR', perDollar: 0.93, digits: 2 },
  { code: 'jp', location: 'ja-jp', currency: 'JPY', perDollar: 150, digits: 0 },
  { code: 'kr', location: 'ko-kr', currency: 'KRW', perDollar: 1350, digits: 0 },
]

/** The market for all locations: an item with an empty location is shown everywhere. */
const everywhere: Market = { code: 'all', location: '', currency: 'USD', perDollar: 1, digits: 2 }

const products: Product[] = [
  {
    name: 'Smart bike',
    picture: 'smart-bike',
    type: 'hardware',
    tags: ['Hardware', 'Cycling'],
    usd: 2999,
    gridPosition: 1,
    size: '2x2',
    description: 'Tilts with the climb and never needs a wheel change.',
  },
  {
    name: 'Direct-drive trainer',
    picture: 'trainer',
    type: 'hardware',
    tags: ['Hardware', 'Cycling'],
    usd: 899,
    usdBefore: 999,
    gridPosition: 2,
    size: '2x1',
    description: 'Twenty per cent gradients, quiet enough for a flat.',
  },
  {
    name: 'Treadmill',
    picture: 'treadmill',
    type: 'hardware',
    tags: ['Hardware', 'Running'],
    usd: 1799,
    gridPosition: 3,
    description: 'A long belt that feels the hills of the course.',
  },
  {
    name: 'Dusk jersey',
    picture: 'jersey-dusk',
    type: 'apparel',
    tags: ['Apparel', 'Cycling'],
    usd: 95,
    gridPosition: 4,
    size: '2x1',
    description: 'The skyline of the last climb, on light Italian cloth.',
  },
  {
    name: 'Lagoon jersey',
    picture: 'jersey-lagoon',
    type: 'apparel',
    tags: ['Apparel', 'Cycling'],
    usd: 89,
    usdBefore: 110,
    gridPosition: 5,
    description: 'Lagoon blue, three deep pockets, dries by breakfast.',
  },
  {
    name: 'Bib shorts',
    picture: 'bib-shorts',
    type: 'apparel',
    tags: ['Apparel', 'Cycling'],
    usd: 129,
    gridPosition: 6,
    description: 'A pad made for two hours without a coast.',
  },
  {
    name: 'Striped socks',
    picture: 'socks',
    type: 'apparel',
    tags: ['apparel', 'Cycling', 'Running'],
    usd: 16,
    description: 'Stripes as loud as the sprint.',
  },
  {
    name: 'Running shoe',
    picture: 'running-shoes',
    type: 'apparel',
    tags: ['Apparel', 'Running'],
    usd: 139,
    gridPosition: 7,
    description: 'Soft on the belt, firm on the road.',
  },
  {
    name: 'Heart-rate strap',
    picture: 'heart-rate-strap',
    type: 'accessory',
    tags: ['Sensors'],
    usd: 59,
    description: 'Two radios, one strap, a battery for two seasons.',
  },
  {
    name: 'Running pod',
    picture: 'foot-pod',
    type: 'accessory',
    tags: ['Sensors', 'Running'],
    usd: 45,
    description: 'Clips to the laces and tells the game your pace.',
  },
  {
    name: 'Bottle',
    picture: 'bottle',
    type: 'accessory',
    tags: ['Accessories'],
    usd: 14,
    description: 'Three quarters of a litre, one-hand lid.',
  },
  {
    name: 'Sports towel',
    picture: 'towel',
    type: 'accessory',
    tags: ['Accessories'],
    usd: 24,
    description: 'Fits the bars and saves the stem.',
  },
]

const giftCard: Product = {
  name: 'Gift card',
  picture: 'gift-card',
  type: 'gift',
  tags: ['Gifts'],
  usd: 50,
  description: 'A winter of rides for somebody you want beside you.',
}

/** Hardware ships to four markets only, so that regions differ. */
const hardwareMarkets = new Set(['us', 'ca', 'gb', 'eu'])

/** @param productSlug part of the name of the field that says whether an item works with the game, `{product}Ready` */
export function listItems(productSlug: string): Item[] {
  const offers = markets.flatMap((market) =>
    products
      .filter((product) => product.type !== 'hardware' || hardwareMarkets.has(market.code))
      .map((product) => itemOf(product, market, productSlug)),
  )
  return [...offers, itemOf(giftCard, everywhere, productSlug)]
}

/** The items, with copies of the first market's items up to the given number. */
export function atLeast(items: readonly Item[], count: number): Item[] {
  const missing = Math.max(0, count - items.length)
  const copies = Array.from({ length: missing }, (_, index) => copyOf(items[index % products.length], index))
  return [...items, ...copies.filter((copy) => copy !== undefined)]
}

function copyOf(item: Item | undefined, index: number): Item | undefined {
  if (item === undefined) return undefined
  const { gridPosition: _place, ...fields } = item.fields
  const name = `${fields.name} ${index + 1}`
  return { ...item, handle: `${item.handle}-${index + 1}`, fields: { ...fields, name, title: name } }
}

function itemOf(product: Product, market: Market, productSlug: string): Item {
  const optional = {
    ...(product.gridPosition && { gridPosition: String(product.gridPosition) }),
    ...(product.usdBefore && { compareAtPrice: money(product.usdBefore, market) }),
  }
  return {
    handle: `${product.picture}-${market.code}`,
    picture: { name: product.picture, alt: product.name },
    fields: {
      name: product.name,
      title: product.name,
      description: product.description,
      type: product.type,
      tags: JSON.stringify(product.tags),
      location: market.location,
      itemPrice: money(product.usd, market),
      ctaLabel: product.type === 'gift' ? 'Give a ride' : 'Buy now',
      ctaUrl: `https://shop.example.test/${market.code}/products/${product.picture}`,
      [`${productSlug}Ready`]: String(product.type === 'hardware' || product.tags.includes('Sensors')),
      style: product.size === '2x2' ? 'dark' : 'light',
      layout_size_mobile: '1x1',
      layout_size_tablet: product.size === '2x2' ? '2x1' : '1x1',
      layout_size_desktop: product.size ?? '1x1',
      ...optional,
    },
  }
}

/** Shopify's money field: a decimal string in major units, with rounded prices. */
function money(usd: number, { currency, perDollar, digits }: Market): string {
  const amount = digits === 0 ? Math.round((usd * perDollar) / 100) * 100 : Math.round(usd * perDollar) - 0.01
  return JSON.stringify({ amount: amount.toFixed(digits), currency_code: currency })
}
