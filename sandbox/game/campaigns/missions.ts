const dayMs = 86_400_000

/** A mission; dates in days from the Monday (UTC) of this week, so that each keeps its stage for good. */
export type Mission = {
  shortName: string
  name: string
  registration: readonly [starts: number, ends: number]
  campaign: readonly [starts: number, ends: number]
  stages: readonly string[]
  unlocks: readonly string[]
}

const missions: readonly Mission[] = [
  defineMission('tour-of-summits', 'Tour of Summits', 5, [-35, 21], [-14, 28], ['Summit Jersey', 'Cloud Socks']),
  defineMission('spring-classics', 'Spring Classics', 3, [-7, 35], [14, 42], ['Cobble Gloves', 'Classics Cap']),
  defineMission('winter-base-camp', 'Winter Base Camp', 3, [-84, -42], [-70, -14], ['Aurora Helmet']),
]

export function findMission(shortName: string): Mission | undefined {
  return missions.find((mission) => mission.shortName === shortName)
}

/** A mission without user fields (contracts.md, profile and campaigns). */
export function missionInfo(mission: Mission, now: Date): object {
  const [registrationStarts, registrationEnds] = instantsOf(mission.registration, now)
  const [campaignStarts, campaignEnds] = instantsOf(mission.campaign, now)
  return {
    campaign: { shortName: mission.shortName, name: mission.name },
    registrationStarts,
    registrationEnds,
    campaignStarts,
    campaignEnds,
    registration: isRegistrationOpen(mission, now),
  }
}

/** After the start, up to and including the end (decisions.md, Time and stages). */
export function isRegistrationOpen({ registration }: Mission, now: Date): boolean {
  const [starts, ends] = instantsOf(registration, now)
  const instant = now.toISOString()
  return starts < instant && instant <= ends
}

function instantsOf([starts, ends]: readonly [number, number], now: Date): [starts: string, ends: string] {
  const monday = mondayOf(now)
  const at = (days: number): string => new Date(monday + days * dayMs).toISOString()
  return [at(starts), at(ends)]
}

/** Midnight (UTC) of the Monday before or on `now`, epoch milliseconds. */
function mondayOf(now: Date): number {
  const today = Math.floor(now.getTime() / dayMs)
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  return (today - daysSinceMonday) * dayMs
}

function defineMission(
  shortName: string, name: string, stageCount: number,
  registration: Mission['registration'], campaign: Mission['campaign'], unlocks: readonly string[],
): Mission {
  const stages = Array.from({ length: stageCount }, (_, index) => `${shortName}-stage-${index + 1}`)
  return { shortName, name, registration, campaign, stages, unlocks }
}
