import { expect, test } from 'vitest'
import { z } from 'zod'
import { createStorefront } from '../../../sandbox/storefront/service.ts'
import { openShopSettings, shopSettingsSchema, type ShopSettings } from '../../../sandbox/storefront/settings.ts'
import { createTestContext, sendJson } from '../harness.ts'

// What the stand-in has of Shopify besides data: docs/shopify-compared.md names the source of each.

const bodySchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ extensions: z.looseObject({ code: z.string().optional() }).optional() })).optional(),
  extensions: z.looseObject({ cost: z.looseObject({ requestedQueryCost: z.int() }) }).optional(),
})

type Asked = { settings?: Partial<ShopSettings>; variables?: object; headers?: Record<string, string> }

async function ask(query: string, { settings, variables, headers }: Asked = {}) {
  const context = createTestContext()
  const { routes } = createStorefront(context)
  openShopSettings(context.database).set(shopSettingsSchema.parse(settings ?? {}))
  const request = sendJson('POST', { query, variables })
  const token = { 'content-type': 'application/json', 'shopify-storefront-private-token': 'shh' }
  const answer = await routes.request('/api/2026-04/graphql.json', { ...request, headers: { ...token, ...headers } })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : bodySchema.parse(JSON.parse(text)),
  }
}

const NAMES = 'query { metaobjects(type: "marketplace_item", first: 1) { nodes { handle } } }'

test.each([
  ['an unknown field', '{ nothing }', 'undefinedField'],
  ['a field of another type', '{ shop { itemPrice } }', 'undefinedField'],
  ['an unknown argument', '{ metaobjects(kind: "a", type: "a", first: 1) { nodes { id } } }', 'argumentNotAccepted'],
  ['a missing argument', '{ metaobjects(first: 1) { nodes { id } } }', 'missingRequiredArguments'],
  ['a value of another type', '{ metaobjects(type: 7, first: 1) { nodes { id } } }', 'argumentLiteralsIncompatible'],
  [
    'an unknown country',
    '{ shop { name } } query @inContext(country: EU) { shop { name } }',
    'argumentLiteralsIncompatible',
  ],
  ['an object without fields', '{ shop }', 'selectionMismatch'],
  ['an unknown directive', 'query @inMarket(country: DE) { shop { name } }', 'undefinedDirective'],
  ['an unknown variable', '{ metaobjects(type: $type, first: 1) { nodes { id } } }', 'variableNotDefined'],
  [
    'a variable of another type',
    'query ($a: Int!) { metaobjects(type: $a, first: 1) { nodes { id } } }',
    'variableMismatch',
  ],
])('%s is refused by the published schema, with status 200 and without data', async (_, query, code) => {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('data')
  expect(body?.errors?.map(({ extensions }) => extensions?.code)).toContain(code)
})

test('a variable with a value of another type is refused', async () => {
  const query = 'query ($country: CountryCode!) @inContext(country: $country) { shop { name } }'
  const { body } = await ask(query, { variables: { country: 'EU' } })
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_VARIABLE' } }] })
})

test.each([
  ['unauthenticated_read_metaobjects', NAMES, 'metaobjects'],
  ['unauthenticated_read_product_listings', '{ collection(handle: "apparel") { handle } }', 'collection'],
])('a token without %s is refused in words that name it', async (scope, query, field) => {
  const scopes = shopSettingsSchema.parse({}).scopes.filter((each) => each !== scope)
  const { status, body } = await ask(query, { settings: { scopes } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    errors: [
      {
        message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
        path: [field],
        extensions: { code: 'ACCESS_DENIED' },
      },
    ],
  })
})

test('a product behind an item needs the access scope of products', async () => {
  const query = `{ metaobjects(type: "marketplace_item", first: 1) { nodes { field(key: "product") {
    reference { ... on Product { handle } }
  } } } }`
  const scopes: ShopSettings['scopes'] = ['unauthenticated_read_metaobjects']
  const { body } = await ask(query, { settings: { scopes } })
  expect(body?.errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
  expect((await ask(query)).body).toMatchObject({
    data: { metaobjects: { nodes: [{ field: { reference: { handle: 'smart-bike' } } }] } },
  })
})

test('an answer says its context: a language that the shop lacks gives way to its own', async () => {
  const inContext = (language: string) =>
    ask(`query @inContext(country: DE, language: ${language}) {
      metaobjects(type: "marketplace_item", first: 1) { nodes { field(key: "ctaLabel") { value } } }
    }`)
  const label = (value: string) => ({ metaobjects: { nodes: [{ field: { value } }] } })
  expect((await inContext('DE')).body).toMatchObject({
    data: label('Jetzt kaufen'),
    extensions: { context: { country: 'DE', language: 'DE' } },
  })
  expect((await inContext('SV')).body).toMatchObject({
    data: label('Buy now'),
    extensions: { context: { country: 'DE', language: 'EN' } },
  })
})

test('a throttled question is a 200 without data, which says what it costs and how fast points come back', async () => {
  const { status, headers, body } = await ask(NAMES, { settings: { limit: 'throttled' } })
  expect([status, headers.get('retry-after')]).toEqual([200, null])
  expect(body).not.toHaveProperty('data')
  expect(body).toMatchObject({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: { cost: { requestedQueryCost: 2, actualQueryCost: null, throttleStatus: { currentlyAvailable: 0 } } },
  })
  expect((await ask(NAMES)).body?.extensions?.cost).toMatchObject({ requestedQueryCost: 2, actualQueryCost: 2 })
})

test('a question costs a point for each object that it may answer', async () => {
  const { body } = await ask('{ metaobjects(type: "a", first: 250) { nodes { handle fields { key } } } }')
  expect(body?.extensions?.cost.requestedQueryCost).toBe(750)
})

test('a security rejection is a 430 without a time', async () => {
  const { status, headers, body } = await ask(NAMES, { settings: { limit: 'rejected' } })
  expect([status, headers.get('retry-after'), body]).toEqual([430, null, undefined])
})

test('one buyer can be limited, and nobody else', async () => {
  const settings = { limit: 'rejected', limitedBuyer: '203.0.113.7' } as const
  const from = async (address: string) =>
    (await ask(NAMES, { settings, headers: { 'Shopify-Storefront-Buyer-IP': address } })).status
  expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([430, 200])
  expect((await ask(NAMES, { settings })).status).toBe(200)
})

test('an answer says which version gave it', async () => {
  expect((await ask(NAMES)).headers.get('x-shopify-api-version')).toBe('2026-04')
})
