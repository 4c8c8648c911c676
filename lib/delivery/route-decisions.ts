import { processWide } from '../core/server/process-wide.ts'
import type { Decision, PageRequest } from '../core/route-decision.ts'
import type { Soon } from '../core/soon.ts'

type Decide = (request: PageRequest) => Soon<Decision>

const slot = processWide<{ decide?: Decide; decided?: RegExp }>('route decisions', () => ({}))

/**
 * Called by the proxy, which the bundler keeps apart from our server, when it is loaded.
 *
 * @param matchers the paths that the proxy decides about, as the framework matches them
 */
export function provideDecisions(decide: Decide, matchers: readonly string[]): void {
  slot.decide = decide
  slot.decided = new RegExp(matchers.map((matcher) => `^${matcher}$`).join('|'))
}

/** The proxy's decision function; undefined until the proxy is loaded, at the first request for a page. */
export const findDecide = (): Decide | undefined => slot.decide

/**
 * Whether the proxy decides about an address. The framework's own paths don't count: it reads them in its own ways.
 *
 * @param address path and query as received
 */
export function isDecidedByProxy(address: string): boolean {
  const path = address.replace(/[?#].*/s, '')
  return slot.decided?.test(path) === true && !path.startsWith('/_next')
}
