import { requestState } from './request-state.ts'

/**
 * Marks the current request so that nothing read for it is stored: neither in the data cache, nor as missing, nor as a
 * last good reading. For drafts and the live preview, whose reads are of no use to others.
 */
export function keepNothing(): void {
  const state = requestState.getStore()
  if (state) state.keepsNothing = true
}

/** Whether `keepNothing` was called for the current request. */
export const keepsNothing = (): boolean => requestState.getStore()?.keepsNothing ?? false
