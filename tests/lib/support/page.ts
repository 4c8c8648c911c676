import { vi } from 'vitest'

type Marks = { player?: string; playerId?: string }

/** A page in the browser, as far as requests for a player look at it; by default that of a player. @returns its marks */
export function stubPage(marks: Marks = { player: 'on', playerId: 'maya' }): Marks {
  const dataset = { ...marks }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => null,
    getElementById: () => null,
  })
  return dataset
}
