import { z } from 'zod'
import { startOfWeek } from '../../kernel/week.ts'
import type { FieldScope } from './scope.ts'

const unitMs = new Map([
  ['w', 7 * 86_400_000],
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
])

/** A signed offset in weeks, days, hours and minutes: `+3d`, `-2w`, `+3d 18h 30m`; `monday +3d` counts from a Monday. */
export const offsetSchema = z.string().regex(/^(?:monday )?[+-](?:\d+[wdhm] ?)+$/, {
  error: (issue) => `a relative time is an offset such as +3d, "+1d 18h" or "monday -2w", not "${String(issue.input)}"`,
})

/** Prismic's own timestamp format: `2026-01-05T09:00:00+0000`. */
export function timestamp(moment: Date): string {
  return `${wallClock(moment)}+0000`
}

function wallClock(moment: Date): string {
  return moment.toISOString().slice(0, 19)
}

function momentAt(offset: string, today: Date): Date {
  const anchor = offset.startsWith('monday') ? startOfWeek(today) : today
  const sign = offset.includes('-') ? -1 : 1
  const parts = [...offset.matchAll(/(\d+)([wdhm])/g)]
  const distance = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitMs.get(unit) ?? 0), 0)
  return new Date(anchor.getTime() + sign * distance)
}

/** A timestamp at an offset from the anchor's midnight, or from the midnight of the Monday of its week. */
export function relativeTimestamp(offset: string, { anchor }: FieldScope): string {
  return timestamp(momentAt(offset, anchor))
}

/** Like `relativeTimestamp`, but without a zone, for fields with a visitor's wall-clock time. */
export function relativeWallClock(offset: string, { anchor }: FieldScope): string {
  return wallClock(momentAt(offset, anchor))
}

/** Midnight (UTC) of a moment's day. */
export function startOfDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00Z`)
}
