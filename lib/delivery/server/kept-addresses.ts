import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { keptAddressLimits } from '../../core/limits.ts'

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

/** By this the framework says of a page whether it came from the page cache. */
const FROM_CACHE = 'x-nextjs-cache'

/**
 * Which addresses were answered from the page cache the last time: asking for one again costs next to nothing. One whose
 * page had to be made is not taken for kept until some time has gone by, so that nobody gets work done as if it were none.
 *
 * Of a query only the names count. Those that a page reads lead to pages made for one request, which are never kept; all
 * others, such as a campaign's mark with a value for each visitor, lead to the kept page.
 */
export class KeptAddresses {
  readonly #known: LRUCache<string, 'kept' | 'made'>

  /** @param now milliseconds of a clock that is never set */
  constructor(now: () => number = () => performance.now()) {
    this.#known = new LRUCache({ max: keptAddressLimits.most, ttl: 0, ttlResolution: 0, perf: { now } })
  }

  has(request: RequestHead): boolean {
    return this.#known.get(nameOf(request)) === 'kept'
  }

  /** Remembers what becomes of a request. To be called before it is handled, which may change its address. */
  learn(request: RequestHead, response: ServerResponse): void {
    const name = nameOf(request)
    if (name.length > keptAddressLimits.longest) return
    response.once('finish', () => {
      const state = response.getHeader(FROM_CACHE)
      if (state !== 'HIT' && state !== 'STALE') this.#known.set(name, 'made', { ttl: keptAddressLimits.madeMs })
      else if (this.#known.get(name) === undefined) this.#known.set(name, 'kept')
    })
  }
}

/** The framework keeps a page's data apart from its document, and players may have pages of their own at an address. */
function nameOf({ url = '/', headers }: RequestHead): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const names = query === '' ? [] : [...new Set(new URLSearchParams(query).keys())].toSorted()
  const form = headers.rsc === undefined ? '' : `data ${String(headers['next-router-segment-prefetch'] ?? '')} `
  const isOwn = /(?:^|;\s*)(?:__Host-)?(?:session|draft)/.test(headers.cookie ?? '')
  return `${form}${isOwn ? 'own ' : ''}${path}?${names.join('&')}`
}
