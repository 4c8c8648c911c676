import { processWide } from '../process-wide.ts'
import type { Attributes, GaugeName } from './metrics.ts'

export type Reading = { value: number; attributes?: Attributes }

type Read = () => readonly Reading[]

const known = processWide('gauges', () => new Map<string, Read>())

/**
 * Says how a gauge is read when somebody looks at `/status`, and each time that metrics are exported. Costs nothing
 * otherwise.
 */
export function provideGauge(name: GaugeName, read: Read): void {
  known.set(name, read)
}

/** The gauge's values; none if nothing provides it, or if it can't be read. */
export function readGauge(name: string): readonly Reading[] {
  try {
    return known.get(name)?.() ?? []
  } catch {
    return []
  }
}

/** Names of the gauges that something provides. */
export const providedGauges = (): string[] => [...known.keys()]
