const dayMs = 86_400_000

/**
 * A mission. Its dates are in days from the Monday (UTC) of the week in which the sandbox started, so that it is in the
 * same stage on any day of that week. The campaign pages' dates (content/documents/campaign_page) count from the same
 * Monday.
 */
export type Mission = {
  shortName: string
  name: string
  registration: readonly [starts: number, ends: number]
  campaign: readonly [starts: number, ends: number]
  stages: readonly string[]
  unlocks: readonly string[]
}

const missions: readonly Mission[] = [
  defineMission('summits', 'Tour of Summits', 5, [-35, 21], [-14, 28], ['Summit Jersey', 'Cloud Socks']),
  defineMission('spring-classics', 'Spring Classics', 3, [-7, 35], [14, 42], ['Cobble Gloves', 'Classics Cap']),
  defineMission('winter-base-camp', 'Winter Base Camp', 3, [-84, -42], [-70, -14], ['Aurora Helmet']),
  defineMission('midnight-sun-parade', 'Midnight Sun Parade', 3, [-14, 14], [-7, 21], ['Sunset Cap']),
]

export function findMission(shortName: string): Mission | undefined {
  return missions.find((mission) => mission.shortName === shortName)
}

/** The current time, and the Monday that missions' dates count from. */
export type Times = { now: Date; monday: Date }

/** A mission without user fields (contracts.md, profile and campaigns). */
export function missionInfo(mission: Mission, { now, monday }: Times): object {
  const [registrationStarts, registrationEnds] = instantsOf(mission.registration, monday)
  const [campaignStarts, campaignEnds] = instantsOf(mission.campaign, monday)
  return {
    campaign: { shortName: mission.shortName, name: mission.name },
    registrationStarts,
    registrationEnds,
    campaignStarts,
    campaignEnds,
    registration: isRegistrationOpen(mission, { now, monday }),
  }
}

/** Whether registration is open: after the start, up to and including the end (decisions.md, Time and stages). */
export function isRegistrationOpen({ registration }: Mission, { now, monday }: Times): boolean {
  const [starts, ends] = instantsOf(registration, monday)
  const instant = now.toISOString()
  return starts < instant && instant <= ends
}

function instantsOf([starts, ends]: readonly [number, number], monday: Date): [starts: string, ends: string] {
  const at = (days: number): string => new Date(monday.getTime() + days * dayMs).toISOString()
  return [at(starts), at(ends)]
}

function defineMission(
  shortName: string,
  name: string,
  stageCount: number,
  registration: Mission['registration'],
  campaign: Mission['campaign'],
  unlocks: readonly string[],
): Mission {
  const stages = Array.from({ length: stageCount }, (_, index) => `${shortName}-stage-${index + 1}`)
  return { shortName, name, registration, campaign, stages, unlocks }
}
