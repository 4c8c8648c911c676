import { requestState } from './request-state.ts'

/**
 * Says of the request being handled that nothing is kept of what is read for it: neither in the data cache, nor as missing,
 * nor as a last good reading. For what one visitor wrote (drafts, the live preview of sections), which asks for things that
 * nobody else will.
 */
export function keepNothing(): void {
  const state = requestState.getStore()
  if (state) state.keepsNothing = true
}

/** Whether `keepNothing` was said of it. */
export const keepsNothing = (): boolean => requestState.getStore()?.keepsNothing ?? false
