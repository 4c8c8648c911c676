export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

const SECOND_MS = 1000

/** The time until a moment, rounded up to whole seconds, so that zeros show exactly at the end and from then on. */
export function countRemaining(endsAt: Date, now: Date): Remaining {
  const seconds = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Milliseconds until the shown seconds change, from 1 to 1000; undefined once the moment has come. */
export function untilNextSecond(endsAt: Date, now: Date): number | undefined {
  const leftMs = endsAt.getTime() - now.getTime()
  return leftMs > 0 ? leftMs % SECOND_MS || SECOND_MS : undefined
}
