import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { inStockCountFrom } from '@/lib/domains/marketplace/from-storefront'
import { findProductCount } from '@/lib/domains/marketplace/server'
import { stubUpstream } from '../../support/upstream'

beforeEach(() => void vi.spyOn(log, 'warn'))

const filters = (id: string, ...values: { count: number; input: string }[]) =>
  Response.json({ data: { collection: { products: { filters: [{ id, values }] } } } })
const outOfStock = { count: 2, input: '{"available":false}' }
const inStock = { count: 14, input: '{"available":true}' }

test('counts the products in stock in the country [SL-three_cards-05]', async () => {
  const asked = stubUpstream(() => filters('filter.v.availability', outOfStock, inStock))
  await expect(findProductCount('smart-trainers', 'JP')).resolves.toBe(14)
  expect(await asked[0]?.json()).toMatchObject({ variables: { handle: 'smart-trainers', country: 'JP' } })
  expect(log.warn).not.toHaveBeenCalled()
})

test.each([
  ['there is no such collection', () => Response.json({ data: { collection: null } })],
  [
    'nothing counts what is available',
    () => filters('filter.p.vendor', { count: 3, input: '{"productVendor":"Any"}' }),
  ],
  ['the storefront refuses', () => new Response('', { status: 401 })],
  ['the storefront answers nonsense', () => new Response('<html>')],
])('there is no count where %s, and the log says why [SL-three_cards-05]', async (_, failing) => {
  stubUpstream(failing)
  await expect(findProductCount('apparel', 'US')).resolves.toBeUndefined()
  const details: unknown = expect.objectContaining({ category: 'apparel', country: 'US' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'card shows no product count')
})

test('takes no filter value of another form for the stock', () => {
  const values = [null, 'available', { available: 'true' }, { available: false }].map((input) => ({ count: 5, input }))
  expect(inStockCountFrom([{ id: 'filter.v.availability', values }])).toBeUndefined()
})
