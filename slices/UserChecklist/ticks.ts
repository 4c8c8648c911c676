import * as z from 'zod/mini'

const ticksSchema = z.array(z.string())

/** The names of what a player ticked off; none where storage is switched off or holds something else. */
export function readTicks(key: string): ReadonlySet<string> {
  try {
    return new Set(ticksSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data)
  } catch {
    return new Set()
  }
}

export function keepTicks(key: string, names: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names))
  } catch {
    // Storage is switched off: the ticks last as long as the page.
  }
}
