import 'server-only'
import { createHmac } from 'node:crypto'
import { createClient } from '@redis/client'
import { env } from './env'
import { log } from './log'
import { processWide } from './process-wide'
import { outsideRequests } from './request-budget'
import { watchClock } from './store-clock'
import { provideGauge } from './telemetry/gauges'
import { within } from './within'

/** A connection without any answer for about this long is regarded as dead, since requests wait for its answers. */
const SILENCE_MS = 1000
const PING_MS = 400
const MOST_UNANSWERED = Math.ceil(SILENCE_MS / PING_MS)
const LONGEST_PAUSE_MS = 5000

type Patience = { silenceMs: number; pingMs?: number; longestPauseMs: number }

const clientOf = (url: string, { silenceMs, pingMs, longestPauseMs }: Patience) =>
  createClient({
    url,
    // Commands sent while there is no connection fail at once; callers then work without the store.
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: silenceMs,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, longestPauseMs),
    },
  })

export type SharedStore = ReturnType<typeof clientOf>

function connect(url: string): SharedStore {
  const store = clientOf(url, { silenceMs: SILENCE_MS, pingMs: PING_MS, longestPauseMs: LONGEST_PAUSE_MS })
  let isDown = false
  store.on('error', (err: unknown) => {
    // Logged once per outage; the client retries every few seconds.
    if (!isDown) log.warn({ err }, 'the shared store can’t be reached; this instance does without')
    isDown = true
  })
  store.on('ready', () => {
    if (isDown) log.info('the shared store is back')
    isDown = false
  })
  provideGauge('site.redis.connected', () => [{ value: store.isReady ? 1 : 0 }])
  watchClock(store)
  // Failures are reported by 'error'.
  store.connect().catch(() => undefined)
  reconnectWhenSilent(store)
  return store
}

/**
 * Connects again if pings stay unanswered. The socket's own timeout notices silence only without traffic: each write
 * resets it. Counts turns of a timer instead of time, so that a process that stood still itself reads the answers first.
 */
function reconnectWhenSilent(store: SharedStore): void {
  let unanswered = 0
  const heard = () => void (unanswered = 0)
  store.on('ready', heard)
  store.on('ping-interval', heard)
  const look = () => {
    if (!store.isReady) return
    unanswered += 1
    if (unanswered <= MOST_UNANSWERED) return
    store.destroy()
    store.connect().catch(() => undefined)
  }
  setInterval(look, PING_MS).unref()
}

/**
 * The store shared by several instances of the site (docs/decisions/023): a Redis, if `REDIS_URL` names one. Each of
 * its commands may fail, and then this process has to work without it.
 */
export function sharedStore(): SharedStore | undefined {
  const url = env.REDIS_URL
  return url === undefined ? undefined : processWide('shared store', () => outsideRequests(() => connect(url)))
}

/**
 * Opens the connection when a server starts: its first requests would do without the store. Waits a second at most, since
 * a site serves its pages without one, too.
 */
export async function openSharedStore(): Promise<void> {
  const store = sharedStore()
  if (store === undefined || store.isReady) return
  await within(SILENCE_MS, new Promise((resolve) => store.once('ready', resolve)))
}

/**
 * A connection of its own for commands that wait in the store, since every command behind them waits, too. It reports
 * failures through its commands only, and is connected again within a second.
 *
 * @param longestWaitMs how long such a command waits at most, in milliseconds
 */
export function waitingStore(longestWaitMs: number): SharedStore | undefined {
  const url = env.REDIS_URL
  if (url === undefined) return undefined
  return outsideRequests(() => {
    const store = clientOf(url, { silenceMs: longestWaitMs + SILENCE_MS, longestPauseMs: SILENCE_MS })
    store.on('error', () => undefined)
    store.connect().catch(() => undefined)
    return store
  })
}

/** The key of something in the shared store: several sites may use the same store. */
export const storeKey = (name: string): string => `${env.REDIS_PREFIX ?? env.PRODUCT_SLUG}:${name}`

/**
 * The key of something in the shared store. What it belongs to is hashed, so that no key tells who did what.
 *
 * @param kind names the use of the store; part of the key as it is
 * @param id may contain a token or an address
 * @param secret another one than that of today, for what is kept longer than a secret
 */
export function sharedKey(kind: string, id: string, secret = env.SESSION_SECRET): string {
  const hash = createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url')
  return storeKey(`${kind}:${hash}`)
}
