import { expect, test } from 'vitest'
import { z } from 'zod'
import { createStorefront } from '../../../sandbox/storefront/service.ts'
import { openShopSize } from '../../../sandbox/storefront/size.ts'
import { createTestContext, sendJson } from '../harness.ts'
import { mediaAddresses } from '../media/media-addresses.ts'

const { routes } = createStorefront(createTestContext())
const PATH = '/api/2026-01/graphql.json'

async function ask(query: string, variables?: object): Promise<unknown> {
  const request = sendJson('POST', { query, variables })
  const headers = { 'content-type': 'application/json', 'shopify-storefront-private-token': 'shh' }
  const answer = await routes.request(PATH, { ...request, headers })
  return answer.json()
}

const ITEMS = `query ($first: Int!, $after: String) {
  metaobjects(type: "marketplace_item", first: $first, after: $after) {
    edges { node { handle
      image: field(key: "image") { reference { ... on MediaImage { image { url altText width height } } } }
      price: field(key: "itemPrice") { value }
      before: field(key: "compareAtPrice") { value }
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
const item = z.object({
  handle: z.string(),
  image: z.object({ reference: z.object({ image: picture }) }),
  price: value(json(z.object({ amount: z.string().regex(/^\d+(\.\d\d)?$/), currency_code: z.string().length(3) }))),
  tags: value(json(z.array(z.string()).min(1))),
  location: value(z.string()),
  ready: value(z.enum(['true', 'false'])),
  position: value(z.string()).nullable(),
})
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string() })
const metaobjects = z.object({ edges: z.array(z.object({ node: item })), pageInfo })
const askPage = async (variables: object) =>
  z.object({ data: z.object({ metaobjects }) }).parse(await ask(ITEMS, variables)).data.metaobjects
const items = async () => {
  const { edges } = await askPage({ first: 250 })
  return edges.map(({ node }) => node)
}

test('holds more than forty well-formed items over several places, tags and currencies', async () => {
  const all = await items()
  expect(all.length).toBeGreaterThan(40)
  expect(new Set(all.map(({ handle }) => handle)).size).toBe(all.length)
  expect(new Set(all.map(({ price }) => price.value.currency_code))).toContain('CAD')
  expect(all.map(({ location }) => location.value)).toEqual(expect.arrayContaining(['', 'eu', 'en-us', 'en-ca, fr-ca']))
  expect(all.some(({ position }) => position === null)).toBe(true)
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

test('refuses more than 250 at once', async () => {
  expect(await ask(ITEMS, { first: 251 })).toHaveProperty('errors.length', 1)
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

test('counts as many products of a collection as it lists', async () => {
  const listed = (await items()).filter(({ location }) => location.value === 'en-us')
  const jerseys = listed.filter(({ handle }) => /^(jersey|bib|socks|running-shoes)/.test(handle))
  expect(await countIn('apparel', 'US')).toBe(jerseys.length)
  const collections = ['smart-trainers', 'smart-bikes', 'accessories']
  const counts = await Promise.all(collections.map((handle) => countIn(handle, 'US')))
  expect(counts.every((count) => count !== undefined && count <= listed.length)).toBe(true)
})

test('has no collection where it is not sold, and none it does not know', async () => {
  expect(await ask(COUNT, { handle: 'smart-bikes', country: 'JP' })).toEqual({ data: { collection: null } })
  expect(await ask(COUNT, { handle: 'toString', country: 'US' })).toEqual({ data: { collection: null } })
})

test('refuses a call without the private token', async () => {
  expect((await routes.request(PATH, sendJson('POST', { query: '{ __typename }' }))).status).toBe(401)
})

test('answers mistakes of a query as GraphQL errors, and a body that is none with 400', async () => {
  expect(await ask('{ nothing }')).toHaveProperty('errors.length', 1)
  const headers = { 'shopify-storefront-private-token': 'shh' }
  expect((await routes.request(PATH, { method: 'POST', headers, body: '{' })).status).toBe(400)
})

test('knows no API version of another form', async () => {
  expect((await routes.request('/api/latest/graphql.json', { method: 'POST' })).status).toBe(404)
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
  openShopSize(context.database).set(600)
  expect(await handles()).toBe(600)
  storefront.reset()
  expect(await handles()).toBe(usual)
})
