import 'server-only'
import { z } from 'zod'
import { dataFilePath } from './data-file-path'
import { env } from './env'
import { log } from './log'
import { PersistedFile } from './persisted-file'
import { processWide } from './process-wide'
import { sharedStore, storeKey } from './shared-store'

/** What operators have switched over while the site runs, over what the environment says. */
export const switchesSchema = z.object({
  /** Grows with each change: of two states the one with the greater number counts. */
  version: z.number(),
  flags: z.record(z.string(), z.boolean()),
  isInMaintenance: z.boolean().optional(),
})

export type Switches = z.infer<typeof switchesSchema>

const NONE: Switches = { version: 0, flags: {} }

const file = () => new PersistedFile(dataFilePath('switches.json', 'all'), switchesSchema)

const state = processWide<{ switches?: Switches }>('switches', () => ({}))

/** The switches of this instance, which outlive its process. */
const current = (): Switches => (state.switches ??= file().read() ?? NONE)

/** The flags that are on or off, as `isFlagOn` reads them; the last one counts. */
export function featureFlags(): readonly string[] {
  const switched = Object.entries(current().flags)
  if (switched.length === 0) return env.FEATURE_FLAGS
  return [...env.FEATURE_FLAGS, ...switched.map(([name, isOn]) => (isOn ? name : `-${name}`))]
}

/** Whether the contact form is off the site. */
export const isInMaintenance = (): boolean => current().isInMaintenance ?? env.MAINTENANCE

/**
 * Takes over switches of another instance.
 *
 * @returns whether they differ from what is known here, so that pages were made with others
 */
export function adoptSwitches(switches: Switches): boolean {
  if (switches.version <= current().version) return false
  state.switches = switches
  if (!file().write(switches)) log.warn('switches could not be kept: a restart forgets them')
  return true
}

/** Takes over what the shared store has: an instance that was away has missed changes. @returns as `adoptSwitches` */
export async function adoptSharedSwitches(): Promise<boolean> {
  const shared = await sharedSwitches()
  return shared !== undefined && adoptSwitches(shared)
}

/** Changes switches here and in the shared store. @returns the new ones, for the other instances */
export async function changeSwitches(change: (before: Switches) => Omit<Switches, 'version'>): Promise<Switches> {
  const shared = await sharedSwitches()
  const before = shared && shared.version > current().version ? shared : current()
  // Clocks differ, and a store may have been emptied: the number only has to grow.
  const switches = { ...change(before), version: before.version + 1 }
  adoptSwitches(switches)
  await sharedStore()
    ?.set(storeKey('switches'), JSON.stringify(switches))
    .catch((err: unknown) => log.warn({ err }, 'switches were changed on this instance alone'))
  return switches
}

async function sharedSwitches(): Promise<Switches | undefined> {
  try {
    const text = await sharedStore()?.get(storeKey('switches'))
    return typeof text === 'string' ? switchesSchema.parse(JSON.parse(text)) : undefined
  } catch (err) {
    log.warn({ err }, 'switches of other instances can’t be read')
    return undefined
  }
}
