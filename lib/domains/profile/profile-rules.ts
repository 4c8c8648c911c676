import { numberFormat } from '@/lib/core/formats'
import { kilogramsOf, convertMass, type UnitSystem } from '@/lib/core/units'

export const LONGEST_NAME = 60

/** Plausible limits: values outside are typing errors (decided here; the game server has the same). */
export const limits = {
  ftpWatts: { min: 20, max: 700 },
  weightKg: { min: 20, max: 300 },
  runTime5kmSeconds: { min: 10 * 60, max: 2 * 3600 },
} as const

/**
 * Parses whole watts.
 * @returns null if nothing was typed, undefined if it is no plausible FTP
 */
export function readFtp(text: string): number | null | undefined {
  const typed = normalized(text)
  if (typed === '') return null
  return /^\d{1,4}$/.test(typed) ? within(limits.ftpWatts, Number(typed)) : undefined
}

/**
 * Parses a weight in the player's unit, with decimal point or comma, into kilograms, to the nearest ten grams.
 * @returns null if nothing was typed, undefined if it is no plausible weight
 */
export function readWeight(text: string, system: UnitSystem): number | null | undefined {
  const typed = normalized(text)
  if (typed === '') return null
  const kilograms = kilogramsFrom(typed, system)
  return kilograms === undefined ? undefined : within(limits.weightKg, kilograms)
}

/**
 * Parses minutes and seconds, `23:15`, into seconds.
 * @returns null if nothing was typed, undefined if it is no plausible time for 5 km
 */
export function readRunTime(text: string): number | null | undefined {
  const typed = normalized(text)
  if (typed === '') return null
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(typed) ?? []
  return minutes === undefined ? undefined : within(limits.runTime5kmSeconds, Number(minutes) * 60 + Number(seconds))
}

/** Formats a weight to a tenth of the player's unit, in the language's number format. */
export function weightText(kilograms: number, system: UnitSystem, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(
    convertMass(kilograms, system).value,
  )
}

/** The limits of `readWeight`, as whole numbers of a unit. */
export function weightLimits(system: UnitSystem): { min: number; max: number } {
  const { min, max } = limits.weightKg
  return { min: Math.ceil(convertMass(min, system).value), max: Math.floor(convertMass(max, system).value) }
}

/** Converts a typed weight to the other unit; text that is no number stays as it is. */
export function convertedWeight(text: string, to: UnitSystem, locale: string): string {
  const kilograms = kilogramsFrom(normalized(text), to === 'metric' ? 'imperial' : 'metric')
  return kilograms === undefined ? text : weightText(kilograms, to, locale)
}

function kilogramsFrom(typed: string, system: UnitSystem): number | undefined {
  const decimal = typed.replace(',', '.')
  if (!/^\d{1,4}(?:\.\d{1,4})?$/.test(decimal)) return undefined
  return Math.round(kilogramsOf(Number(decimal), system) * 100) / 100
}

function within({ min, max }: { min: number; max: number }, value: number): number | undefined {
  return value >= min && value <= max ? value : undefined
}

/** Normalizes full-width digits, points and colons of Japanese keyboards. */
const normalized = (text: string) => text.normalize('NFKC').trim()
