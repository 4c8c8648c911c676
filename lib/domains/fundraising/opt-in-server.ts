import 'server-only'
import { processTime } from '@/lib/core/clock'
import { AppError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { log } from '@/lib/core/server/log'
import { playerFactsFromGame } from '@/lib/domains/session/from-game'
import type { Member } from '@/lib/domains/session/member'
import {
  createFundraiser,
  createProject,
  getFundraisingEvent,
  listFundraisers,
} from '@/lib/services/fundraising/client'
import { existingFundraiserIdOf } from '@/lib/services/fundraising/refusal'
import { getProfile, saveProfile, type GameProfile } from '@/lib/services/game/profile'
import { openClaim, sealClaim } from './account-claim'
import { randomPassword } from './account-password'
import { findCertainProject } from './project-server'
import { projectFromProvider } from './from-provider'
import { openAccount, type Accounts } from './open-account'
import { openProject, type Projects } from './open-project'
import type { Project } from './schema'

const accounts: Accounts = {
  create: createFundraiser,
  existingIdOf: existingFundraiserIdOf,
  list: listFundraisers,
}

const projects: Projects = {
  find: findCertainProject,
  listCampaigns: async (eventId) => (await getFundraisingEvent(eventId)).campaigns ?? [],
  create: async (project) => projectFromProvider(await createProject(project)),
}

/**
 * First step of the opt-in: the player's account at the provider, found or created [FR-026]. Safe to repeat, like all
 * steps.
 * @returns the account, sealed for the steps that follow
 * @throws AppError `email_unproven` if the profile's address may be somebody else's (docs/decisions/033)
 */
export async function openAccountFor(member: Member): Promise<string> {
  const { email, firstName, lastName, fundraiserId } = await member.call(getProfile)
  if (fundraiserId !== undefined) return sealClaim(member, fundraiserId)
  const proof = member.proofOf(email)
  if (proof === 'unproven') throw new AppError('email_unproven')
  const account = { email, firstName, lastName, password: randomPassword() }
  const opener = { playerId: member.id, mayTakeOver: proof === 'proven' }
  return sealClaim(member, await openAccount(accounts, account, opener))
}

/**
 * Second step: the player's project for an event, found or created [FR-027, FR-028].
 * @throws NotFoundError if the event has no campaigns [FR-049]
 */
export async function openProjectFor(member: Member, eventId: Identifier, account: string): Promise<Project> {
  const { fundraiserId } = await accountOf(member, account)
  return openProject(projects, { fundraiserId, eventId }, processTime)
}

/** Last step: records in the profile that the player is a fundraiser [FR-030, FR-050]. */
export async function keepFundraiser(member: Member, account: string): Promise<Identifier> {
  const { fundraiserId, profile } = await accountOf(member, account)
  try {
    const isKept = profile.fundraiserId !== undefined
    const saved = isKept ? profile : await member.call((token) => saveProfile({ fundraiserId }, token))
    member.learn(playerFactsFromGame(saved))
    return fundraiserId
  } catch (err) {
    log.warn({ err }, 'the profile does not say that its player is a fundraiser')
    throw err
  }
}

/** The player's account: the one in the profile, otherwise the one that was just opened. */
async function accountOf(member: Member, account: string): Promise<{ fundraiserId: Identifier; profile: GameProfile }> {
  const opened = await openClaim(account, member)
  const profile = await member.call(getProfile)
  return { fundraiserId: profile.fundraiserId ?? opened, profile }
}

/** All steps in order, for a player returning from sign-in without script [FR-029]. */
export async function optIn(member: Member, eventId: Identifier): Promise<Project> {
  const account = await openAccountFor(member)
  const project = await openProjectFor(member, eventId, account)
  await keepFundraiser(member, account)
  return project
}
