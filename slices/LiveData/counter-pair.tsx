type CounterPairProps = { playersLabel: string; eventsLabel: string; players: string; events: string }

/** The two counts side by side; the same box with and without numbers, so that nothing jumps. */
export function CounterPair({ playersLabel, eventsLabel, players, events }: CounterPairProps) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Counter label={playersLabel} value={players} />
      <Counter label={eventsLabel} value={events} />
    </dl>
  )
}

function Counter({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-36 flex-col-reverse">
      <dt className="text-sm text-muted-on-ink">{label}</dt>
      <dd className="font-display text-head-large font-extrabold text-yellow">{value}</dd>
    </div>
  )
}
