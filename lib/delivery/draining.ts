import { processWide } from '../core/server/process-wide.ts'

/** The server and each of the bundler's copies of this module share it. */
const state = processWide('draining', () => ({ isDraining: false }))

/** Whether the process is about to end: it finishes what it has begun and wants nothing new. */
export const isDraining = (): boolean => state.isDraining

export function beginDraining(): void {
  state.isDraining = true
}
