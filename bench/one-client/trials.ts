import { attacks, visitors } from '../../e2e/support/attacks/loads.ts'
import { foreignActions, type Guard, keepPublishing, madeEntries, pageFiles, policies } from './kept.ts'
import type { Site } from './site.ts'

/** An attack on a fresh site, and checks of what it must not change. */
export type Trial = {
  name: string
  /** Loads that run at the same time. */
  loads: readonly string[]
  seconds: number
  /** Pause before the site's memory is read. */
  pauseSeconds: number
  guards: readonly Guard[]
  /** Whether the loads are honest visitors, so that every answer to them counts. */
  isHonest: boolean
  meanwhile?: (site: Site, signal: AbortSignal) => Promise<void>
}

const usual = { seconds: 20, pauseSeconds: 60, guards: [pageFiles], isHonest: false }

const special: Readonly<Record<string, Partial<Trial>>> = {
  'policy-headers': { guards: [pageFiles, policies], meanwhile: keepPublishing },
  forms: { guards: [pageFiles, foreignActions] },
  fundraisers: { seconds: 600, guards: [pageFiles, madeEntries] },
  'slow-bodies': { seconds: 40 },
  'slow-bodies-600': { seconds: 40 },
  idle: { seconds: 90 },
}

/** Attacks whose client is locked out for a while, with all its other requests. */
const SHUT_OUT = new Set(['pipelining-unread', 'pipelining-one', 'pipelining-home'])

const together = {
  ...usual,
  seconds: 300,
  guards: [pageFiles, policies, madeEntries],
  meanwhile: keepPublishing,
}
const attackNames = attacks.map(({ name }) => name)

/** The trials, in the order of the report. The first shows how the machine itself affects the figures. */
export const trials: readonly Trial[] = [
  { ...usual, name: 'calm', loads: [] },
  ...attacks.map(({ name }) => trialOf(name, special[name])),
  ...visitors.map(({ name }) => trialOf(name, { seconds: 300, isHonest: true })),
  { ...together, name: 'all', loads: attackNames },
  { ...together, name: 'all-not-shut-out', loads: attackNames.filter((name) => !SHUT_OUT.has(name)) },
]

/** A trial with a single load. */
function trialOf(name: string, changes: Partial<Trial> = {}): Trial {
  return { ...usual, name, loads: [name], ...changes }
}

/** The trials with the given names: `pipelining` means all whose names begin with it; no name means all trials. */
export function trialsNamed(names: readonly string[]): Trial[] {
  const unknown = names.find((name) => !trials.some((trial) => isNamed(trial, name)))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}: ${trials.map(({ name }) => name).join(', ')}.`)
  return trials.filter((trial) => names.length === 0 || names.some((name) => isNamed(trial, name)))
}

const isNamed = ({ name }: Trial, asked: string) => name === asked || name.startsWith(`${asked}-`)
