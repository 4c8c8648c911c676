/** A product before it is adapted to markets; `usd` is a price in whole dollars. */
export type Product = {
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
  /** Codes of the markets in which it can't be bought at present, and in which it is not sold. */
  soldOutIn?: string[]
  notIn?: string[]
  /**
   * Where its item has its price from, if it is no product of the shop: a text that editors wrote, or nowhere, if others
   * sell it.
   */
  priced?: 'by text' | 'nowhere'
}

export const products: readonly Product[] = [
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
    priced: 'nowhere',
    tags: ['Hardware', 'Running'],
    usd: 1799,
    gridPosition: 3,
    description: 'A long belt that feels the hills of the course.',
  },
  {
    name: 'Dusk jersey',
    picture: 'jersey-dusk',
    type: 'apparel',
    priced: 'by text',
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
    priced: 'by text',
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
    notIn: ['gb'],
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
    soldOutIn: ['us', 'eu'],
    tags: ['Accessories'],
    usd: 24,
    description: 'Fits the bars and saves the stem.',
  },
]

export const giftCard: Product = {
  name: 'Gift card',
  picture: 'gift-card',
  type: 'gift',
  tags: ['Gifts'],
  usd: 50,
  description: 'A winter of rides for somebody you want beside you.',
}
