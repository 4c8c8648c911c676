import { Hono } from 'hono'
import type { Clock } from '../../kernel/clock.ts'
import { startOfWeek } from '../../kernel/week.ts'
import type { Authenticate } from '../access.ts'
import { fail, refuse } from '../http.ts'
import { type Enrolment, type Enrolments, isEnrolled } from './enrolments.ts'
import { findMission, isRegistrationOpen, type Mission, missionInfo, type Times } from './missions.ts'

type Parts = { clock: Clock; enrolments: Enrolments; authenticate: Authenticate }

/** Missions and players' enrolments in them (contracts.md, profile and campaigns); writes are idempotent. */
export function missionApi({ clock, enrolments, authenticate }: Parts): Hono {
  const monday = startOfWeek(clock.now())
  const times = (): Times => ({ now: clock.now(), monday })
  const enrolmentOf = (playerId: number, { shortName }: Mission) => enrolments.find(playerId, shortName)
  return new Hono()
    .get('/campaigns/missions/:shortName/info', (context) =>
      context.json(missionInfo(getMission(context.req.param('shortName')), times())),
    )
    .get('/campaigns/missions/:shortName', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      const enrolment = enrolmentOf(player.id, mission)
      return context.json({
        ...missionInfo(mission, times()),
        eligible: player.eligible,
        enrolled: isEnrolled(enrolment),
        status: enrolment?.status ?? null,
      })
    })
    .get('/campaigns/missions/:shortName/enrolled', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      return context.json({ enrolled: isEnrolled(enrolmentOf(player.id, mission)) })
    })
    .post('/campaigns/missions/:shortName/enroll', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      if (!isEnrolled(enrolmentOf(player.id, mission))) {
        if (!isRegistrationOpen(mission, times())) return refuse('registration.closed')
        if (!player.eligible) return refuse('profile.not.eligible')
        enrolments.enrol(player.id, mission.shortName)
      }
      return context.json({ key: 'enrolled', status: 'REGISTERED' })
    })
    .post('/campaigns/missions/:shortName/withdraw', (context) => {
      const player = authenticate(context)
      enrolments.withdraw(player.id, getMission(context.req.param('shortName')).shortName)
      return context.json({ status: 'WITHDRAWN' })
    })
    .get('/campaigns/missions/:shortName/progress', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      const progress = stageShares(mission, enrolmentOf(player.id, mission)).filter((share) => share === 100).length
      return context.json({ progress, goal: mission.stages.length, unit: 'stages' })
    })
    .get('/campaigns/:shortName/summary', (context) => {
      const player = authenticate(context)
      const mission = getMission(context.req.param('shortName'))
      return context.json(summary(mission, enrolmentOf(player.id, mission)))
    })
}

function getMission(shortName: string): Mission {
  return findMission(shortName) ?? fail(404, 'no such mission')
}

function summary(mission: Mission, enrolment: Enrolment | undefined): object {
  const shares = stageShares(mission, enrolment)
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

/** Percentage of each of the mission's stages. */
function stageShares(mission: Mission, enrolment: Enrolment | undefined): number[] {
  return mission.stages.map((_, index) => enrolment?.stages[index] ?? 0)
}
