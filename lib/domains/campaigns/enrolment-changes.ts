/** Says that a player has registered for a campaign or withdrawn from it. */
export type EnrolmentChange = { shortName: string; isRegistered: boolean }

type Listener = (change: EnrolmentChange) => void

const listeners = new Set<Listener>()

/** @returns a function that unsubscribes */
export function onEnrolment(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notifies all subscribers, asynchronously [CP-045]. */
export function notifyEnrolment(change: EnrolmentChange): void {
  setTimeout(() => {
    for (const listener of listeners) listener(change)
  }, 0)
}
