import { z } from 'zod'
import { machineTime } from '../clock.ts'
import { siteLog } from './logging/logger.ts'
import { provideGauge } from './telemetry/gauges.ts'

const EVERY_MS = 30_000
/** Of an answer: one that took longer may be half of that wrong. */
const LONGEST_MS = 1000
const MICROSECONDS = 1_000_000

/** Seconds since 1970, and microseconds, as the Redis writes them (redis.io, TIME). */
const timeSchema = z.tuple([z.coerce.number(), z.coerce.number()])

type Store = {
  isReady: boolean
  time: () => Promise<unknown>
  on: (event: 'ready', listener: () => void) => unknown
}

/**
 * Compares this machine's clock with that of the shared store, which is the same for all instances, when the store is reached
 * and twice a minute: `site.clock.off`, in seconds, more than 0 if this machine is ahead. Nothing is known while the store is
 * away, or refuses to tell its time, which is logged once. An answer that took longer than a second says nothing new.
 */
export function watchClock(store: Store): void {
  let off: number | undefined
  let hasFailed = false
  const compare = async () => {
    if (!store.isReady) return
    try {
      off = (await secondsAhead(store)) ?? off
    } catch (err) {
      off = undefined
      // Whoever uses the store reports that it is away.
      if (store.isReady && !hasFailed) siteLog().warn({ err }, 'the shared store doesn’t tell its time')
      hasFailed ||= store.isReady
    }
  }
  provideGauge('site.clock.off', () => (off === undefined || !store.isReady ? [] : [{ value: off }]))
  store.on('ready', () => void compare())
  setInterval(() => void compare(), EVERY_MS).unref()
}

/** Undefined if the answer took too long to tell. */
async function secondsAhead(store: Store): Promise<number | undefined> {
  const [asked, begun] = [machineTime(), performance.now()]
  const answer = await store.time()
  const tookMs = performance.now() - begun
  const [seconds, microseconds] = timeSchema.parse(answer)
  return tookMs > LONGEST_MS ? undefined : (asked + tookMs / 2) / 1000 - (seconds + microseconds / MICROSECONDS)
}
