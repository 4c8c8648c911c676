/** Says that a player has registered for a campaign or withdrawn from it. */
export type EnrolmentNews = { shortName: string; isRegistered: boolean }

type Listener = (news: EnrolmentNews) => void

const listeners = new Set<Listener>()

/** @returns a function that unsubscribes */
export function onEnrolment(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notifies all subscribers, asynchronously [CP-045]. */
export function notifyEnrolment(news: EnrolmentNews): void {
  setTimeout(() => {
    for (const listener of listeners) listener(news)
  }, 0)
}
