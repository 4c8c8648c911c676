import { expect, test } from 'vitest'
import { z } from 'zod'
import { createStorefront } from '../../../sandbox/storefront/service.ts'
import { openShopSettings, shopSettingsSchema } from '../../../sandbox/storefront/settings.ts'
import { createTestContext, sendJson } from '../harness.ts'
import { mediaAddresses } from '../media/media-addresses.ts'

const { routes } = createStorefront(createTestContext())
const PATH = '/api/2026-04/graphql.json'

async function ask(query: string, variables?: object): Promise<unknown> {
  const request = sendJson('POST', { query, variables })
  const headers = { 'content-type': 'application/json', 'shopify-storefront-private-token': 'shh' }
  const answer = await routes.request(PATH, { ...request, headers })
  return answer.json()
}

const ITEMS = `query ($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {
  metaobjects(type: "marketplace_item", first: $first, after: $after) {
    edges { node { handle
      image: field(key: "image") { reference { ... on MediaImage { image { url altText width height } } } }
      price: field(key: "itemPrice") { value }
      product: field(key: "product") { reference { ... on Product { variant: selectedOrFirstAvailableVariant {
        availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode }
      } } } }
      tags: field(key: "tags") { value }
      location: field(key: "location") { value }
      ready: field(key: "gruppettoReady") { value }
      position: field(key: "gridPosition") { value }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text) => schema.parse(JSON.parse(text)))
const value = <Schema extends z.ZodType>(schema: Schema) => z.object({ value: schema })
const picture = z.object({ url: z.url(), altText: z.string().min(1), width: z.int(), height: z.int() })
const amount = z.string().regex(/^\d+(\.\d\d)?$/)
const money = z.object({ amount, currencyCode: z.string().length(3) })
const variant = z.object({ availableForSale: z.boolean(), price: money, compareAtPrice: money.nullable() })
const item = z.object({
  handle: z.string(),
  image: z.object({ reference: z.object({ image: picture }) }),
  price: value(json(z.object({ amount, currency_code: z.string().length(3) })).nullable()),
  product: z.object({ reference: z.object({ variant }).nullable() }),
  tags: value(json(z.array(z.string()).min(1))),
  location: value(z.string()),
  ready: value(z.enum(['true', 'false'])),
  position: value(z.string().nullable()),
})
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string() })
const metaobjects = z.object({ edges: z.array(z.object({ node: item })), pageInfo })
const askPage = async (variables: object) =>
  z.object({ data: z.object({ metaobjects }) }).parse(await ask(ITEMS, variables)).data.metaobjects
const items = async (country?: string) => {
  const { edges } = await askPage({ first: 250, country })
  return edges.map(({ node }) => node)
}

test('holds more than forty well-formed items over several places, tags and currencies', async () => {
  const all = await items()
  expect(all.length).toBeGreaterThan(40)
  expect(new Set(all.map(({ handle }) => handle)).size).toBe(all.length)
  expect(new Set(all.map(({ price }) => price.value?.currency_code))).toContain('CAD')
  expect(all.map(({ location }) => location.value)).toEqual(expect.arrayContaining(['', 'eu', 'en-us', 'en-ca, fr-ca']))
  expect(all.some(({ position }) => position.value === null)).toBe(true)
})

test('has the prices and the stock of the market that is asked about; what is not sold there has no product', async () => {
  const found = async (country: string, handle: string) =>
    (await items(country)).find((each) => each.handle === handle)?.product.reference?.variant
  const usd = (text: string) => ({ amount: text, currencyCode: 'USD' })
  expect(await found('US', 'trainer-us')).toEqual({
    availableForSale: true,
    price: usd('898.99'),
    compareAtPrice: usd('998.99'),
  })
  expect(await found('JP', 'gift-card-all')).toMatchObject({ price: { amount: '7500', currencyCode: 'JPY' } })
  expect(await found('DE', 'towel-eu')).toMatchObject({ availableForSale: false })
  expect(await found('CA', 'towel-ca')).toMatchObject({ availableForSale: true })
  expect(await found('GB', 'foot-pod-gb')).toBeUndefined()
  expect(await found('JP', 'trainer-us')).toBeUndefined()
})

test('shows only pictures that the media service has', async () => {
  const known = [...mediaAddresses()].map((address) => `http://localhost:4010${address}.jpg`)
  expect(known).toEqual(expect.arrayContaining((await items()).map(({ image }) => image.reference.image.url)))
})

test('gives out pages by cursor', async () => {
  const first = await askPage({ first: 40 })
  expect(first.pageInfo.hasNextPage).toBe(true)
  const rest = await askPage({ first: 250, after: first.pageInfo.endCursor })
  expect(rest.pageInfo.hasNextPage).toBe(false)
  expect(first.edges.length + rest.edges.length).toBe((await items()).length)
})

test.each([251, 0])('refuses %i at once', async (first) => {
  expect(await ask(ITEMS, { first })).toMatchObject({ data: null, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

const COUNT = `query ($handle: String!, $country: CountryCode) @inContext(country: $country) {
  collection(handle: $handle) {
    products(first: 1) { filters { id values { id label count input } } }
  }
}`

const available = json(z.object({ available: z.boolean() }))
const filter = z.object({ values: z.array(z.object({ count: z.int(), input: available })) })
const filtered = z.object({ filters: z.tuple([filter]) })
const countSchema = z.object({ data: z.object({ collection: z.object({ products: filtered }) }) })

async function countIn(handle: string, country: string): Promise<number | undefined> {
  const { data } = countSchema.parse(await ask(COUNT, { handle, country }))
  const [availability] = data.collection.products.filters
  return availability.values.find(({ input }) => input.available)?.count
}

test('counts what is in stock in the country asked for', async () => {
  expect([await countIn('smart-bikes', 'US'), await countIn('apparel', 'DE')]).toEqual([1, 5])
})

test('counts no more than what can be bought', async () => {
  expect([await countIn('accessories', 'US'), await countIn('accessories', 'CA')]).toEqual([3, 4])
})

test('counts as many products of a collection as it lists', async () => {
  const listed = (await items()).filter(({ location }) => location.value === 'en-us')
  const jerseys = listed.filter(({ handle }) => /^(jersey|bib|socks|running-shoes)/.test(handle))
  expect(await countIn('apparel', 'US')).toBe(jerseys.length)
  const collections = ['smart-trainers', 'smart-bikes', 'accessories']
  const counts = await Promise.all(collections.map((handle) => countIn(handle, 'US')))
  expect(counts.every((count) => count !== undefined && count <= listed.length)).toBe(true)
})

test('has no collection where it is not sold, and none it does not know', async () => {
  expect(await ask(COUNT, { handle: 'smart-bikes', country: 'JP' })).toMatchObject({ data: { collection: null } })
  expect(await ask(COUNT, { handle: 'toString', country: 'US' })).toMatchObject({ data: { collection: null } })
})

test('refuses a call without the private token', async () => {
  expect((await routes.request(PATH, sendJson('POST', { query: '{ __typename }' }))).status).toBe(401)
})

test('a body that is no question is answered 400', async () => {
  const headers = { 'shopify-storefront-private-token': 'shh' }
  expect((await routes.request(PATH, { method: 'POST', headers, body: '{' })).status).toBe(400)
})

test('knows no API version of another form', async () => {
  const headers = { 'shopify-storefront-private-token': 'shh' }
  expect((await routes.request('/api/latest/graphql.json', { method: 'POST', headers })).status).toBe(404)
})

test('is as large as it is told to be, each item once, until it is put back', async () => {
  const context = createTestContext()
  const storefront = createStorefront(context)
  const handles = async () => {
    const found = new Set<string>()
    for (let after: string | null = null, more = true; more;) {
      const request = sendJson('POST', { query: ITEMS, variables: { first: 250, after } })
      const headers = { 'content-type': 'application/json', 'shopify-storefront-private-token': 'shh' }
      const answer: unknown = await (await storefront.routes.request(PATH, { ...request, headers })).json()
      const { edges, pageInfo: info } = z.object({ data: z.object({ metaobjects }) }).parse(answer).data.metaobjects
      for (const { node } of edges) found.add(node.handle)
      ;[after, more] = [info.endCursor, info.hasNextPage]
    }
    return found.size
  }
  const usual = await handles()
  openShopSettings(context.database).set(shopSettingsSchema.parse({ items: 600 }))
  expect(await handles()).toBe(600)
  storefront.reset()
  expect(await handles()).toBe(usual)
})
