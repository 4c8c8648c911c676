import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { itemFromStorefront } from '@/lib/domains/marketplace/from-storefront'
import { sortByGridPosition, inTab, tabsOf } from '@/lib/domains/marketplace/list-rules'
import { formatShopPage } from '@/lib/domains/marketplace/presenter'
import { shopStructuredData } from '@/lib/domains/marketplace/structured-data'
import { itemsPageSchema } from '@/lib/services/storefront/client'
import { stubUpstream } from '../../support/upstream'

const origin = 'https://media.test'
const site = { slug: 'gruppetto', mediaOrigins: [origin] }
const image = (name: string) => ({ image: { url: `${origin}/${name}.jpg`, altText: name, width: 1000, height: 800 } })

const node = (fields: Record<string, string>, pictures: string[] = []) => ({
  handle: fields.handle ?? 'jersey-us',
  fields: [
    ...Object.entries(fields).map(([key, value]) => ({ key, value })),
    ...pictures.map((key) => ({ key, value: 'gid', reference: image(key) })),
  ],
})
/** As the client hands it over. */
function read(sent: { handle: string; fields: object[] }) {
  const answer = { metaobjects: { edges: [{ node: sent }], pageInfo: { hasNextPage: false } } }
  const [first] = itemsPageSchema.parse(answer).items
  return first && itemFromStorefront(first, site)
}

const item = (fields: Record<string, string> = {}, pictures: string[] = []) =>
  read(node({ title: 'Jersey', ...fields }, pictures))

test('reads every field of an item [MK-002, MK-003, MK-004]', () => {
  const all = {
    ctaLabel: 'Buy now',
    ctaUrl: 'https://shop.test/jersey',
    itemPrice: '{"amount":"88.99","currency_code":"USD"}',
    compareAtPrice: '{"amount":"110.0","currency_code":"USD"}',
    name: 'Lagoon jersey',
    tags: '["Apparel","Cycling","apparel "]',
    description: 'Lagoon blue',
    type: 'apparel',
    gruppettoReady: 'true',
    style: 'dark',
    layout_size_mobile: '1x1',
    layout_size_tablet: '2x1',
    layout_size_desktop: '2x2',
    gridPosition: '5',
  }
  const picture = (name: string) => ({ url: `${origin}/${name}.jpg`, alt: name, width: 1000, height: 800 })
  expect(item(all, ['image', 'imageMobile', 'imageTablet'])).toEqual({
    handle: 'jersey-us',
    name: 'Jersey',
    description: 'Lagoon blue',
    type: 'apparel',
    tags: ['apparel', 'cycling'],
    cta: { label: 'Buy now', href: 'https://shop.test/jersey' },
    image: picture('image'),
    imageMobile: picture('imageMobile'),
    imageTablet: picture('imageTablet'),
    price: { minor: 8899, currency: 'USD' },
    compareAt: { minor: 11_000, currency: 'USD' },
    availability: 'unknown',
    isReady: true,
    isDark: true,
    size: { mobile: '1x1', tablet: '2x1', desktop: '2x2' },
    position: 5,
  })
})

test('ready is the text true and nothing else [MK-004]', () => {
  for (const text of ['false', 'TRUE', '1', 'yes', '']) expect(item({ gruppettoReady: text })?.isReady).toBe(false)
})

test.each([
  ['a script for an address', { ctaLabel: 'Buy', ctaUrl: 'javascript:alert(1)' }, { cta: undefined }],
  ['a price that is none', { itemPrice: '12' }, { price: undefined }],
  ['a price below nothing', { itemPrice: '{"amount":"-1","currency_code":"USD"}' }, { price: undefined }],
  ['tags that are no list', { tags: 'Apparel' }, { tags: [] }],
  ['a size nobody knows', { layout_size_desktop: '9x9' }, { size: { desktop: '1x1' } }],
  ['a place that is no number', { gridPosition: 'first' }, { position: 100 }],
])('%s costs no more than itself', (_, fields, expected) => {
  expect(item(fields)).toMatchObject(expected)
})

test.each([
  ['less than the price', '79.99', 'USD'],
  ['the same', '88.99', 'USD'],
  ['nothing', '0.0', 'USD'],
  ['of another currency', '110.00', 'CAD'],
])('a price before that is %s is no reduction', (_, amount, currency_code) => {
  const compareAtPrice = JSON.stringify({ amount, currency_code })
  const reduced = item({ itemPrice: '{"amount":"88.99","currency_code":"USD"}', compareAtPrice })
  expect(reduced).toMatchObject({ price: { minor: 8899 }, compareAt: undefined })
})

test('a price before without a price is none', () => {
  expect(item({ compareAtPrice: '{"amount":"88.99","currency_code":"USD"}' })?.compareAt).toBeUndefined()
})

describe('an item of a product', () => {
  const money = (amount: string, currencyCode = 'EUR') => ({ amount, currencyCode })
  const ofProduct = (reference: unknown, fields: Record<string, string> = {}) => {
    const { handle, fields: texts } = node({ title: 'Towel', ...fields })
    return read({ handle, fields: [...texts, { key: 'product', value: 'gid://shopify/Product/1', reference }] })
  }
  const variant = (more: object = {}) => ({
    variant: { availableForSale: true, price: money('22.99'), compareAtPrice: null, ...more },
  })

  test('has the product’s price in the market, whatever editors wrote', () => {
    const written = {
      itemPrice: '{"amount":"5.00","currency_code":"USD"}',
      compareAtPrice: '{"amount":"9.00","currency_code":"USD"}',
    }
    expect(ofProduct(variant(), written)).toMatchObject({
      price: { minor: 2299, currency: 'EUR' },
      compareAt: undefined,
      availability: 'forSale',
    })
  })

  test('is reduced where the product is', () => {
    expect(ofProduct(variant({ compareAtPrice: money('30.00') }))?.compareAt).toEqual({ minor: 3000, currency: 'EUR' })
    expect(ofProduct(variant({ compareAtPrice: money('0.0') }))?.compareAt).toBeUndefined()
  })

  test('is sold out where the product can’t be bought', () => {
    expect(ofProduct(variant({ availableForSale: false }))).toMatchObject({
      price: { minor: 2299 },
      availability: 'soldOut',
    })
  })

  test.each([
    ['the market has no such product', null],
    ['it has no variant', { variant: null }],
    ['nothing of it can be read', { variant: { price: 'much' } }],
    ['it is a reference to something else', {}],
  ])('has no price, and is not sold here, where %s', (_, reference) => {
    const written = { itemPrice: '{"amount":"5.00","currency_code":"USD"}' }
    expect(ofProduct(reference, written)).toMatchObject({ price: undefined, availability: 'notHere' })
  })

  test('search engines are told whether it can be bought', () => {
    const items = [variant(), variant({ availableForSale: false })].flatMap((each) => ofProduct(each) ?? [])
    const data = shopStructuredData(items)
    expect(problemsOfAll([data])).toEqual([])
    const offer = (name: string) => ({ item: { offers: { availability: `https://schema.org/${name}` } } })
    expect(data).toMatchObject({ itemListElement: [offer('InStock'), offer('SoldOut')] })
  })
})

test('what has no name is no item', () => {
  expect(item({ title: ' ', name: '' })).toBeUndefined()
})

test('a picture from elsewhere than the site allows is left out', () => {
  const foreign = {
    handle: 'x',
    fields: [
      { key: 'title', value: 'X' },
      { key: 'image', reference: { image: { url: 'https://evil.test/x.jpg' } } },
    ],
  }
  expect(read(foreign)?.image).toBeUndefined()
})

describe('the grid', () => {
  test('an item without a place has the place 100; equal places keep the storefront’s order [MK-014, MK-015]', () => {
    const placed = [
      item({ title: 'a' }),
      item({ title: 'b', gridPosition: '101' }),
      item({ title: 'c' }),
      item({ title: 'd', gridPosition: '1' }),
    ].flatMap((each) => each ?? [])
    expect(sortByGridPosition(placed).map(({ name }) => name)).toEqual(['d', 'a', 'c', 'b'])
  })
})

describe('tabs', () => {
  const tags = fc.array(fc.array(fc.constantFrom<string>('apparel', 'cycling', 'running', 'gifts'), { maxLength: 3 }))
  const tagged = tags.map((all) => all.map((each) => ({ tags: each })))

  test('All comes first, then each tag once [MK-006, MK-007]', () => {
    expect(tabsOf([{ tags: ['apparel', 'cycling'] }, { tags: ['cycling', 'gifts'] }])).toEqual([
      'all',
      'apparel',
      'cycling',
      'gifts',
    ])
    expect(tabsOf([])).toEqual(['all'])
  })

  test('a tab shows what carries its tag, and All shows everything [MK-009]', () => {
    fc.assert(
      fc.property(tagged, (items) => {
        expect(inTab(items, 'all')).toEqual(items)
        for (const tab of tabsOf(items).slice(1)) {
          const shown = inTab(items, tab)
          expect(shown.length).toBeGreaterThan(0)
          expect(shown.every((each) => each.tags.includes(tab))).toBe(true)
          expect(items.filter((each) => each.tags.includes(tab))).toHaveLength(shown.length)
        }
      }),
    )
  })
})

test('prices are said by the language’s rules; Canada’s dollars by their code [MK-016]', () => {
  const price = (currency_code: string) => JSON.stringify({ amount: '1299.50', currency_code })
  const before = (currency_code: string) => JSON.stringify({ amount: '1399.50', currency_code })
  const words = (currency: string) =>
    formatShopPage(
      [item({ itemPrice: price(currency), compareAtPrice: before(currency) })].flatMap((each) => each ?? []),
      'all',
      0,
      'en',
    ).items[0]
  expect(words('USD')).toMatchObject({ price: '$1,299.50', compareAt: '$1,399.50' })
  expect(words('CAD')).toMatchObject({ price: 'CAD\u00A01,299.50', compareAt: 'CAD\u00A01,399.50' })
})

test('search engines get products with offers; what has no price is none to them', () => {
  const both = [item(), item({ itemPrice: '{"amount":"88.99","currency_code":"USD"}', ctaUrl: 'https://shop.test/j' })]
  const data = shopStructuredData(both.flatMap((each) => each ?? []))
  expect(problemsOfAll([data])).toEqual([])
  const offers = { '@type': 'Offer', price: '88.99', priceCurrency: 'USD' }
  expect(data).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Product', name: 'Jersey', offers } }],
  })
})

const questionSchema = z.object({
  query: z.string(),
  variables: z.object({ after: z.string().nullable(), country: z.string(), language: z.string() }),
})

describe('the storefront', () => {
  const pageOf = (from: number, to: number, hasNextPage: boolean) => ({
    data: {
      metaobjects: {
        edges: Array.from({ length: to - from }, (_, index) => ({
          node: node({
            handle: `item-${from + index}`,
            title: `Item ${from + index}`,
            location: index % 2 ? 'us' : 'eu',
          }),
        })),
        pageInfo: { hasNextPage, endCursor: hasNextPage ? `c${to}` : null },
      },
    },
  })

  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(log, 'error').mockReturnValue()
  })

  /** What is asked for all items of two locales, of which there are 300. */
  async function readAll() {
    const { listItems } = await import('@/lib/domains/marketplace/server')
    const asked = stubUpstream(async (request) => {
      const { variables } = questionSchema.parse(await request.json())
      return Response.json(variables.after === null ? pageOf(0, 250, true) : pageOf(250, 300, false))
    })
    const items = [await listItems('en-us'), await listItems('en-eu')]
    return { asked, items }
  }

  test('is asked by POST at the address, the version and with the token of the configuration [MK-017, MK-018, MK-019]', async () => {
    const { asked } = await readAll()
    const [first] = asked
    expect(first?.method).toBe('POST')
    expect(first?.url).toBe(`${env.STOREFRONT_DOMAIN}/api/${env.STOREFRONT_API_VERSION}/graphql.json`)
    expect(first?.headers.get('shopify-storefront-private-token')).toBe(env.STOREFRONT_ACCESS_TOKEN)
  })

  test('is asked for 250 metaobjects of the type with their fields and whether there are more [MK-001, MK-020, MK-021]', async () => {
    const { asked } = await readAll()
    const { query } = questionSchema.parse(await asked[0]?.json())
    for (const words of [
      /metaobjects\(type: "marketplace_item", first: 250/,
      /pageInfo \{ hasNextPage/,
      /fields \{ key value reference .*image \{ url altText width height/,
    ])
      expect(query).toMatch(words)
  })

  test('answers at its edges, and the following pages are read as well, for each locale in its market and language [MK-022]', async () => {
    const { asked, items } = await readAll()
    expect(items.map(({ length }) => length)).toEqual([150, 150])
    const variables = await Promise.all(
      asked.map(async (request) => questionSchema.parse(await request.json()).variables),
    )
    const [us, ie] = [
      { country: 'US', language: 'EN' },
      { country: 'IE', language: 'EN' },
    ]
    expect(variables).toEqual([
      { after: null, ...us },
      { after: 'c250', ...us },
      { after: null, ...ie },
      { after: 'c250', ...ie },
    ])
  })

  test('that cannot be asked leaves an empty list, and a line in the log [MK-011, MK-012]', async () => {
    const { findItems } = await import('@/lib/domains/marketplace/server')
    stubUpstream(() => Response.json({ errors: [{ message: 'no' }] }))
    await expect(findItems('en-us')).resolves.toEqual([])
  })
})
