import { describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { listCollectionFilters } from '@/lib/services/storefront/client'
import { forgetProcessState } from '../../../support/forget-process-state'
import { stubUpstream } from '../../support/upstream'

const availability = {
  id: 'filter.v.availability',
  values: [
    { count: 14, input: '{"available":true}' },
    { count: 2, input: '{"available":false}' },
  ],
}
const filtered = (value: object) => ({
  data: { collection: { products: { filters: [{ id: 'x', values: [value] }] } } },
})
const answer = (collection: unknown) => Response.json({ data: { collection } })

test('asks one GraphQL question for a collection in a country, with the private token', async () => {
  const asked = stubUpstream(() => answer({ products: { filters: [availability] } }))
  await listCollectionFilters('smart-trainers', 'DE')
  expect(asked).toHaveLength(1)
  const [request] = asked
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe(`${env.STOREFRONT_DOMAIN}/api/${env.STOREFRONT_API_VERSION}/graphql.json`)
  expect(request?.headers.get('Shopify-Storefront-Private-Token')).toBe(env.STOREFRONT_ACCESS_TOKEN)
  expect(request?.headers.get('authorization')).toBeNull()
  const body: unknown = await request?.json()
  expect(body).toEqual({
    query: expect.stringMatching(/@inContext\(country: \$country\)[^]*products\(first: 1\)/),
    variables: { handle: 'smart-trainers', country: 'DE' },
  })
})

test('reads what each filter value stands for', async () => {
  stubUpstream(() => answer({ products: { filters: [availability] } }))
  const [filter] = await listCollectionFilters('smart-trainers', 'US')
  expect(filter?.values).toEqual([
    { count: 14, input: { available: true } },
    { count: 2, input: { available: false } },
  ])
})

test('a collection that the market does not have is not found', async () => {
  stubUpstream(() => answer(null))
  await expect(listCollectionFilters('smart-bikes', 'JP')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each([
  ['GraphQL errors', { errors: [{ message: 'Throttled' }], data: null }],
  ['errors beside data', { errors: [{ message: 'Half' }], data: { collection: { products: { filters: [] } } } }],
  ['filter values that are not JSON', filtered({ count: 1, input: '{' })],
  ['negative counts', filtered({ count: -1, input: '{}' })],
])('%s are a bad answer', async (_, body) => {
  stubUpstream(() => Response.json(body))
  await expect(listCollectionFilters('apparel', 'US')).rejects.toMatchObject({ name: 'UpstreamError', kind: 'schema' })
})

test('is a read: a failure is tried once more', async () => {
  vi.useFakeTimers()
  const replies = [new Response('', { status: 503 }), answer({ products: { filters: [] } })]
  const asked = stubUpstream(() => replies.shift() ?? Response.error())
  const filters = listCollectionFilters('apparel', 'US')
  await vi.runAllTimersAsync()
  await expect(filters).resolves.toEqual([])
  vi.useRealTimers()
  expect(asked).toHaveLength(2)
})

test.each([
  ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), { kind: 'not_json' }],
  ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } }), { kind: 'not_json' }],
  ['neither data nor errors', () => Response.json({}), { kind: 'schema' }],
  [
    'a refusal',
    () => Response.json({ errors: 'no' }, { status: 401 }),
    { kind: 'status', status: 401, body: { errors: 'no' } },
  ],
  ['a wish to be left alone', () => new Response('', { status: 429 }), { kind: 'busy', status: 429 }],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
])('what the official client says in words stays a typed error: %s', async (_, reply, error) => {
  vi.useFakeTimers()
  forgetProcessState()
  stubUpstream(reply)
  const filters = listCollectionFilters('apparel', 'US').catch((failure: unknown) => failure)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  const service = { service: 'storefront', operation: 'listCollectionFilters', requestId: expect.any(String) }
  expect(await filters).toMatchObject({ ...service, ...error })
})

test('requests that are under way together keep their failures apart', async () => {
  stubUpstream(async (request) => {
    const text = await request.text()
    return text.includes('no-such') ? answer(null) : answer({ products: { filters: [availability] } })
  })
  const both = await Promise.allSettled([
    listCollectionFilters('no-such', 'US'),
    listCollectionFilters('apparel', 'US'),
  ])
  expect(both).toMatchObject([{ reason: { name: 'NotFoundError' } }, { status: 'fulfilled' }])
})

describe('of what the official client says', () => {
  async function askTwiceUnder(version: string, status = 200) {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'], now: Date.parse('2026-03-10T18:00:00.000Z') })
    vi.resetModules()
    forgetProcessState()
    vi.stubEnv('STOREFRONT_API_VERSION', version)
    const { log } = await import('@/lib/core/server/log')
    const { listCollectionFilters: list } = await import('@/lib/services/storefront/client')
    const logged = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
    stubUpstream(() => Response.json({ data: { collection: { products: { filters: [] } } } }, { status }))
    for (const handle of ['apparel', 'smart-bikes']) {
      const asking = list(handle, 'US').catch((failure: unknown) => failure)
      await vi.runAllTimersAsync()
      await asking
    }
    vi.useRealTimers()
    return logged.flatMap(({ mock }) => mock.calls)
  }

  test('a version that the storefront may give up is logged, once', async () => {
    expect(await askTwiceUnder('2019-04')).toEqual([[{ version: '2019-04' }, expect.any(String)]])
  })

  test.each([200, 401])('nothing else is logged, for it has the token in it: status %d', async (status) => {
    expect(await askTwiceUnder('2026-01', status)).toEqual([])
  })
})
