/** A stage of a course [SL-stage_details-02]: instants as ISO 8601, the player's progress as a percentage. */
export type CourseStage = { id?: string; startsAt?: string; endsAt?: string; progress?: number }

/** The current stage's number, from 1, and whether it is running, upcoming, or the last one of a course that is over. */
export type CurrentStage = { number: number; when: 'now' | 'next' | 'over' }

/**
 * The running stage, otherwise the next upcoming one, by number from 1 [SL-stage_details-03, SL-stage_details-04,
 * SL-stage_details-05]; if all have ended, the last. Of overlapping stages the lower number counts; a stage without a
 * start never begins (decisions.md, "Time and stages").
 */
export function currentStage(stages: readonly CourseStage[], now: Date): CurrentStage | undefined {
  const spans = stages.flatMap((stage, index) => spanOf(stage, index + 1))
  const at = now.getTime()
  const underway = spans.find(({ start, end }) => start <= at && at <= end)
  if (underway) return { number: underway.number, when: 'now' }
  const toCome = spans.filter(({ start }) => start > at).toSorted((a, b) => a.start - b.start)[0]
  if (toCome) return { number: toCome.number, when: 'next' }
  const last = spans.at(-1)
  return last && { number: last.number, when: 'over' }
}

/** Every instant at which another stage may become the current one. */
export function courseBoundaries(stages: readonly CourseStage[]): Date[] {
  return stages
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((instant) => instant !== undefined)
    .map((instant) => new Date(instant))
}

/** A stage is complete at progress 100 [SL-stage_details-06]. */
export function isStageComplete({ progress }: Pick<CourseStage, 'progress'>): boolean {
  return progress === 100
}

type Span = { number: number; start: number; end: number }

/** The time span of a stage; without an end it never ends. */
function spanOf({ startsAt, endsAt }: CourseStage, number: number): Span[] {
  if (startsAt === undefined) return []
  return [{ number, start: Date.parse(startsAt), end: endsAt === undefined ? Infinity : Date.parse(endsAt) }]
}
