import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { listCollectionFilters, listMarketplaceItems } from '@/lib/services/storefront/client'
import { restateRefusal } from '@/lib/services/storefront/refusal'
import { forgetProcessState } from '../../../support/forget-process-state'
import { stubStorefront } from './stand-in'

// Shopify's limits, told by the stand-in as Shopify tells them (docs/shopify-compared.md).

const context = { country: 'US', language: 'EN' }

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

async function outcomeOf<Value>(work: Promise<Value>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

/** How work has ended after so many milliseconds. */
async function settledIn<Value>(milliseconds: number, work: Promise<Value>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

describe('a throttled question', () => {
  test('is one that was limited: it is asked no more until there are points for it', async () => {
    const { asked, set } = stubStorefront()
    set({ limit: 'throttled' })
    const failure = await outcomeOf(listMarketplaceItems({ context }))
    expect(failure).toMatchObject({ service: 'storefront', kind: 'busy', status: 429 })
    const before = asked.length
    set({})
    const sentAtOnce = listMarketplaceItems({ context }).catch((error: unknown) => error)
    expect(asked).toHaveLength(before)
    await vi.runAllTimersAsync()
    expect(await sentAtOnce).toMatchObject({ items: expect.any(Array) })
    expect(asked).toHaveLength(before + 1)
  })

  test('limits itself alone: another one is answered', async () => {
    const { set } = stubStorefront()
    set({ limit: 'throttled' })
    await outcomeOf(listMarketplaceItems({ context }))
    set({})
    expect(await outcomeOf(listCollectionFilters('apparel', 'US'))).toEqual(expect.any(Array))
  })
})

test('a security rejection is asked about once, and noted for the operator', async () => {
  const { asked, set } = stubStorefront()
  set({ limit: 'rejected' })
  const failure = listMarketplaceItems({ context }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await failure).toMatchObject({ kind: 'busy', retryAfterSeconds: 60 })
  await expect(listMarketplaceItems({ context })).rejects.toMatchObject({ kind: 'busy' })
  expect(asked, 'the same is not asked again for a minute').toHaveLength(1)
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ status: 430 }), expect.stringContaining('rejected'))
})

test('a visitor who is rejected is rejected alone', async () => {
  const { asked, set } = stubStorefront()
  set({ limit: 'rejected', limitedBuyer: '203.0.113.7' })
  const ask = (buyer?: string) => outcomeOf(listMarketplaceItems({ context, buyer }))
  expect(await ask('203.0.113.7')).toMatchObject({ kind: 'busy' })
  expect(await ask('203.0.113.8')).toMatchObject({ items: expect.any(Array) })
  expect(await ask()).toMatchObject({ items: expect.any(Array) })
  expect(asked.map(({ headers }) => headers.get('Shopify-Storefront-Buyer-IP'))).toEqual([
    '203.0.113.7',
    '203.0.113.8',
    null,
  ])
})

test('a visitor who is rejected is rejected for whatever is asked next, and slows nobody, however many are', async () => {
  const { asked, set } = stubStorefront()
  for (let visitor = 1; visitor <= 6; visitor += 1) {
    const buyer = `203.0.113.${visitor}`
    set({ limit: 'rejected', limitedBuyer: buyer })
    expect(await settledIn(1000, listMarketplaceItems({ context, buyer }))).toMatchObject({ kind: 'busy' })
  }
  const before = asked.length
  const inFrench = { country: 'CA', language: 'FR' }
  const again = listMarketplaceItems({ context: inFrench, buyer: '203.0.113.6' })
  expect(await settledIn(1000, again)).toMatchObject({ kind: 'busy' })
  expect(asked).toHaveLength(before)
  set({})
  const forPages = [context, inFrench, { country: 'GB', language: 'EN' }].map((each) =>
    listMarketplaceItems({ context: each }),
  )
  for (const each of forPages) expect(await settledIn(0, each)).toMatchObject({ items: expect.any(Array) })
})

test('a failure of Shopify’s own in a 200 passes, so that it is asked once more', async () => {
  const answers = [
    Response.json({ errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    Response.json({ data: { metaobjects: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } } }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  expect(await outcomeOf(listMarketplaceItems({ context }))).toMatchObject({ items: [] })
})

describe('the answer that is restated', () => {
  const throttled = (cost?: object) =>
    Response.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } })
  const wait = async (answer: Response) => (await restateRefusal(answer)).headers.get('retry-after')
  const cost = (requestedQueryCost: number, currentlyAvailable: number) => ({
    requestedQueryCost,
    throttleStatus: { currentlyAvailable, restoreRate: 50 },
  })

  test.each([
    [cost(752, 666), '2'],
    [cost(10, 666), '1'],
    [{ ...cost(1, 1), throttleStatus: { currentlyAvailable: 1, restoreRate: 0 } }, null],
    [{ requestedQueryCost: 'much' }, null],
    [undefined, null],
  ])('says when there are points again: %j → %s', async (given, seconds) => {
    expect(await wait(throttled(given))).toBe(seconds)
    expect((await restateRefusal(throttled(given))).status).toBe(429)
  })

  test.each([
    Response.json({ data: {} }),
    Response.json({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] }),
    Response.json({ errors: 'THROTTLED' }),
    new Response('<html>THROTTLED</html>'),
    Response.json({ errors: [{ extensions: { code: 'THROTTLED' } }] }, { status: 500 }),
    new Response(null, { status: 429, headers: { 'retry-after': '7' } }),
  ])('is no other than a limit', async (answer) => {
    expect(await restateRefusal(answer)).toBe(answer)
    expect(answer.bodyUsed).toBe(false)
  })
})
