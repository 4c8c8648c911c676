import { processWide } from '../core/server/process-wide.ts'
import type { Decision, PageRequest } from '../core/route-decision.ts'
import type { Soon } from '../core/soon.ts'

type Decide = (request: PageRequest) => Soon<Decision>

const slot = processWide<{ decide?: Decide }>('route decisions', () => ({}))

/** Called by the proxy, which the bundler keeps apart from our server, when it is loaded. */
export function provideDecisions(decide: Decide): void {
  slot.decide = decide
}

/** The proxy's decision function; undefined until the proxy is loaded, at the first request for a page. */
export const findDecide = (): Decide | undefined => slot.decide
