import { processWide } from '../process-wide.ts'
import type { Attributes, GaugeName } from './gauge-table.ts'

export type Reading = { value: number; attributes?: Attributes }

type Read = () => readonly Reading[]

const known = processWide('gauges', () => new Map<GaugeName, Read>())

/**
 * Says how a gauge is read when somebody looks at `/status`. Costs nothing otherwise.
 */
export function provideGauge(name: GaugeName, read: Read): void {
  known.set(name, read)
}

/** The gauge's values; none if nothing provides it, or if it can't be read. */
export function readGauge(name: GaugeName): readonly Reading[] {
  try {
    return known.get(name)?.() ?? []
  } catch {
    return []
  }
}

/** The gauges that something provides. */
export const providedGauges = (): GaugeName[] => [...known.keys()]
