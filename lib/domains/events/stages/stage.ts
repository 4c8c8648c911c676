import { dateFormat } from '@/lib/core/formats'

/**
 * One stage of a series, from content [EV-018]. Its times are wall-clock times without a zone: a stage starts at the
 * same local time everywhere (decisions.md, "Time and stages").
 */
export type SeriesStage = {
  number: number
  name: string
  starts?: WallClock
  ends?: WallClock
  /** Its name at the game server, which knows the player's progress in it. */
  shortName?: string
  /** Tag of the stage's events. */
  tag?: string
}

/** A wall-clock time, `2026-03-01T18:00:00`: comparable as text. */
export type WallClock = string

/** Percentage of a stage that a player has completed [EV-020]. */
export type StageProgress = { name: string; percent: number }

export type StageStatus = 'completed' | 'on_demand' | 'coming_soon' | 'in_progress' | 'make_up'

const WALL_CLOCK = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A stage's time as editors wrote it; undefined for anything else. */
export function parseWallClock(text: string | undefined): WallClock | undefined {
  return text !== undefined && WALL_CLOCK.test(text) ? text : undefined
}

/** The wall-clock time in a zone. */
export function wallClockAt(now: Date, timeZone: string): WallClock {
  return dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(now).replace(' ', 'T')
}

/** Whether the player's progress is 100 [EV-019]. */
export function isCompleted({ shortName }: SeriesStage, progress: readonly StageProgress[]): boolean {
  return progress.some(({ name, percent }) => name === shortName && percent === 100)
}

type Occasion = { now: WallClock; progress?: readonly StageProgress[]; isOnDemand?: boolean }

/**
 * The status of a stage for a player, in order of precedence (decisions.md, "Time and stages") [EV-071 to EV-074]. A
 * missing time never comes.
 */
export function stageStatus(stage: SeriesStage, { now, progress = [], isOnDemand = false }: Occasion): StageStatus {
  if (isCompleted(stage, progress)) return 'completed'
  if (isOnDemand) return 'on_demand'
  if (!hasBegun(stage, now)) return 'coming_soon'
  return hasEnded(stage, now) ? 'make_up' : 'in_progress'
}

/**
 * The number of a series' current stage, by position from 1: the running one, otherwise the next one, otherwise the
 * last [EV-079, EV-080]. If two are running, the lower.
 */
export function currentStageNumber(stages: readonly SeriesStage[], now: WallClock): number {
  const isOn = (stage: SeriesStage) => hasBegun(stage, now) && !hasEnded(stage, now)
  const on = stages.findIndex(isOn)
  if (on !== -1) return on + 1
  const next = stages.findIndex((stage) => !hasBegun(stage, now))
  return next === -1 ? stages.length : next + 1
}

/** The active stage [EV-078] and the others. */
export function stagesAround<Each extends SeriesStage>(stages: readonly Each[], now: WallClock) {
  const inOrder = stages.toSorted((one, other) => one.number - other.number)
  const current = currentStageNumber(inOrder, now)
  return { active: inOrder[current - 1], inactive: inOrder.filter((_, index) => index + 1 !== current) }
}

const hasBegun = ({ starts }: SeriesStage, now: WallClock) => starts !== undefined && now > starts
const hasEnded = ({ ends }: SeriesStage, now: WallClock) => ends !== undefined && now > ends
