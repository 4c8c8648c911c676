import 'server-only'
import { AppError, NotFoundError } from '@/lib/core/errors'
import { gapForMember } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import type { Member } from '@/lib/domains/session/member'
import {
  enrol,
  getCampaignSummary,
  getMission,
  getMissionProgress,
  getQuest,
  registerForQuest,
  withdraw,
} from '@/lib/services/game/campaigns'
import { getProfile } from '@/lib/services/game/profile'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import { fitnessFromGame, missionFromGame, resultsFromGame } from './from-game'
import { isEnrolled, type Mission } from './mission'
import type { Punchcard } from './punchcard'
import { isQuest } from './quest'
import { registrationSchema, type Registration } from './registration'

/** A player's latest change in a campaign: a double click is given its result. */
const changes = () =>
  processWide(
    'registrations',
    () =>
      new SharedOnce<Registration>({
        kind: 'registration',
        schema: registrationSchema,
        rememberedMs: 3000,
        most: 1000,
        withoutStore: 'goes_on', // the game server takes repetitions
      }),
  )

/**
 * Whether the player takes part in a campaign; undefined, with a warning in the log, if that can't be read [CP-069].
 * @throws AppError `not_signed_in`
 */
export async function findRegistration(member: Member, shortName: string): Promise<Registration | undefined> {
  const isRegistered = isQuest(shortName)
    ? member.call((token) => getQuest(shortName, token)).then(({ registered }) => registered)
    : readMission(member, shortName).then(isEnrolled)
  return isRegistered
    .then((known) => ({ isRegistered: known }))
    .catch(gapForMember('registration is not known', { shortName }, undefined))
}

/**
 * The player's card of a campaign; what can't be read is left out, with a warning in the log [CP-056, CP-069].
 * @throws AppError `not_signed_in`
 */
export async function getPunchcard(member: Member, shortName: string): Promise<Punchcard> {
  const [profile, counted] = await Promise.all([
    member.call(getProfile).catch(gapForMember('profile is not known', { shortName }, undefined)),
    readCounted(member, shortName),
  ])
  const { firstName, usesMetric } = member.facts
  return { firstName, usesMetric, fitness: profile && fitnessFromGame(profile), ...counted }
}

/**
 * What the game counts of a player in a campaign; what can't be read is left out, with a warning in the log [CP-069].
 * @throws AppError `not_signed_in`
 */
export async function readCounted(member: Member, shortName: string): Promise<Pick<Punchcard, 'results' | 'progress'>> {
  const [summary, progress] = await Promise.all([
    member
      .call((token) => getCampaignSummary(shortName, token))
      .catch(gapForMember('summary is not known', { shortName }, undefined)),
    isQuest(shortName) // CP-047
      ? undefined
      : member
          .call((token) => getMissionProgress(shortName, token))
          .catch(gapForMember('progress is not known', { shortName }, undefined)),
  ])
  return {
    results: summary && resultsFromGame(summary),
    progress: progress && { reached: progress.progress, goal: progress.goal },
  }
}

/**
 * Registers the player; a registered player stays registered [CP-040].
 *
 * @throws AppError `not_eligible` (also if the game has no such mission) or `registration_closed`
 */
export async function register(member: Member, shortName: string): Promise<Registration> {
  const registerFor = isQuest(shortName) ? registerQuest : registerMission
  return changes().run(`${member.id} ${shortName}`, 'register', () => registerFor(member, shortName))
}

async function registerMission(member: Member, shortName: string): Promise<Registration> {
  const mission = await readMission(member, shortName).catch(asNotEligible)
  if (isEnrolled(mission)) return { isRegistered: true }
  if (mission.eligible === false) throw new AppError('not_eligible')
  await member.call((token) => enrol(shortName, token)).catch(asRefusal)
  return { isRegistered: true }
}

/** Withdraws the player from a mission; quests can't be left [CP-046]. */
export async function withdrawFrom(member: Member, shortName: string): Promise<Registration> {
  if (isQuest(shortName)) throw new NotFoundError(`withdrawal from ${shortName}`)
  return changes().run(`${member.id} ${shortName}`, 'withdraw', async () => {
    await member.call((token) => withdraw(shortName, token))
    return { isRegistered: false }
  })
}

/** Quests are looked up by their slug, and registered for by the name that the look-up returns [CP-007, CP-037]. */
async function registerQuest(member: Member, slug: string): Promise<Registration> {
  const quest = await member
    .call((token) => getQuest(slug, token))
    .catch((error: unknown) => {
      if (error instanceof NotFoundError) log.warn({ slug }, 'there is no quest') // CP-071
      return asNotEligible(error)
    })
  if (!quest.registered) await member.call((token) => registerForQuest(quest.shortName, token)).catch(asRefusal)
  return { isRegistered: true }
}

async function readMission(member: Member, shortName: string): Promise<Mission> {
  return missionFromGame(await member.call((token) => getMission(shortName, token)))
}

function asNotEligible(error: unknown): never {
  throw error instanceof NotFoundError ? new AppError('not_eligible', undefined, { cause: error }) : error
}

/** Converts the game's refusals, by their key [CP-006]. */
function asRefusal(error: unknown): never {
  const key = refusalKeyOf(error)
  if (key === 'profile.not.eligible') throw new AppError('not_eligible', undefined, { cause: error })
  if (key === 'registration.closed') throw new AppError('registration_closed', undefined, { cause: error })
  throw error
}
