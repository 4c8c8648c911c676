import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { processTime } from '../../clock'
import { AppError } from '../../errors'
import { log } from '../log'
import { type Lease, leaseText, type LeaseStore, outcomeText, parseHeld } from './lease-store'

/** A lease ends by itself after this time, unless its holder prolongs it: that long after a holder's death others wait. */
export const LEASE_MS = 8000
const BEAT_MS = 2000
/** How long a caller waits for work at another instance: some deadlines of upstream calls, one after the other. */
export const PATIENCE_MS = 20_000
/** For how long those who have waited find an outcome that is for them alone. */
const WAITING_MS = 2000
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 100
const TRY_AGAIN_SECONDS = 5

/** A pause of about so many milliseconds: callers that wait for the same lease don't ask at the same time. */
const aPause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (0.5 + Math.random())))

/** What a caller can do who asked for a lease. */
export type Asked =
  | { kind: 'run' }
  /** The work was done elsewhere. */
  | { kind: 'settled'; sealed: string }
  /** The store can't be used. `isUnderWay`: a lease of the same work was seen before, so it may be going on. */
  | { kind: 'lost'; isUnderWay: boolean; error: unknown }

/** A new lease for a piece of work. */
export function newLease(work: string): Lease {
  const what = createHash('sha256').update(work).digest('base64url').slice(0, 22)
  return { what, token: randomBytes(16).toString('base64url') }
}

/** The error of a write that can't be done exactly once at the moment, and was not begun. */
export const tryAgainLater = (why: string, cause?: unknown): AppError =>
  new AppError('upstream_unavailable', why, { cause, retryAfterSeconds: TRY_AGAIN_SECONDS })

/**
 * Asks for a key's lease, and waits while another holds it.
 * @throws AppError `upstream_unavailable` if it is not free in time
 */
export async function ask(store: LeaseStore, key: string, lease: Lease): Promise<Asked> {
  const latest = processTime() + PATIENCE_MS
  let [seen, isUnderWay] = ['', false]
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const found = await store.claim(key, lease, seen, LEASE_MS).catch((error: unknown) => ({ error }))
    if (found === null) return { kind: 'run' }
    const held = typeof found === 'string' ? parseHeld(found) : undefined
    if (held === undefined)
      return { kind: 'lost', isUnderWay, error: typeof found === 'string' ? undefined : found.error }
    if (held.state === 'settled') return { kind: 'settled', sealed: held.sealed }
    isUnderWay = true
    if (held.what === lease.what) seen = held.token
    if (processTime() >= latest) throw tryAgainLater('the same work is under way at another instance for too long')
    await aPause(pause)
  }
}

/** The outcome under a key, once work that is under way has ended; undefined if there is none. */
export async function lookUp(store: LeaseStore, key: string): Promise<string | undefined> {
  const latest = processTime() + LEASE_MS
  let seen = ''
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const found = await store.get(key).catch(() => null)
    const held = found === null ? undefined : parseHeld(found)
    if (held === undefined) return undefined
    if (held.state === 'settled') return held.isFor === 'everybody' || held.token === seen ? held.sealed : undefined
    seen = held.token
    if (processTime() >= latest) return undefined
    await aPause(pause)
  }
}

/**
 * Confirms, right before a write, that nobody has taken over meanwhile, since the services know nothing of leases.
 * @throws AppError `upstream_unavailable` if somebody has, or if that can't be known
 */
export type Confirm = () => Promise<void>

/**
 * A write that confirms each time right before it is made. `Member.call` may renew tokens before it, and repeats it after
 * a 401, which takes a while: what was confirmed before that is out of date.
 */
export const confirmed =
  <Answer>(confirm: Confirm, write: (token: string) => Promise<Answer>) =>
  async (token: string): Promise<Answer> => {
    await confirm()
    return write(token)
  }

/** A lease that is held. */
export type HeldLease = {
  confirm: Confirm
  /**
   * Records what the work came to, unless another instance has taken over.
   * @param rememberedMs for how long everybody is given it; 0 for those alone who have waited
   * @returns whether nobody has, as far as is known
   */
  settle: (sealed: string, rememberedMs: number) => Promise<boolean>
}

/** Holds a lease, prolonging it all the time, while `work` runs. */
export async function whileHeld<Result>(
  store: LeaseStore,
  key: string,
  lease: Lease,
  work: (held: HeldLease) => Promise<Result>,
): Promise<Result> {
  const prolong = () => store.replace(key, lease, leaseText(lease), LEASE_MS)
  const beat = setInterval(() => void prolong().catch(() => undefined), BEAT_MS)
  beat.unref()
  const confirm = async () => {
    const isHeld = await prolong().catch((error: unknown) => {
      throw tryAgainLater('the shared store can’t confirm a lease', error)
    })
    if (!isHeld) throw tryAgainLater('another instance has taken over')
  }
  const settle = async (sealed: string, rememberedMs: number) => {
    clearInterval(beat)
    const text = outcomeText(lease, rememberedMs > 0 ? 'everybody' : 'waiting', sealed)
    try {
      const isHeld = await store.replace(key, lease, text, Math.max(rememberedMs, WAITING_MS))
      if (!isHeld) log.warn('another instance has taken over a lease, so its outcome is not recorded')
      return isHeld
    } catch (err) {
      log.warn({ err }, 'the outcome of a lease can’t be recorded')
      return true
    }
  }
  try {
    return await work({ confirm, settle })
  } finally {
    clearInterval(beat)
  }
}
