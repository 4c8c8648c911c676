import { LiveCounters } from './lazy'

type LiveDataViewProps = {
  title: string
  heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  playersLabel: string
  eventsLabel: string
  locale: string
}

/** Shown until the first answer (decisions.md, "Live data"); its box has the final size. */
const NOT_YET = '–'

export function LiveDataView({ title, heading: Heading, playersLabel, eventsLabel, locale }: LiveDataViewProps) {
  return (
    <section className="bg-ink text-paper" data-background="dark">
      <div className="container grid items-center gap-6 py-10 md:grid-cols-[minmax(50%,1fr)_auto]">
        <Heading className="flex items-center gap-3 text-head-sm">
          <span className="live-dot" aria-hidden="true" />
          {title}
        </Heading>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Counter name="players" label={playersLabel} />
          <Counter name="events" label={eventsLabel} />
        </dl>
        <LiveCounters locale={locale} />
      </div>
    </section>
  )
}

function Counter({ name, label }: { name: string; label: string }) {
  return (
    <div className="flex min-w-36 flex-col-reverse">
      <dt className="text-sm text-muted-on-ink">{label}</dt>
      <dd data-count={name} className="live-figure">
        {NOT_YET}
      </dd>
    </div>
  )
}
