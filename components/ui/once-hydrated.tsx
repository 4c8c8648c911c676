import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * Renders what only script can show. It is in the page's data, but not in the document, which everybody downloads who only
 * reads.
 */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}
