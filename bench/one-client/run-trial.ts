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
  /** `lives`, `answers no more`, or what it ended with. */
  process: string
  /** MiB: before the load, the most, at its end, and after the pause. */
  memory: { idle: number; peak: number; end: number; later: number }
  kept: Kept[]
  /** How the loads themselves were answered. */
  outcomes: Outcomes
  isHonest: boolean
  /** ms that the measuring itself was late by, at most: what is in every figure above. */
  ownDelay: number
  /** Programs that wanted a processor, on average of the last minute: others at work on the machine are in the figures, too. */
  machineLoad: number
}

/** A session may write once a second. */
const PLAYERS = 4
/** The first requests of all are slow by the measuring's own doing. */
const OWN_WARM_UP_MS = 1500
/** What visitors have looked at before. */
const WARM = ['/', '/about', '/events', '/news', '/plans', '/help', '/de', '/livez']
/** How long a trial goes on once the site is dead: there is nothing more to see. */
const AFTER_DEATH_MS = 3000

/** Starts a site, has others use it while the trial's loads are made, and looks at what is left. */
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

/** Until they are done, their time is up, or the site is dead. */
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

/** Looks at its memory all the while: who dies leaves none to look at. */
async function untilDead(site: Site, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && site.state().lives) {
    site.memory()
    await sleep(500)
  }
  if (!signal.aborted) await sleep(AFTER_DEATH_MS)
}

/** What could not be looked at any more. */
const lost = (error: unknown): Kept => ({ what: error instanceof Error ? error.message : 'all', kept: 0, of: 1 })

async function processState(site: Site): Promise<string> {
  const { lives, ending } = site.state()
  if (!lives) return `died (${ending})`
  const answer = await ask(site.port, '/livez', { from: '127.0.0.2' }).catch(() => undefined)
  return answer?.status === 200 ? 'lives' : 'answers no more'
}
