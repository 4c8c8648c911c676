/** Covers the scheduler where there is nothing to choose [EV-028]. */
export function Unavailable({ text }: { text: string }) {
  return <p className="scheduler-overlay">{text}</p>
}
