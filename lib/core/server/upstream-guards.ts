import 'server-only'
import { LRUCache } from 'lru-cache'
import { Breaker, type BreakerEntry, type Ending } from './breaker'
import { log } from './log'
import { processWide } from './process-wide'
import { provideGauge } from './telemetry/gauges'
import type { CallClass, Caller } from './upstream-caller'
import { Pace } from './upstream-pace'

/** Number of callers with breakers of their own; the most recent ones are kept. */
const MOST_CALLERS = 2000

/** The name, the breaker and the pace of a class of calls, and the breaker of the caller. */
export type Guards = { name: string; breaker: Breaker; ownBreaker: Breaker; pace: Pace }

// One per process: a limit counted separately by each bundle would be useless.
const known = () =>
  processWide('upstream guards', () => ({
    ofClasses: new Map<string, Pick<Guards, 'breaker' | 'pace'>>(),
    ofCallers: new LRUCache<string, Breaker>({ max: MOST_CALLERS }),
    /** Classes whose last probe failed. */
    failedProbes: new Set<string>(),
  }))

const readingsOf = (isOn: (guards: Pick<Guards, 'breaker' | 'pace'>) => boolean) => () =>
  [...known().ofClasses].map(([name, guards]) => {
    const [service = '', callClass = ''] = name.split(', ')
    return { value: isOn(guards) ? 1 : 0, attributes: { service, class: callClass } }
  })

provideGauge(
  'site.breaker.open',
  readingsOf(({ breaker }) => breaker.isOpen),
)
provideGauge(
  'site.upstream.slowed',
  readingsOf(({ pace }) => pace.isSlowed),
)

/** Once a service is back that failed everybody, the callers' own breakers say nothing of the callers. */
function noteProbe(ofClass: string, ending: Ending): void {
  const { ofCallers, failedProbes } = known()
  if (ending === 'failed') failedProbes.add(ofClass)
  if (ending !== 'served' || !failedProbes.delete(ofClass)) return
  for (const name of ofCallers.keys()) if (name.startsWith(`${ofClass}, `)) ofCallers.delete(name)
}

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
  return { ...ofClass, name, ownBreaker }
}

/**
 * Asks both breakers, the class's and the caller's own, whether a call may be made.
 *
 * @param isProbe whether it tests the service at any time; if it is served after one that failed, no caller's own breaker is
 * open any longer
 */
export function enter({ name, breaker, ownBreaker }: Guards, { party }: Caller, isProbe: boolean): BreakerEntry {
  const first = breaker.enter(party, isProbe)
  if ('openMs' in first) return first
  // Each of the caller's own calls counts separately.
  const own = ownBreaker.enter({}, isProbe)
  if ('openMs' in own) {
    first.leave('not sent')
    return own
  }
  return {
    leave(ending) {
      own.leave(ending)
      first.leave(ending)
      if (isProbe) noteProbe(name, ending)
    },
  }
}
