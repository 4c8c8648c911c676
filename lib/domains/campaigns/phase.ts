import { stageAt, type StageStarts } from './stage'

/** Where a campaign stands in a list of campaigns, in the order of the list. */
export const campaignPhases = ['running', 'coming', 'past'] as const

export type CampaignPhase = (typeof campaignPhases)[number]

const DAY_MS = 24 * 60 * 60_000

/** A campaign runs from its start until what comes after it; one that has no start is still to come. */
export function campaignPhase(starts: StageStarts, now: Date): CampaignPhase {
  const stage = stageAt(starts, now)
  return stage === 'progress' ? 'running' : stage === 'post' ? 'past' : 'coming'
}

/** Whether players can register for a campaign that isn't over. */
export function isRegistrationOpen({ registration, post }: StageStarts, now: Date): boolean {
  return stageAt({ registration, post }, now) === 'registration'
}

/**
 * How many whole days of 24 hours it is until a running campaign ends, or one to come starts; 0 on the last of them.
 * Undefined if that isn't known, and for a campaign that is over.
 */
export function daysLeft(starts: StageStarts, now: Date): number | undefined {
  const phase = campaignPhase(starts, now)
  const instant = phase === 'running' ? starts.post : phase === 'coming' ? starts.campaign : undefined
  return instant === undefined ? undefined : Math.floor((Date.parse(instant) - now.getTime()) / DAY_MS)
}

/**
 * Campaigns by their phase: of those that run the first to end comes first, of those to come the first to start, of those
 * that are over the last that ended. A campaign without the date comes last.
 */
export function campaignsByPhase<Campaign extends { startsAt: StageStarts }>(
  campaigns: readonly Campaign[],
  now: Date,
): Record<CampaignPhase, Campaign[]> {
  const inPhase = (phase: CampaignPhase) => campaigns.filter(({ startsAt }) => campaignPhase(startsAt, now) === phase)
  return {
    running: inPhase('running').toSorted(by(({ post }) => post)),
    coming: inPhase('coming').toSorted(by(({ campaign }) => campaign)),
    past: inPhase('past')
      .toSorted(by(({ post }) => post))
      .toReversed(),
  }
}

const by =
  (date: (starts: StageStarts) => string | undefined) =>
  ({ startsAt: one }: { startsAt: StageStarts }, { startsAt: other }: { startsAt: StageStarts }): number =>
    compare(instantOf(date(one)), instantOf(date(other)))

const instantOf = (date: string | undefined) => (date === undefined ? Infinity : Date.parse(date))

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
