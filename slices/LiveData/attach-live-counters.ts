import { pollLiveCounts } from '@/lib/domains/live/poll'
import { countUp } from './count-up'

export type LiveCountersOptions = { locale: string }

/** Fills the two server-rendered counters, and keeps them up to date. */
export default function attachLiveCounters(root: HTMLElement, { locale }: LiveCountersOptions): () => void {
  const place = (name: string) => root.querySelector<HTMLElement>(`[data-count="${name}"]`)
  const players = countUp(place('players'))
  const events = countUp(place('events'))
  let format: Intl.NumberFormat | undefined
  const stopPolling = pollLiveCounts((counts) => {
    // Created once, when the first answer arrives: creating the first formatter of a page takes longer than everything
    // else here.
    format ??= new Intl.NumberFormat(locale)
    players.show(counts.livePlayersCount, format)
    events.show(counts.liveEventsCount, format)
  })
  return () => {
    stopPolling()
    players.stop()
    events.stop()
  }
}
