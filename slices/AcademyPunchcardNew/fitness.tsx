import { clsx } from 'clsx'
import type { FactName, FactTexts } from './fact-texts'

export type FitnessTexts = {
  labels: Record<FactName, string>
  units: { power: string; ratio: string }
  unknown: string
  completeProfile: string
}

type FitnessProps = {
  texts: FitnessTexts
  /** Absent while loading: placeholders of the same size are shown. */
  facts?: FactTexts
  isUnknown?: boolean
  /** Link for players without numbers to where these are entered. */
  profileHref?: string
}

const FACTS = ['power', 'weight', 'ratio', 'run', 'progress'] as const satisfies readonly FactName[]

/** A player's fitness numbers; while they are loading, placeholders take the same space. */
export function Fitness({ texts, facts, isUnknown = false, profileHref }: FitnessProps) {
  const { labels, units, unknown, completeProfile } = texts
  const unitOf: Partial<Record<FactName, string>> = units
  return (
    <div className="hidden gap-3 player:grid">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-5">
        {FACTS.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4 last:max-md:col-span-2">
            <dt className="text-sm text-muted">{labels[name]}</dt>
            <dd className="font-display text-head-sm font-extrabold">
              <span className={clsx(facts === undefined && 'skeleton')}>{withUnit(facts?.[name], unitOf[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="text-sm text-muted">
        {isUnknown && unknown}
      </p>
      {profileHref !== undefined && (
        <a href={profileHref} className="text-sm font-semibold underline">
          {completeProfile}
        </a>
      )}
    </div>
  )
}

function withUnit(value: string | undefined, unit: string | undefined): string {
  if (value === undefined) return '–'
  return unit === undefined ? value : `${value}\u{a0}${unit}`
}
