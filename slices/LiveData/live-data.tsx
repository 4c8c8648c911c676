import { CounterPair } from './counter-pair'
import { LiveCounters } from './lazy'

type LiveDataViewProps = {
  title: string
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  playersLabel: string
  eventsLabel: string
  locale: string
}

export function LiveDataView({ title, heading: Heading, playersLabel, eventsLabel, locale }: LiveDataViewProps) {
  return (
    <section className="bg-ink text-paper" data-ground="dark">
      <div className="container grid items-center gap-6 py-10 md:grid-cols-[1fr_auto]">
        <Heading className="flex items-center gap-3 text-head-sm">
          <span className="live-dot" aria-hidden="true" />
          {title}
        </Heading>
        <LiveCounters playersLabel={playersLabel} eventsLabel={eventsLabel} locale={locale}>
          <CounterPair playersLabel={playersLabel} eventsLabel={eventsLabel} players={NOT_YET} events={NOT_YET} />
        </LiveCounters>
      </div>
    </section>
  )
}

/** Stands for a count until the first answer (decisions.md, "Live data"). */
const NOT_YET = '–'
