import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { FLAG_FORM_HEADER } from '../../core/server/flag-forms.ts'
import { keptAddressLimits } from '../../core/limits.ts'
import { FROM_CACHE, type PageExchange } from '../page-answer.ts'

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

/**
 * Remembers which addresses were last answered from the page cache: another request for one costs next to nothing. One
 * whose page had to be rendered isn't regarded as cached until some time has passed, so that expensive requests don't
 * pass as cheap ones.
 *
 * Only the names of query parameters count. Those that a page reads lead to pages rendered per request, which are never
 * cached; all others, such as a marketing parameter with a value per visitor, lead to the cached page.
 */
export class KeptAddresses {
  readonly #known: LRUCache<string, 'kept' | 'made'>
  /** Addresses whose answer has been stored (docs/decisions/044). */
  readonly #stored = new LRUCache<string, true>({ max: keptAddressLimits.most })

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#known = new LRUCache({ max: keptAddressLimits.most, ttl: 0, ttlResolution: 0, perf: { now } })
  }

  has(request: RequestHead): boolean {
    return this.#known.get(nameOf(request)) === 'kept'
  }

  /** Whether an answer of the address has been stored, which may be outdated by now. */
  isStored(request: RequestHead): boolean {
    return this.#stored.get(nameOf(request)) === true
  }

  /**
   * Returns a function that marks the address as stored. To be called before the request is handled, which may change
   * its address.
   */
  storedNoter(request: RequestHead): () => void {
    const name = nameOf(request)
    return () => void (name.length <= keptAddressLimits.longest && this.#stored.set(name, true))
  }

  /** Remembers the outcome of a request. To be called before it is handled, which may change its address. */
  learn(request: RequestHead, response: ServerResponse, exchange: Pick<PageExchange, 'isWithoutFramework'>): void {
    const name = nameOf(request)
    if (name.length > keptAddressLimits.longest) return
    response.once('finish', () => {
      const state = exchange.isWithoutFramework ? 'HIT' : response.getHeader(FROM_CACHE)
      if (state !== 'HIT' && state !== 'STALE') this.#known.set(name, 'made', { ttl: keptAddressLimits.madeMs })
      else if (this.#known.get(name) === undefined) this.#known.set(name, 'kept')
    })
  }
}

/**
 * Cache key of a request: the framework caches a page's data apart from its document, players may have pages of their own
 * at an address, and the page may have several forms (docs/decisions/065).
 */
function nameOf({ url = '/', headers }: RequestHead): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const names = query === '' ? [] : [...new Set(new URLSearchParams(query).keys())].toSorted()
  const form = headers.rsc === undefined ? '' : `data ${String(headers['next-router-segment-prefetch'] ?? '')} `
  const isOwn = /(?:^|;\s*)(?:__Host-)?(?:session|draft)/.test(headers.cookie ?? '')
  const flags = headers[FLAG_FORM_HEADER]
  return `${form}${isOwn ? 'own ' : ''}${flags === undefined ? '' : `${String(flags)} `}${path}?${names.join('&')}`
}
