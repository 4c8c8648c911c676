import { Hono } from 'hono'
import type { Clock } from '../kernel/clock.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const leastPlayers = 9_000

/**
 * How many are playing at an instant: evening and morning rushes by the UTC day, a fuller end of the week, and a
 * slow ripple so that two readings a minute apart differ. Smooth everywhere, hence never a jump on the page.
 */
export function liveCounts(now: Date): { livePlayersCount: number; liveEventsCount: number } {
  const time = now.getTime()
  const evening = rush(time, 18.5, 3) * 17_000
  const morning = rush(time, 6.5, 2) * 8_000
  const noon = rush(time, 12, 1.5) * 3_500
  const weekly = 1 + 0.12 * Math.cos((2 * Math.PI * (time - 3 * dayMs)) / weekMs)
  const ripple = 1 + 0.004 * Math.sin(time / 97_000) + 0.003 * Math.sin(time / 41_000)
  const players = (leastPlayers + evening + morning + noon) * weekly * ripple
  return { livePlayersCount: Math.round(players), liveEventsCount: Math.round(players / 115) }
}

/** A bell around an hour of the UTC day, 1 at its top; periodic, so that midnight has no step. */
function rush(time: number, hour: number, width: number): number {
  const away = Math.abs((time % dayMs) / 3_600_000 - hour)
  return Math.exp(-((Math.min(away, 24 - away) / width) ** 2))
}

/** `GET /relay/public/live-counts`. */
export function liveCountsApi(clock: Clock): Hono {
  return new Hono().get('/relay/public/live-counts', (context) => context.json(liveCounts(clock.now())))
}
