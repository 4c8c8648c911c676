import type { ReactNode } from 'react'
import {
  stagesAround,
  stageStatus,
  type SeriesStage,
  type StageProgress,
  type StageStatus,
  type WallClock,
} from '@/lib/domains/events/stages/stage'

/** A stage with its server-rendered parts. */
export type StagePanel = SeriesStage & {
  /** Picture and name. */
  header: ReactNode
  /** The scheduler and its surroundings, for the active stage. */
  content: ReactNode
  /** A link to its popup, which lists its events. */
  popup: ReactNode
  /** Replaces the default text for a stage that is over. */
  makeUpMessage: string
  dates: string | undefined
}

export type StageTexts = Record<'happeningNow' | 'completed' | 'comingSoon', string>

export type StagesProps = {
  stages: StagePanel[]
  isOnDemand: boolean
  texts: StageTexts
}

type StagesViewProps = StagesProps & { now: WallClock; progress?: readonly StageProgress[] }

/**
 * A series: the current stage and the others in rows of three, or all of them on demand [EV-029 to EV-032]. A single
 * stage takes the whole block.
 */
export function StagesView({ stages, isOnDemand, texts, now, progress }: StagesViewProps) {
  const statusOf = (stage: SeriesStage) => stageStatus(stage, { now, progress, isOnDemand })
  const { active, inactive } = isOnDemand ? onDemand(stages) : stagesAround(stages, now)
  const wordOf = (stage: StagePanel, whileNotOnDemand: typeof activeWord) =>
    (isOnDemand ? onDemandWord : whileNotOnDemand)(stage, statusOf(stage), texts)
  return (
    <>
      {active && (
        <article className="stage-active" data-status={statusOf(active)}>
          <StageHead stage={active} word={wordOf(active, activeWord)} />
          {active.content}
        </article>
      )}
      <StageRows stages={inactive} wordOf={(stage) => wordOf(stage, inactiveWord)} />
    </>
  )
}

function onDemand(stages: readonly StagePanel[]) {
  return stages.length === 1 ? { active: stages[0], inactive: [] } : { active: undefined, inactive: stages }
}

function StageRows({ stages, wordOf }: { stages: readonly StagePanel[]; wordOf: (stage: StagePanel) => Word }) {
  if (stages.length === 0) return null
  return (
    <ul className="stage-rows">
      {stages.map((stage) => (
        <li key={stage.number} className="stage-card">
          <StageHead stage={stage} word={wordOf(stage)} />
          {stage.popup}
        </li>
      ))}
    </ul>
  )
}

/** Status text of a stage, and whether it gets the tick of a completed one [EV-024]. */
type Word = { text: string | undefined; isDone: boolean }

function StageHead({ stage, word: { text, isDone } }: { stage: StagePanel; word: Word }) {
  return (
    <div className="stage-head">
      {stage.header}
      {text !== undefined && (
        <p className="stage-status" data-done={isDone ? '' : undefined}>
          {isDone && <span aria-hidden="true">✓ </span>}
          {text}
        </p>
      )}
    </div>
  )
}

const completedText = ({ completed }: StageTexts): Word => ({ text: completed, isDone: true })
const statusText = (text: string | undefined): Word => ({ text, isDone: false })

/** Status text of the active stage [EV-075]. */
function activeWord({ makeUpMessage }: StagePanel, status: StageStatus, texts: StageTexts): Word {
  switch (status) {
    case 'completed':
      return completedText(texts)
    case 'make_up':
      return statusText(makeUpMessage)
    case 'coming_soon':
      return statusText(texts.comingSoon)
    case 'in_progress':
    case 'on_demand':
      return statusText(texts.happeningNow)
  }
}

/** Status text of the other stages [EV-076]. */
function inactiveWord({ makeUpMessage, dates }: StagePanel, status: StageStatus, texts: StageTexts): Word {
  if (status === 'completed') return completedText(texts)
  return statusText(status === 'make_up' ? makeUpMessage : dates)
}

/** Status text of a stage in a series on demand [EV-077]. */
function onDemandWord({ makeUpMessage }: StagePanel, status: StageStatus, texts: StageTexts): Word {
  return status === 'completed' ? completedText(texts) : statusText(makeUpMessage)
}
