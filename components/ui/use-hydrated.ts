import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script is at work: false on the server and in the first drawing, so that both are the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
