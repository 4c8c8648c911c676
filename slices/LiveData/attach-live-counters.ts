import { pollLiveCounts } from '@/lib/domains/live/poll'
import { countUp } from './count-up'

export type LiveCountersOptions = { locale: string }

/** Fills the two counters that the server drew, and keeps them fresh. */
export default function attachLiveCounters(root: HTMLElement, { locale }: LiveCountersOptions): () => void {
  const place = (name: string) => root.querySelector<HTMLElement>(`[data-count="${name}"]`)
  const players = countUp(place('players'), locale)
  const events = countUp(place('events'), locale)
  const stopPolling = pollLiveCounts((counts) => {
    players.show(counts.livePlayersCount)
    events.show(counts.liveEventsCount)
  })
  return () => {
    stopPolling()
    players.stop()
    events.stop()
  }
}
