import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GraphQLEnumType, parse, validate } from 'graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { isShopLocale, shopContextOf } from '@/lib/domains/marketplace/regions'
import { listCollectionFilters, listMarketplaceItems } from '@/lib/services/storefront/client'
import { storefrontSchema } from '@/sandbox/storefront/schema.ts'
import { shopRegions } from '@/shop'
import { forgetProcessState } from '../../../support/forget-process-state'
import { stubStorefront } from './stand-in'

beforeEach(forgetProcessState)

const bodySchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) })
const locales = Object.values(shopRegions)
  .flatMap(({ locales: its }) => Object.keys(its))
  .filter(isShopLocale)

/** Every question that the product asks, as it is sent. */
async function questions() {
  const { asked } = stubStorefront()
  await listMarketplaceItems({ context: { country: 'DE', language: 'DE' } })
  await listCollectionFilters('apparel', 'DE')
  return Promise.all(asked.map(async (request) => bodySchema.parse(await request.json())))
}

test('every question is valid against Shopify’s published schema', async () => {
  for (const { query } of await questions()) expect(validate(storefrontSchema(), parse(query))).toEqual([])
})

test('every question is about a market; one with texts about a language, too', async () => {
  const [items, filters] = await questions()
  expect(items?.query).toContain('@inContext(country: $country, language: $language)')
  expect(items?.variables).toMatchObject({ country: 'DE', language: 'DE' })
  expect(filters?.query).toContain('@inContext(country: $country)')
  expect(filters?.variables).toMatchObject({ country: 'DE' })
})

test.each(locales)('the market and the language of %s are ones that Shopify has', (locale) => {
  const { country, language } = shopContextOf(locale)
  const isOf = (type: string, value: string) => {
    const known = storefrontSchema().getType(type)
    return known instanceof GraphQLEnumType && known.getValue(value) !== undefined
  }
  expect([isOf('CountryCode', country), isOf('LanguageCode', language)]).toEqual([true, true])
})

test('the schema is of the API version that is asked for by default', () => {
  const file = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/package.json')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
  const [year, month = ''] = version.split('.')
  expect(`${year}-${month.padStart(2, '0')}`).toBe(env.STOREFRONT_API_VERSION)
})

describe('what Shopify refuses', () => {
  test('is told by its own words, such as the access scope that the token lacks', async () => {
    const { set } = stubStorefront()
    set({ scopes: [] })
    const failure = listMarketplaceItems({ context: { country: 'US', language: 'EN' } })
    await expect(failure).rejects.toMatchObject({
      kind: 'schema',
      cause: { message: expect.stringContaining('unauthenticated_read_metaobjects') },
    })
  })

  test('is a market that it does not know', async () => {
    stubStorefront()
    await expect(listCollectionFilters('apparel', 'EU')).rejects.toMatchObject({ kind: 'schema' })
  })
})

test('an answer of another version than the one asked for is noted once', async () => {
  vi.resetModules()
  const { log } = await import('@/lib/core/server/log')
  const { listCollectionFilters: list } = await import('@/lib/services/storefront/client')
  const { stubUpstream } = await import('../../support/upstream')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const headers = { 'x-shopify-api-version': '2027-07' }
  stubUpstream(() => Response.json({ data: { collection: { products: { filters: [] } } } }, { headers }))
  await list('apparel', 'US')
  await list('apparel', 'DE')
  const told = warn.mock.calls.filter(([details]) => JSON.stringify(details).includes('2027-07'))
  expect(told).toEqual([[{ asked: env.STOREFRONT_API_VERSION, answered: '2027-07' }, expect.any(String)]])
})
