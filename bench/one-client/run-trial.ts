import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../../e2e/support/attacks/ask.ts'
import type { Kept } from './kept.ts'
import { type Others, watchOthers } from './others.ts'
import { signInPlayers } from './player.ts'
import { type Serving, type Site, startSite } from './site.ts'
import { type Outcomes, startLoad } from './start-load.ts'
import type { Trial } from './trials.ts'

export type Result = Others & {
  name: string
  seconds: number
  /** `lives`, `answers no more`, or how the process ended. */
  process: string
  /** Memory in MiB: before the load, the maximum, at the end of the load, and after the pause. */
  memory: { idle: number; peak: number; end: number; later: number }
  kept: Kept[]
  /** How the requests of the loads were answered. */
  outcomes: Outcomes
  isHonest: boolean
  /** Maximum delay of the measuring process itself in milliseconds, which is contained in every figure above. */
  ownDelay: number
  /**
   * Average number of programs that wanted a processor in the last minute: other load on the machine affects the
   * figures, too.
   */
  machineLoad: number
}

/** Number of players, since a session may write once a second. */
const PLAYERS = 4
/** Time for the measuring itself to warm up, since its very first requests are slow. */
const OWN_WARM_UP_MS = 1500
/** Pages requested before the measurement. */
const WARM = ['/', '/about', '/events', '/news', '/plans', '/help', '/de', '/livez']
/** How long a trial continues after the site has died. */
const AFTER_DEATH_MS = 3000

/** Starts a site, simulates other clients while the trial's loads run, and checks the site's state afterwards. */
export async function runTrial(trial: Trial, serving: Serving): Promise<Result> {
  const site = await startSite(serving)
  try {
    for (const path of WARM) await ask(site.port, path, { from: '127.0.0.2' })
    const players = await signInPlayers(site, PLAYERS)
    const looks = []
    for (const guard of trial.guards) looks.push(await guard(site))
    await watchOthers(site.port, players, AbortSignal.timeout(OWN_WARM_UP_MS))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const ending = new AbortController()
    const watching = watchOthers(site.port, players, ending.signal)
    const { now: idle } = site.memory()
    const begun = performance.now()
    const outcomes = await makeLoads(trial, site)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const { now: end } = site.memory()
    ending.abort()
    const others = await watching
    delay.disable()
    if (site.state().lives) await sleep(trial.pauseSeconds * 1000)
    const { now: later, peak } = site.memory()
    const process = await processState(site)
    const kept: Kept[] = []
    if (process === 'lives') for (const look of looks) kept.push(await look().catch(lost))
    const { name, isHonest } = trial
    const ownDelay = Math.round(delay.max / 1e6)
    const machineLoad = Math.round((loadavg()[0] ?? 0) * 10) / 10
    return {
      ...others,
      machineLoad,
      name,
      seconds,
      process,
      memory: { idle, peak, end, later },
      kept,
      outcomes,
      isHonest,
      ownDelay,
    }
  } finally {
    await site.stop()
  }
}

/** Runs the loads until they are done, their time is up, or the site has died. */
async function makeLoads({ loads, seconds, meanwhile }: Trial, site: Site): Promise<Outcomes> {
  const ending = new AbortController()
  const time = sleep(seconds * 1000, undefined, { signal: ending.signal }).catch(() => undefined)
  const load = loads.length === 0 ? undefined : startLoad(loads, site)
  const publishing = meanwhile?.(site, ending.signal)
  await Promise.race([time, untilDead(site, ending.signal), ...(load ? [load.done] : [])])
  ending.abort()
  load?.stop()
  await publishing
  return (await load?.done) ?? {}
}

/** Waits until the site dies, and reads its memory regularly, since it can't be read after the process has died. */
async function untilDead(site: Site, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && site.state().lives) {
    site.memory()
    await sleep(500)
  }
  if (!signal.aborted) await sleep(AFTER_DEATH_MS)
}

/** The result of a check that failed. */
const lost = (error: unknown): Kept => ({ what: error instanceof Error ? error.message : 'all', kept: 0, of: 1 })

async function processState(site: Site): Promise<string> {
  const { lives, ending } = site.state()
  if (!lives) return `died (${ending})`
  const answer = await ask(site.port, '/livez', { from: '127.0.0.2' }).catch(() => undefined)
  return answer?.status === 200 ? 'lives' : 'answers no more'
}
