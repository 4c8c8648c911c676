import { vi } from 'vitest'
import { SITE } from './session'

type Marks = { player?: string; playerId?: string }

/** A page in the browser, as far as requests of our own API look at it; by default that of a player. @returns its marks */
export function stubPage(marks: Marks = { player: 'on', playerId: 'maya' }): Marks {
  const dataset = { ...marks }
  vi.stubGlobal('location', new URL(SITE))
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => null,
    getElementById: () => null,
  })
  return dataset
}
