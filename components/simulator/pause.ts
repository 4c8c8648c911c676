import { useSyncExternalStore } from 'react'

/** Pauses are compared by identity: two pauses of equal length are different ones. */
type Pause = { seconds: number }

let current: Pause | undefined
const listeners = new Set<() => void>()

function change(to: Pause | undefined): void {
  current = to
  for (const tell of listeners) tell()
}

/** Notes that the server renders nothing for this browser for so many seconds. */
export const beginPause = (seconds: number): void => change({ seconds })

export const endPause = (): void => change(undefined)

/** The pause that the server has asked for, while it lasts. */
export function usePause(): Pause | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
}
