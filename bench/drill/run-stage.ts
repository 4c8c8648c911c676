import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Stage } from './faults.ts'
import type { Alert } from './prometheus.ts'

type Named = Readonly<Record<string, unknown>>

/** What an operator can look at. */
export type OperatorView = {
  /** The problems that the status of any instance names. */
  problems: () => Promise<Named[]>
  alerts: () => Promise<Alert[]>
  /** The text of docs/operating.md. */
  guide: string
}

const LOOK_MS = 1000
/** For alerts to come, and then to go. */
const PATIENCE_MS = 12 * 60_000

type Seen = { problemMs?: number; alertMs?: number; goneMs?: number }

/** Makes a stage's faults happen, and mends them once all are told. @returns what was not told, or wrongly */
export async function runStage({ name, faults }: Stage, view: OperatorView): Promise<string[]> {
  console.log(`${name}: ${faults.length} faults`)
  const seen = new Map<Fault, Seen>(faults.map((fault) => [fault, {}]))
  const others = new Set<string>()
  const begun = performance.now()
  for (const { begin } of faults) await begin()
  await until(async () => {
    const [problems, alerts] = await Promise.all([view.problems(), view.alerts()])
    const ms = performance.now() - begun
    for (const [fault, times] of seen) {
      if (problems.some((each) => isOf(fault, each))) times.problemMs ??= ms
      if (alerts.some((alert) => alert.isFiring && isAlertOf(fault, alert))) times.alertMs ??= ms
    }
    for (const alert of alerts) {
      if (alert.isFiring && !faults.some((fault) => isAlertOf(fault, alert))) others.add(alert.labels.alertname ?? '')
    }
    return [...seen].every(
      ([fault, times]) => times.alertMs !== undefined && (!fault.problem || times.problemMs !== undefined),
    )
  })
  const mended = performance.now()
  for (const { end } of faults) await end()
  await until(async () => {
    const alerts = await view.alerts()
    for (const [fault, times] of seen) {
      if (alerts.some((alert) => isAlertOf(fault, alert))) delete times.goneMs
      else times.goneMs ??= performance.now() - mended
    }
    return [...seen.values()].every(({ goneMs }) => goneMs !== undefined)
  })
  for (const [fault, times] of seen) console.log(rowOf(fault, times))
  if (others.size > 0) console.log(`  also: ${[...others].join(', ')}`)
  return [...seen].flatMap(([fault, times]) => faultsOf(fault, times, view.guide))
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isDone()) && performance.now() < end) await sleep(LOOK_MS)
}

const hasLabels = ({ labels = {} }: Fault, named: Named) =>
  Object.entries(labels).every(([key, value]) => named[key] === value)
const isOf = (fault: Fault, named: Named) => named.problem === fault.problem && hasLabels(fault, named)
const isAlertOf = (fault: Fault, { labels }: Alert) => labels.alertname === fault.alert && hasLabels(fault, labels)

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(0)} s`)

const rowOf = ({ name, problem, alert }: Fault, { problemMs, alertMs, goneMs }: Seen) =>
  `| ${name} | ${problem ?? ''} | ${seconds(problemMs)} | ${alert} | ${seconds(alertMs)} | ${seconds(goneMs)} |`

function faultsOf({ name, problem, alert }: Fault, { problemMs, alertMs, goneMs }: Seen, guide: string): string[] {
  const isExplained =
    guide.includes(`\n### ${alert}\n`) && (problem === undefined || guide.includes(`\n| ${problem} |`))
  return [
    ...(problem !== undefined && problemMs === undefined ? [`${name}: the status doesn’t say “${problem}”`] : []),
    ...(alertMs === undefined ? [`${name}: ${alert} doesn’t come`] : []),
    ...(goneMs === undefined ? [`${name}: ${alert} stays`] : []),
    ...(isExplained ? [] : [`${name}: docs/operating.md doesn’t explain ${alert}`]),
  ]
}
