import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { dataFilePath } from './data-file-path'
import { env } from './env'
import { flagSettings } from './flag-settings'
import { log } from './log'
import { PersistedFile } from './persisted-file'
import { processWide } from './process-wide'
import { sharedStore, storeKey } from './shared-store'

/** What operators have switched over while the site runs, over what the environment says. */
export const switchesSchema = z.object({
  /** Grows with each change: of two states the one with the greater number counts. */
  version: z.number(),
  flags: z.record(z.string(), z.boolean()),
  /**
   * The share of visitors, in per cent, for whom a flag is on. Such a flag is off in `flags`, for instances of a version
   * that knows no shares.
   */
  shares: z.record(z.string(), z.int().min(1).max(99)).optional(),
  isInMaintenance: z.boolean().optional(),
  /** Set while the whole site is closed: after how many minutes visitors may come back. */
  closedForMinutes: z.number().positive().optional(),
})

export type Switches = z.infer<typeof switchesSchema>

type Change = (before: Switches) => Omit<Switches, 'version'>

const NONE: Switches = { version: 0, flags: {} }

const file = () => new PersistedFile(dataFilePath('switches.json', 'all'), switchesSchema)

const state = processWide<{ switches?: Switches }>('switches', () => ({}))

/** The switches of this instance, which outlive its process. */
const current = (): Switches => (state.switches ??= file().read() ?? NONE)

/** Reads what was switched over before this process began, for our server, which looks only at what has been read. */
export const recallSwitches = (): void => void current()

/** The flags that are on or off, as `isFlagOn` reads them; the last one counts. */
export const featureFlags = (): readonly string[] => flagSettings(env.FEATURE_FLAGS, current())

/** Whether the contact form is off the site. */
export const isInMaintenance = (): boolean => current().isInMaintenance ?? env.MAINTENANCE

/**
 * Takes over switches of another instance. Two instances that were without each other may both have made the next
 * version: then both end with both changes.
 *
 * @returns whether they differ from what is known here, so that pages were made with others
 */
export function adoptSwitches(switches: Switches): boolean {
  const known = current()
  if (switches.version < known.version) return false
  const next = switches.version === known.version ? merged(known, switches) : switches
  if (isDeepStrictEqual(next, known)) return false
  state.switches = next
  if (!file().write(next)) log.warn('switches could not be kept: a restart forgets them')
  return true
}

/** The same for either order: where two switches disagree, a flag is off or on for the smaller share, maintenance is on, and the site closed. */
function merged(one: Switches, other: Switches): Switches {
  const names = [...new Set([...Object.keys(one.flags), ...Object.keys(other.flags)])]
  const flags = Object.fromEntries(
    names.map((name) => [name, (one.flags[name] ?? true) && (other.flags[name] ?? true)]),
  )
  const shares = Object.fromEntries(
    names.flatMap((name) => {
      const share = Math.min(shareOf(name, one), shareOf(name, other))
      return share > 0 && share < 100 ? [[name, share]] : []
    }),
  )
  const inMaintenance = [one, other].flatMap(({ isInMaintenance: is }) => is ?? [])
  const closed = [one, other].flatMap(({ closedForMinutes }) => closedForMinutes ?? [])
  return {
    version: one.version,
    flags,
    ...(Object.keys(shares).length > 0 && { shares }),
    ...(inMaintenance.length > 0 && { isInMaintenance: inMaintenance.includes(true) }),
    ...(closed.length > 0 && { closedForMinutes: Math.max(...closed) }),
  }
}

/** For how many visitors in a hundred a flag is on; a flag that isn’t switched over doesn’t disagree. */
const shareOf = (name: string, { flags, shares }: Switches): number =>
  (flags[name] ?? true) ? 100 : (shares?.[name] ?? 0)

/**
 * Brings this instance and the shared store together: what was switched over at either, while they were apart, is so at both.
 *
 * @returns whether anything is otherwise here than before, and what the store lacked, for the other instances
 * @throws Error if the store can't be reached
 */
export async function reconcileSwitches(): Promise<{ hasChanged: boolean; lacking: Switches | undefined }> {
  let hasChanged = false
  if (sharedStore() === undefined) return { hasChanged, lacking: undefined }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const text = await sharedText()
    const shared = parsed(text)
    hasChanged = (shared !== undefined && adoptSwitches(shared)) || hasChanged
    const known = current()
    if (known.version === 0 || isDeepStrictEqual(shared, known)) return { hasChanged, lacking: undefined }
    if (await replaceShared(text, known)) return { hasChanged, lacking: known }
  }
  throw new Error('others change them all the time')
}

/** Sets a text if another one is still there. KEYS: the text's; ARGV: the other text (empty: none), the new one. */
const REPLACE = `
if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2])
return 1`

/** Operators who change something at the same moment are few. */
const MOST_TRIES = 20

/**
 * Changes switches here and in the shared store, so that what is changed elsewhere at the same moment stays. Without the
 * store, they are changed here alone, and the log says so.
 *
 * @returns the new ones, for the other instances
 */
export async function changeSwitches(change: Change): Promise<Switches> {
  const next = (await changeShared(change)) ?? nextOf(change)
  adoptSwitches(next)
  return next
}

async function changeShared(change: Change): Promise<Switches | undefined> {
  if (sharedStore() === undefined) return undefined
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const text = await sharedText()
      const next = nextOf(change, text)
      if (await replaceShared(text, next)) return next
    }
    throw new Error('others change them all the time')
  } catch (err) {
    log.warn({ err }, 'switches were changed on this instance alone')
    return undefined
  }
}

/** @returns whether the store had that text, and has these now */
async function replaceShared(text: string | undefined, switches: Switches): Promise<boolean> {
  const values = [text ?? '', JSON.stringify(switches)]
  return (await sharedStore()?.eval(REPLACE, { keys: [storeKey('switches')], arguments: values })) === 1
}

/** What follows from what all instances have, or from what is known here if that is newer. */
function nextOf(change: Change, text?: string): Switches {
  const shared = parsed(text)
  const before = shared && shared.version > current().version ? shared : current()
  // Clocks differ, and a store may have been emptied: the number only has to grow.
  return { ...change(before), version: before.version + 1 }
}

async function sharedText(): Promise<string | undefined> {
  const text = await sharedStore()?.get(storeKey('switches'))
  return typeof text === 'string' ? text : undefined
}

/** The switches in the shared store; undefined for anything else, which the next change replaces. */
function parsed(text: string | undefined): Switches | undefined {
  try {
    return text === undefined ? undefined : switchesSchema.parse(JSON.parse(text))
  } catch (err) {
    log.warn({ err }, 'the shared store has something else in the place of switches')
    return undefined
  }
}
