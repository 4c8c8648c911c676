import { describe, expect, test } from 'vitest'
import { inStockCountFrom, itemFromStorefront, locationOf } from '@/lib/domains/marketplace/from-storefront'
import { itemSchema, type Item } from '@/lib/domains/marketplace/item'
import { formatShopPage } from '@/lib/domains/marketplace/presenter'
import { isShopLocale, shopCountries, shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { PAGE_SIZE, shopPageSchema } from '@/lib/domains/marketplace/schema'
import { shopStructuredData } from '@/lib/domains/marketplace/structured-data'
import type { StorefrontMetaobject } from '@/lib/services/storefront/client'

const origin = 'https://media.test'
type Image = NonNullable<NonNullable<StorefrontMetaobject['fields'][number]['reference']>['image']>

/** An item with these fields, and one picture. */
function itemOf(texts: Record<string, string | undefined>, image?: Image): Item | undefined {
  const fields = Object.entries(texts).map(([key, value]) => ({ key, value, reference: undefined }))
  const picture = { key: 'image', value: undefined, reference: image && { image, variant: undefined } }
  return itemFromStorefront(
    { handle: 'jersey', fields: [...fields, picture] },
    { slug: 'gruppetto', mediaOrigins: [origin] },
  )
}

function jersey(more: Partial<Item> = {}): Item {
  const item = itemOf({ title: 'Jersey' })
  if (item === undefined) throw new Error('no item')
  return { ...item, ...more }
}

describe('an item of the storefront', () => {
  test('that says no more than its name is small, plain and last', () => {
    const size = { mobile: '1x1', tablet: '1x1', desktop: '1x1' }
    expect(itemOf({ name: ' Jersey ' })).toEqual({
      handle: 'jersey',
      name: 'Jersey',
      tags: [],
      availability: 'unknown',
      isReady: false,
      isDark: false,
      size,
      position: 100,
    })
    expect(itemSchema.parse(itemOf({ name: 'Jersey' }))).toEqual(itemOf({ name: 'Jersey' }))
  })

  test('has a button where there are both its words and an address with TLS', () => {
    const button = (fields: Record<string, string | undefined>) => itemOf({ title: 'Jersey', ...fields })?.cta
    expect(button({ ctaLabel: 'Buy', ctaUrl: 'https://shop.test/a b' })).toEqual({
      label: 'Buy',
      href: 'https://shop.test/a%20b',
    })
    for (const fields of [
      { ctaLabel: 'Buy' },
      { ctaUrl: 'https://shop.test' },
      { ctaLabel: 'Buy', ctaUrl: 'http://shop.test' },
    ])
      expect(button(fields)).toBeUndefined()
  })

  test('has pictures that say what they show, or the item’s name', () => {
    const picture = (image: Partial<Image>) =>
      itemOf(
        { title: 'Jersey' },
        { url: `${origin}/a.jpg`, altText: undefined, width: undefined, height: undefined, ...image },
      )?.image
    expect(picture({})).toEqual({ url: `${origin}/a.jpg`, alt: 'Jersey', width: 1000, height: 1000 })
    expect(picture({ altText: '', width: 20, height: 30 })).toEqual({
      url: `${origin}/a.jpg`,
      alt: '',
      width: 20,
      height: 30,
    })
  })

  test('has tags in small letters, each once, and none where one of them is no text', () => {
    const tags = (text: string) => itemOf({ title: 'Jersey', tags: text })?.tags
    expect(tags('[" Gifts ","gifts",""," "]')).toEqual(['gifts'])
    for (const text of ['["gifts",7]', '{"a":"gifts"}', '[']) expect(tags(text)).toEqual([])
  })

  test('has a style, a readiness and a size for each screen of its own', () => {
    const fields = {
      title: 'Jersey',
      style: 'Dark',
      layout_size_mobile: '1x2',
      layout_size_tablet: '2x2',
      layout_size_desktop: '2x1',
    }
    expect(itemOf(fields)).toMatchObject({ isDark: false, size: { mobile: '1x2', tablet: '2x2', desktop: '2x1' } })
    expect(itemOf({ title: 'Jersey', otherReady: 'true' })?.isReady).toBe(false)
  })

  test('says where it is offered', () => {
    const field = (key: string, value: string) => ({ key, value, reference: undefined })
    expect(locationOf({ handle: 'a', fields: [field('title', 'us'), field('location', 'eu')] })).toBe('eu')
    expect(locationOf({ handle: 'a', fields: [] })).toBeUndefined()
  })
})

test('how many are in stock is what the filter of availability counts as available', () => {
  const values = (input: unknown, count = 7) => [
    { input: { available: false }, count: 3 },
    { input, count },
  ]
  const count = (id: string, input: unknown) =>
    inStockCountFrom([
      { id: 'filter.p.tag', values: values({ available: true }, 9) },
      { id, values: values(input) },
    ])
  expect(count('filter.v.availability', { available: true })).toBe(7)
  for (const input of [{ available: 'true' }, { other: true }, null, 'available', undefined])
    expect(count('filter.v.availability', input)).toBeUndefined()
  expect(count('filter.v.price', { available: true })).toBeUndefined()
})

describe('a page of the shop', () => {
  const many = Array.from({ length: PAGE_SIZE + 3 }, (_, at) =>
    jersey({ name: `item ${at}`, tags: at % 2 ? ['odd'] : [] }),
  )

  test('has so many items from a place on, and says how many there are', () => {
    const { items, total, tabs } = formatShopPage(many, 'all', 0, 'en')
    expect([items.length, total, tabs]).toEqual([PAGE_SIZE, PAGE_SIZE + 3, ['all', 'odd']])
    expect(formatShopPage(many, 'all', PAGE_SIZE, 'en').items.map(({ name }) => name)).toEqual([
      'item 24',
      'item 25',
      'item 26',
    ])
    expect(formatShopPage(many, 'odd', 12, 'en')).toMatchObject({ items: [{ name: 'item 25' }], total: 13 })
    expect(shopPageSchema.parse(formatShopPage(many, 'odd', 12, 'en'))).toMatchObject({ total: 13 })
  })

  test('has an item’s picture in two widths, and others where smaller screens have others', () => {
    const image = { url: `${origin}/a.jpg`, alt: 'A', width: 1000, height: 800 }
    const card = (more: Partial<Item>) => formatShopPage([jersey({ image, ...more })], 'all', 0, 'en').items[0]?.picture
    const at = (name: string, width: number) => `${origin}/${name}.jpg?auto=format%2Ccompress&w=${width}`
    const set = (name: string) => `${at(name, 320)} 320w, ${at(name, 640)} 640w`
    expect(card({})).toEqual({ src: at('a', 640), srcSet: set('a'), alt: 'A', tablet: undefined, mobile: undefined })
    expect(card({ imageTablet: image, imageMobile: { ...image, url: `${origin}/b.jpg` } })).toEqual({
      src: at('a', 640),
      srcSet: set('a'),
      alt: 'A',
      tablet: undefined,
      mobile: set('b'),
    })
    expect(card({ imageTablet: { ...image, url: `${origin}/b.jpg` }, imageMobile: image })).toEqual({
      src: at('a', 640),
      srcSet: set('a'),
      alt: 'A',
      tablet: set('b'),
      mobile: undefined,
    })
    expect(formatShopPage([jersey()], 'all', 0, 'en').items[0]).toMatchObject({ price: undefined, picture: undefined })
  })
})

test('an item is kept whole, and the browser gets a page of it whole', () => {
  const picture = (name: string) => ({ url: `${origin}/${name}.jpg`, alt: name, width: 1000, height: 800 })
  const whole = jersey({
    description: 'Warm',
    type: 'apparel',
    tags: ['gifts'],
    cta: { label: 'Buy', href: 'https://shop.test/j' },
    image: picture('a'),
    imageTablet: picture('b'),
    imageMobile: picture('c'),
    price: { minor: 100, currency: 'EUR' },
    compareAt: { minor: 200, currency: 'EUR' },
    size: { mobile: '1x2', tablet: '2x2', desktop: '2x1' },
  })
  expect(itemSchema.parse(whole)).toEqual(whole)
  const page = formatShopPage([whole], 'all', 0, 'en')
  expect(shopPageSchema.parse(page)).toEqual(page)
})

test('search engines read where a product is sold, and what it looks like', () => {
  const image = { url: `${origin}/a.jpg`, alt: '', width: 1, height: 1 }
  const cta = { label: 'Buy', href: 'https://shop.test/j' }
  const sold = jersey({ price: { minor: 100, currency: 'EUR' }, image, cta, description: 'Warm' })
  expect(shopStructuredData([jersey(), sold, jersey({ price: { minor: 5, currency: 'USD' } })])).toMatchObject({
    itemListElement: [
      {
        position: 1,
        item: {
          description: 'Warm',
          image: image.url,
          offers: { '@type': 'Offer', url: cta.href, priceCurrency: 'EUR' },
        },
      },
      { position: 2, item: { '@type': 'Product', image: undefined, offers: { url: undefined } } },
    ],
  })
})

test('the shop sells in five regions, of which one has all countries of the European Union', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
  expect(shopCountries).toEqual(['US', 'CA', 'GB', ...union, 'JP', 'KR'])
  for (const country of union) expect(shopLocaleOf(country, 'xx')).toBe('en-eu')
  expect(['toString', 'en', '', undefined].some(isShopLocale)).toBe(false)
})
