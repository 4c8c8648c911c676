import { processWide } from '../core/server/process-wide.ts'

/** Shared by the server and every bundled copy of this module. */
const state = processWide('draining', () => ({ isDraining: false }))

/** Whether the process is about to end: it finishes what it has begun and takes no new work. */
export const isDraining = (): boolean => state.isDraining

export function beginDraining(): void {
  state.isDraining = true
}
