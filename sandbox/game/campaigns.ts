import { Hono } from 'hono'
import type { Clock } from '../kernel/clock.ts'
import type { Authenticate } from './access.ts'
import { type Enrolment, enrolments, type Mission, missions, quest, questProgress } from './campaign-data.ts'
import { fail } from './http.ts'
import type { Player } from './players.ts'

const dayMs = 86_400_000

/** The reading side of missions and quests (contracts.md, profile and campaigns). */
export function campaignsApi(clock: Clock, authenticate: Authenticate): Hono {
  return new Hono()
    .get('/campaigns/missions/:shortName/info', (context) =>
      context.json(missionInfo(getMission(context.req.param('shortName')), clock.now())),
    )
    .get('/campaigns/missions/:shortName', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      const enrolment = findEnrolment(player, mission)
      return context.json({
        ...missionInfo(mission, clock.now()),
        eligible: player.eligible,
        enrolled: isEnrolled(enrolment),
        status: enrolment?.status ?? null,
      })
    })
    .get('/campaigns/missions/:shortName/enrolled', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      return context.json({ enrolled: isEnrolled(findEnrolment(player, mission)) })
    })
    .get('/campaigns/missions/:shortName/progress', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      const progress = stageProgress(mission, findEnrolment(player, mission)).filter((share) => share === 100).length
      return context.json({ progress, goal: mission.stages.length, unit: 'stages' })
    })
    .get('/campaigns/:shortName/summary', (context) => {
      const player = authenticate(context)
      return context.json(summary(player, getMission(context.req.param('shortName'))))
    })
    .get('/quests/:slug', (context) => {
      const player = authenticate(context)
      if (context.req.param('slug') !== quest.slug) return fail(404, 'no such quest')
      const progress = questProgress.get(player.id)
      return context.json({ ...quest, registered: progress !== undefined, progress: progress ?? 0 })
    })
}

function getMission(shortName: string): Mission {
  return missions.find((mission) => mission.shortName === shortName) ?? fail(404, 'no such mission')
}

function missionInfo({ shortName, name, registration, campaign }: Mission, now: Date): object {
  const monday = mondayOf(now)
  const at = (days: number): string => new Date(monday + days * dayMs).toISOString()
  const [registrationStarts, registrationEnds] = registration.map(at)
  const [campaignStarts, campaignEnds] = campaign.map(at)
  const today = now.toISOString()
  return {
    campaign: { shortName, name },
    registrationStarts,
    registrationEnds,
    campaignStarts,
    campaignEnds,
    registration: at(registration[0]) < today && today <= at(registration[1]),
  }
}

/** Midnight (UTC) of the Monday before or on `now`, epoch milliseconds. */
function mondayOf(now: Date): number {
  const today = Math.floor(now.getTime() / dayMs)
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  return (today - daysSinceMonday) * dayMs
}

function summary(player: Player, mission: Mission): object {
  const enrolment = findEnrolment(player, mission)
  const shares = stageProgress(mission, enrolment)
  const overall = Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length)
  return {
    status: enrolment?.status ?? null,
    stages: mission.stages.map((campaignStageShortName, index) => ({
      campaignStageShortName,
      progress: shares[index] ?? 0,
    })),
    unlocks: mission.unlocks.map((name) => ({ name, progress: overall })),
  }
}

function stageProgress(mission: Mission, enrolment: Enrolment | undefined): number[] {
  return mission.stages.map((_, index) => enrolment?.stages[index] ?? 0)
}

function findEnrolment(player: Player, mission: Mission): Enrolment | undefined {
  return enrolments.find(({ playerId, shortName }) => playerId === player.id && shortName === mission.shortName)
}

function isEnrolled(enrolment: Enrolment | undefined): boolean {
  return enrolment !== undefined && enrolment.status !== 'WITHDRAWN'
}
