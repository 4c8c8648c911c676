import { Hono } from 'hono'
import type { Clock } from '../kernel/clock.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const leastPlayers = 9_000

/**
 * How many players and events are live at an instant. The numbers have peaks in the morning and evening (UTC) and at
 * the end of the week, and a slow oscillation, so that two readings a minute apart differ. They change smoothly, so the
 * page shows no jumps.
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

/** A bell curve around an hour of the UTC day, with a maximum of 1; periodic, so that there is no step at midnight. */
function rush(time: number, hour: number, width: number): number {
  const away = Math.abs((time % dayMs) / 3_600_000 - hour)
  return Math.exp(-((Math.min(away, 24 - away) / width) ** 2))
}

/** `GET /relay/public/live-counts`. */
export function liveCountsApi(clock: Clock): Hono {
  return new Hono().get('/relay/public/live-counts', (context) => context.json(liveCounts(clock.now())))
}
