import { describe, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { forgetProcessState } from '../../../support/forget-process-state'
import { stubUpstream } from '../../support/upstream'

const BUYER = 'Shopify-Storefront-Buyer-IP'

const pageOf = (title: string) =>
  Response.json({
    data: {
      metaobjects: {
        edges: [{ node: { handle: title, fields: [{ key: 'title', value: title }] } }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  })

/** The route and the pages' read, with nothing read yet. */
async function started() {
  vi.resetModules()
  forgetProcessState()
  const [{ GET }, { findItems }, { log }] = await Promise.all([
    import('@/app/api/shop/route'),
    import('@/lib/domains/marketplace/server'),
    import('@/lib/core/server/log'),
  ])
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const get = async (network: string | undefined, market = 'en-us') => {
    const headers = network === undefined ? new Headers() : new Headers({ [CLIENT_HEADER]: network })
    const url = `http://localhost:3000/api/shop?market=${market}&locale=en`
    const answer = await GET(new Request(url, { headers }))
    const { items }: { items: { name: string }[] } = await answer.json()
    return items.map(({ name }) => name)
  }
  return { get, findItems, warn }
}

const buyers = (asked: readonly Request[]) => asked.map(({ headers }) => headers.get(BUYER))

describe('the storefront is told of a visitor', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::'],
  ])('for whom alone it is asked: %s', async (network, address) => {
    const { get } = await started()
    const asked = stubUpstream(() => pageOf('Jersey'))
    expect(await get(network)).toEqual(['Jersey'])
    expect(buyers(asked)).toEqual([address])
  })

  test.each([
    undefined,
    'unknown',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    'fd00:0:0:1::/64',
    '0:0:0:0::/64',
  ])('not whose address is no visitor’s: %s', async (network) => {
    const { get } = await started()
    const asked = stubUpstream(() => pageOf('Jersey'))
    expect(await get(network)).toEqual(['Jersey'])
    expect(buyers(asked)).toEqual([null])
  })

  test('never in what a page shows to everybody, though a visitor’s request has it made', async () => {
    const { withRequestBudget } = await import('@/lib/core/server/request-budget')
    const { findItems } = await started()
    const asked = stubUpstream(() => pageOf('Jersey'))
    await withRequestBudget(() => findItems('en-us'), '203.0.113.7')
    expect(buyers(asked)).toEqual([null])
  })
})

describe('what was read for one visitor', () => {
  test('is given to others for a minute, in the same market', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { get } = await started()
    const asked = stubUpstream(() => pageOf('Jersey'))
    await get('203.0.113.7')
    await get('203.0.113.8')
    expect(buyers(asked)).toEqual(['203.0.113.7'])
    await get('203.0.113.8', 'de-de')
    vi.advanceTimersByTime(60_000)
    await get('203.0.113.9')
    expect(buyers(asked)).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.9'])
    vi.useRealTimers()
  })

  test('is not waited for by others, who are shown what pages show', async () => {
    const { get } = await started()
    let answer: (response: Response) => void = () => undefined
    const asked = stubUpstream((request) =>
      request.headers.has(BUYER) ? new Promise((resolve) => (answer = resolve)) : pageOf('Page'),
    )
    const first = get('203.0.113.7')
    await vi.waitUntil(() => asked.length === 1)
    expect(await get('203.0.113.8')).toEqual(['Page'])
    answer(pageOf('Fresh'))
    expect(await first).toEqual(['Fresh'])
    expect(buyers(asked)).toEqual(['203.0.113.7', null])
  })

  test('is what pages show, if the storefront refuses the visitor; others aren’t refused with them', async () => {
    const { get, warn } = await started()
    stubUpstream(({ headers }) =>
      headers.get(BUYER) === '203.0.113.7' ? new Response(null, { status: 430 }) : pageOf(headers.get(BUYER) ?? 'Page'),
    )
    expect(await get('203.0.113.7')).toEqual(['Page'])
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ locale: 'en-us' }),
      'a visitor is shown the items of the page',
    )
    expect(await get('203.0.113.8')).toEqual(['203.0.113.8'])
  })
})
