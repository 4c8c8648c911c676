import type { OwnProgressAnswer } from '@/lib/domains/campaigns/own-progress'
import { ProgressPanel } from './progress-panel'

type ProgressListProps = { answer: OwnProgressAnswer; heading: 'h2' | 'h3' }

/** How far a player has come in several campaigns, and what isn't known of them. */
export function ProgressList({ answer: { campaigns, note }, heading }: ProgressListProps) {
  return (
    <>
      {campaigns.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {campaigns.map((progress) => (
            <li key={progress.path} className="not-first:border-t not-first:border-line not-first:pt-8">
              <ProgressPanel progress={progress} heading={heading} />
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && <p className="not-first:mt-6">{note}</p>}
    </>
  )
}
