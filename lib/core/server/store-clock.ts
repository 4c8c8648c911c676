import { z } from 'zod'
import { machineTime } from '../clock.ts'
import { provideGauge } from './telemetry/gauges.ts'

const EVERY_MS = 30_000
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
 * away. An answer that took a second may be half a second wrong.
 */
export function watchClock(store: Store): void {
  let off: number | undefined
  const compare = () => {
    off = undefined
    if (store.isReady)
      secondsAhead(store).then(
        (seconds) => void (off = seconds),
        // Whoever uses the store reports that it fails.
        () => undefined,
      )
  }
  provideGauge('site.clock.off', () => (off === undefined ? [] : [{ value: off }]))
  store.on('ready', compare)
  setInterval(compare, EVERY_MS).unref()
}

async function secondsAhead(store: Store): Promise<number> {
  const asked = machineTime()
  const answer = await store.time()
  const [seconds, microseconds] = timeSchema.parse(answer)
  const here = (asked + machineTime()) / 2 / 1000
  return here - (seconds + microseconds / MICROSECONDS)
}
