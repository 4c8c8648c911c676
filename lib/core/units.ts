/** The unit system, from a player's profile; visitors have metric units. */
export type UnitSystem = 'metric' | 'imperial'

const METRES_PER_KILOMETRE = 1000
const METRES_PER_MILE = 1609.344
const METRES_PER_FOOT = 0.3048
const KILOGRAMS_PER_POUND = 0.453_592_37

/** A measure not yet rounded; `unit` is the name that `Intl.NumberFormat` uses. */
export type Measure = { value: number; unit: 'kilometer' | 'mile' | 'meter' | 'foot' | 'kilogram' | 'pound' }

/** The length of a route. */
export function convertLength(metres: number, system: UnitSystem): Measure {
  return system === 'metric'
    ? { value: metres / METRES_PER_KILOMETRE, unit: 'kilometer' }
    : { value: metres / METRES_PER_MILE, unit: 'mile' }
}

/** A climb, given in metres. */
export function convertClimb(metres: number, system: UnitSystem): Measure {
  return system === 'metric' ? { value: metres, unit: 'meter' } : { value: metres / METRES_PER_FOOT, unit: 'foot' }
}

/** A person's weight, given in kilograms. */
export function convertMass(kilograms: number, system: UnitSystem): Measure {
  return system === 'metric'
    ? { value: kilograms, unit: 'kilogram' }
    : { value: kilograms / KILOGRAMS_PER_POUND, unit: 'pound' }
}

/** The inverse of `convertMass`. */
export function kilogramsOf(mass: number, system: UnitSystem): number {
  return system === 'metric' ? mass : mass * KILOGRAMS_PER_POUND
}

/** A time as minutes and seconds: `23:15`. */
export function runTimeText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
