import 'server-only'
import { bulkhead, wrap, type BulkheadPolicy, type IPolicy } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

const CALLS_AT_ONCE = 32
const CALLS_WAITING = 128
/** Half of the slots, so that the other half remains for others if one client causes slow calls. */
const CALLS_OF_CLIENT_AT_ONCE = 16
/** More calls than one request may cause (`requestLimits.upstreamCalls`). */
const CALLS_OF_CLIENT_WAITING = 128
/** Number of clients whose shares are remembered, the most recent ones; admission allows fewer clients at once. */
const MOST_SHARES = 1000

const places = () =>
  processWide('upstream places', () => ({
    ofServices: new Map<string, BulkheadPolicy>(),
    ofClients: new LRUCache<string, BulkheadPolicy>({ max: MOST_SHARES }),
  }))

/**
 * Limits the calls of a service: so many at once, so many waiting; others are rejected. A client's calls queue among
 * themselves once it has half of the slots; the site's own work has no such share.
 */
export function placesOf(service: string, client: string | undefined): IPolicy {
  const { ofServices, ofClients } = places()
  const all = ofServices.get(service) ?? bulkhead(CALLS_AT_ONCE, CALLS_WAITING)
  ofServices.set(service, all)
  if (client === undefined) return all
  const name = `${service} ${client}`
  const share = ofClients.get(name) ?? bulkhead(CALLS_OF_CLIENT_AT_ONCE, CALLS_OF_CLIENT_WAITING)
  ofClients.set(name, share)
  return wrap(share, all)
}
