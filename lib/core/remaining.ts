export type Unit = 'days' | 'hours' | 'minutes' | 'seconds'
export type Remaining = Record<Unit, number>

const SECOND_MS = 1000

/** How many seconds each unit has, and how many of it make the next larger one. */
export const units: Readonly<Record<Unit, readonly [seconds: number, most: number]>> = {
  days: [86_400, 1e9],
  hours: [3600, 24],
  minutes: [60, 60],
  seconds: [1, 60],
}

/** The time until a moment, rounded up to whole seconds, so that zeros show exactly at the end and from then on. */
export function countRemaining(endsAt: Date, now: Date): Remaining {
  const left = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS))
  const figure = ([seconds, most]: readonly [number, number]) => Math.floor(left / seconds) % most
  return {
    days: figure(units.days),
    hours: figure(units.hours),
    minutes: figure(units.minutes),
    seconds: figure(units.seconds),
  }
}

/** Milliseconds until the shown seconds change, from 1 to 1000; undefined once the moment has come. */
export function untilNextSecond(endsAt: Date, now: Date): number | undefined {
  const leftMs = endsAt.getTime() - now.getTime()
  return leftMs > 0 ? leftMs % SECOND_MS || SECOND_MS : undefined
}
