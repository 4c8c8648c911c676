'use client'

import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { liveCountsQuery } from '@/lib/domains/live/queries'
import { browserQueryClient } from '@/lib/core/query-client'
import { CounterPair } from './counter-pair'
import { useCountUp } from './use-count-up'

type LiveCountersProps = { playersLabel: string; eventsLabel: string; locale: string }

/** Asks for the counts at once and every minute; after a failure the last ones stay (LV-009 to LV-012). */
export default function LiveCounters(props: LiveCountersProps) {
  return (
    <QueryClientProvider client={browserQueryClient()}>
      <Counts {...props} />
    </QueryClientProvider>
  )
}

function Counts({ playersLabel, eventsLabel, locale }: LiveCountersProps) {
  const { data } = useQuery(liveCountsQuery)
  const players = useCountUp(data?.livePlayersCount)
  const events = useCountUp(data?.liveEventsCount)
  const format = (count: number | undefined) => (count === undefined ? '–' : count.toLocaleString(locale))
  return (
    <CounterPair playersLabel={playersLabel} eventsLabel={eventsLabel} players={format(players)} events={format(events)} />
  )
}
