import { providedGauges, readGauge, type Reading } from './gauges.ts'
import { type GaugeName, type Metric, metrics } from './metrics.ts'

/** A value at which an operator has to look. */
type Rule = { gauge: GaugeName; isProblem: (value: number) => boolean; problem: string }

const MIB = 1024 * 1024

/** What is a problem, in the words that docs/operating.md explains (a test compares both). */
export const rules: readonly Rule[] = [
  { gauge: 'site.breaker.open', isProblem: (value) => value === 1, problem: 'service out of reach' },
  { gauge: 'site.upstream.slowed', isProblem: (value) => value === 1, problem: 'service limits the site' },
  { gauge: 'site.redis.connected', isProblem: (value) => value === 0, problem: 'redis out of reach' },
  { gauge: 'site.instances.heard', isProblem: (value) => value === 0, problem: 'other instances not heard' },
  { gauge: 'site.clock.off', isProblem: (value) => Math.abs(value) > 30, problem: 'clock is off' },
  { gauge: 'site.publish.age', isProblem: (value) => value > 180, problem: 'publish not checked' },
  { gauge: 'site.front.failing', isProblem: (value) => value === 1, problem: 'front takes no purges' },
  { gauge: 'site.requests.waiting', isProblem: (value) => value > 100, problem: 'requests wait' },
  { gauge: 'site.event_loop.delay', isProblem: (value) => value > 0.2, problem: 'event loop late' },
  { gauge: 'site.closed', isProblem: (value) => value === 1, problem: 'site closed' },
  { gauge: 'site.disk.writable', isProblem: (value) => value === 0, problem: 'disk not writable' },
  { gauge: 'site.disk.free', isProblem: (value) => value < 200 * MIB, problem: 'disk nearly full' },
]

const units = new Map(Object.entries<Metric>(metrics).map(([name, { unit }]) => [name, unit]))

export type Problem = { problem: string; value: number } & Record<string, string | number>

export type Status = {
  status: 'ok' | 'problems'
  problems: Problem[]
  /** All gauges with their units. */
  gauges: Record<string, { unit: string; readings: readonly Reading[] }>
}

/** How the process and what it depends on are now. */
export function readStatus(): Status {
  const problems = rules.flatMap(({ gauge, isProblem, problem }) =>
    readGauge(gauge).flatMap(({ value, attributes }) => (isProblem(value) ? [{ ...attributes, problem, value }] : [])),
  )
  const gauges = providedGauges().flatMap((name) => {
    const readings = readGauge(name)
    return readings.length === 0 ? [] : [[name, { unit: units.get(name) ?? '', readings }] as const]
  })
  return { status: problems.length === 0 ? 'ok' : 'problems', problems, gauges: Object.fromEntries(gauges) }
}
