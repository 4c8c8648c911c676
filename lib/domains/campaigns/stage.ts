/** The stages of a campaign, in chronological order [CP-018]; also the labels of their documents. */
export const campaignStages = ['pre-registration', 'registration', 'event-signup-enabled', 'progress', 'post'] as const

export type CampaignStage = (typeof campaignStages)[number]

/** The stages that visitors see. */
export const visitorStages = ['pre-registration', 'registration', 'post'] as const satisfies readonly CampaignStage[]

/** A stage that visitors see, by its label. */
export function visitorStageOf(label: string): CampaignStage | undefined {
  return visitorStages.find((stage) => stage === label)
}

/** A stage by its label; the first one for any other text. */
export function campaignStageOf(label: string): CampaignStage {
  return campaignStageOfTags([label]) ?? 'pre-registration'
}

/** The stage that a document's tags name, if any. */
export function campaignStageOfTags(tags: readonly string[]): CampaignStage | undefined {
  return campaignStages.find((stage) => tags.includes(stage))
}

/** Starts of a campaign's stages, ISO 8601; a stage without one never begins (decisions.md, Time and stages). */
export type StageStarts = { registration?: string; eventSignUp?: string; campaign?: string; post?: string }

/** The stage by time alone: the latest that has begun [CP-020, CP-021, CP-022, CP-023, CP-024]. */
export function stageAt(starts: StageStarts, now: Date): CampaignStage {
  if (isAfter(starts.post, now)) return 'post'
  if (isAfter(starts.campaign, now)) return 'progress'
  if (isAfter(starts.eventSignUp, now)) return 'event-signup-enabled'
  if (isAfter(starts.registration, now)) return 'registration'
  return 'pre-registration'
}

/** What a visitor sees: the request to register as long as the campaign runs [CP-027, CP-028]. */
export function stageForVisitor({ registration, post }: StageStarts, now: Date): CampaignStage {
  return stageAt({ registration, post }, now)
}

/** What a player sees: enrolled players their progress, others the request to register [CP-025, CP-026]. */
export function stageForPlayer(starts: StageStarts, isEnrolled: boolean, now: Date): CampaignStage {
  const stage = stageAt(starts, now)
  if (stage === 'event-signup-enabled' || stage === 'progress') return isEnrolled ? 'progress' : 'registration'
  return stage
}

/** Every instant at which one of these functions may return another stage. */
export function stageBoundaries({ registration, eventSignUp, campaign, post }: StageStarts): Date[] {
  return [registration, eventSignUp, campaign, post]
    .filter((start) => start !== undefined)
    .map(firstInstantAfter)
    .filter(Number.isFinite)
    .map((instant) => new Date(instant))
}

/** The document whose tags include the stage's label [CP-030]. */
export function stageDocumentFor<Document extends { tags: readonly string[] }>(
  documents: readonly Document[],
  stage: CampaignStage,
): Document | undefined {
  return documents.find(({ tags }) => tags.includes(stage))
}

function isAfter(start: string | undefined, now: Date): boolean {
  return start !== undefined && now.getTime() >= firstInstantAfter(start)
}

/** Epoch milliseconds. "After" is strict, so a stage begins one millisecond after its start. */
function firstInstantAfter(start: string): number {
  return Date.parse(start) + 1
}
