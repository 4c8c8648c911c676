import type { IncomingMessage } from 'node:http'
import { bodyLimits } from '../../core/limits.ts'
import { hasBody, type Refusal } from './refusal.ts'

/** The outcome of waiting for a body. */
export type Arrival = 'here' | 'too many' | 'too slow' | 'gone'

/** Refusals by outcome. A sender that has disconnected gets no answer. */
export const bodyRefusals = {
  'too many': { status: 503, sentence: 'Too much is being sent.' },
  'too slow': { status: 408, sentence: 'The body did not come in time.' },
} as const satisfies Partial<Record<Arrival, Refusal>>

const PUBLISHES = '/api/revalidate'

/**
 * Waits for bodies before their requests are handled, so that slow senders don't occupy places. The number of arriving
 * bodies is limited, per client and in all; publishes are counted apart, since senders of anything else must not delay
 * them.
 */
export class ArrivingBodies {
  readonly #all = new Arrivals(bodyLimits.perClient, bodyLimits.most)
  readonly #publishes = new Arrivals(bodyLimits.publishesPerClient, bodyLimits.publishes)

  /**
   * Calls back once the body has arrived, as far as it fits into the request's own buffer, or with the reason why it
   * won't.
   *
   * @param client that sends it
   */
  receive(request: IncomingMessage, client: string, tell: (arrival: Arrival) => void): void {
    if (!hasBody(request)) return tell('here')
    const arrivals = request.url?.startsWith(PUBLISHES) ? this.#publishes : this.#all
    if (!arrivals.begin(client)) return tell('too many')
    waitFor(request, (arrival) => {
      arrivals.end(client)
      tell(arrival)
    })
  }
}

/** Counts arriving bodies by client. */
class Arrivals {
  readonly #perClient: number
  readonly #most: number
  readonly #ofClient = new Map<string, number>()
  #count = 0

  constructor(perClient: number, most: number) {
    this.#perClient = perClient
    this.#most = most
  }

  begin(client: string): boolean {
    const own = this.#ofClient.get(client) ?? 0
    if (own >= this.#perClient || this.#count >= this.#most) return false
    this.#ofClient.set(client, own + 1)
    this.#count += 1
    return true
  }

  end(client: string): void {
    const left = (this.#ofClient.get(client) ?? 1) - 1
    if (left > 0) this.#ofClient.set(client, left)
    else this.#ofClient.delete(client)
    this.#count -= 1
  }
}

function waitFor(request: IncomingMessage, tell: (arrival: Arrival) => void): void {
  const end = (arrival: Arrival) => {
    clearTimeout(patience)
    request.off('readable', look).off('close', leave)
    tell(arrival)
  }
  const look = () => {
    if (request.complete || request.readableLength >= bodyLimits.buffered) end('here')
  }
  const leave = () => end(request.complete ? 'here' : 'gone')
  const patience = setTimeout(() => end('too slow'), bodyLimits.patienceMs)
  request.on('readable', look).once('close', leave)
  look()
}
