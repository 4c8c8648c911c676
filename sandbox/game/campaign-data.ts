import { demoPlayers } from './players.ts'

export type EnrolmentStatus = 'REGISTERED' | 'GRADUATED' | 'WITHDRAWN'

/** A mission; dates in days from the Monday (UTC) of this week, so that each keeps its stage for good. */
export type Mission = {
  shortName: string
  name: string
  registration: readonly [starts: number, ends: number]
  campaign: readonly [starts: number, ends: number]
  stages: readonly string[]
  unlocks: readonly string[]
}

export const missions: readonly Mission[] = [
  mission('tour-of-summits', 'Tour of Summits', 5, [-35, 21], [-14, 28], ['Summit Jersey', 'Cloud Socks']),
  mission('spring-classics', 'Spring Classics', 3, [-7, 35], [14, 42], ['Cobble Gloves', 'Classics Cap']),
  mission('winter-base-camp', 'Winter Base Camp', 3, [-84, -42], [-70, -14], ['Aurora Helmet']),
]

export const quest = { slug: 'gran-fondo-quest', shortName: 'gran-fondo-quest' }

/** What one player did in one mission: per cent of each stage, in order. */
export type Enrolment = {
  playerId: number
  shortName: string
  status: EnrolmentStatus
  stages: readonly number[]
}

export const enrolments: readonly Enrolment[] = [
  { playerId: demoPlayers.member.id, shortName: 'tour-of-summits', status: 'REGISTERED', stages: [100, 100, 40] },
  { playerId: demoPlayers.member.id, shortName: 'winter-base-camp', status: 'GRADUATED', stages: [100, 100, 100] },
  { playerId: demoPlayers.woman.id, shortName: 'tour-of-summits', status: 'WITHDRAWN', stages: [100] },
  { playerId: demoPlayers.partner.id, shortName: 'spring-classics', status: 'REGISTERED', stages: [] },
  { playerId: demoPlayers.lapsed.id, shortName: 'winter-base-camp', status: 'REGISTERED', stages: [100, 60] },
]

/** Per cent of the quest, by the players registered for it. */
export const questProgress: ReadonlyMap<number, number> = new Map([
  [demoPlayers.member.id, 50],
  [demoPlayers.fundraiser.id, 0],
])

function mission(
  shortName: string, name: string, stageCount: number,
  registration: Mission['registration'], campaign: Mission['campaign'], unlocks: readonly string[],
): Mission {
  const stages = Array.from({ length: stageCount }, (_, index) => `${shortName}-stage-${index + 1}`)
  return { shortName, name, registration, campaign, stages, unlocks }
}
