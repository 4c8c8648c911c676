import { onTestFinished } from 'vitest'

/** Puts the visitor into a zone, until the test is finished. */
export function travelTo(zone: string): void {
  const before = process.env.TZ
  process.env.TZ = zone
  onTestFinished(() => {
    process.env.TZ = before
  })
}
