import 'server-only'
import { LRUCache } from 'lru-cache'
import { Breaker, type Entry } from './breaker'
import { log } from './log'
import { processWide } from './process-wide'
import type { CallClass, Caller } from './upstream-caller'
import { Pace } from './upstream-pace'

/** Callers whose own breakers are known, who called the latest. */
const MOST_CALLERS = 2000

/** What is known of the calls of one class, and of one caller among those who make them. */
export type Guards = { breaker: Breaker; ownBreaker: Breaker; pace: Pace }

// One per process: a limit that each bundle counted for itself would be none.
const known = () =>
  processWide('upstream guards', () => ({
    ofClasses: new Map<string, Pick<Guards, 'breaker' | 'pace'>>(),
    ofCallers: new LRUCache<string, Breaker>({ max: MOST_CALLERS }),
  }))

type Guarded = { service: string; callClass: CallClass; caller: Caller }

export function guardsOf({ service, callClass, caller }: Guarded): Guards {
  const { ofClasses, ofCallers } = known()
  const name = `${service}, ${callClass}`
  const ofClass = ofClasses.get(name) ?? {
    breaker: new Breaker((isOpen) => {
      if (isOpen) log.warn({ service, callClass }, 'breaker opens')
      else log.info({ service, callClass }, 'breaker closes')
    }),
    pace: new Pace((isSlowed) => {
      if (isSlowed) log.warn({ service, callClass }, 'calls are slowed: the service limits the whole site')
      else log.info({ service, callClass }, 'calls go at full speed again')
    }),
  }
  ofClasses.set(name, ofClass)
  const ownName = `${name}, ${caller.party}`
  const ownBreaker = ofCallers.get(ownName) ?? new Breaker()
  ofCallers.set(ownName, ownBreaker)
  return { ...ofClass, ownBreaker }
}

/** Asks both breakers, that of the class and the caller's own, to let a call through. */
export function enter({ breaker, ownBreaker }: Guards, { party }: Caller): Entry {
  const first = breaker.enter(party)
  if ('closedMs' in first) return first
  // Each of the caller's own calls counts.
  const own = ownBreaker.enter({})
  if ('closedMs' in own) {
    first.leave('not sent')
    return own
  }
  return {
    leave(ending) {
      own.leave(ending)
      first.leave(ending)
    },
  }
}
