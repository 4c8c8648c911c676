import 'server-only'
import { InvalidInputError, UpstreamError } from '@/lib/core/errors'
import { playerFactsFromGame } from '@/lib/domains/session/from-game'
import type { Member } from '@/lib/domains/session/member'
import { getProfile as getGameProfile, saveProfile as saveGameProfile } from '@/lib/services/game/profile'
import { profileFromGame } from './from-game'
import type { Profile, ProfileChanges } from './schema'
import { changesToGame } from './to-game'

/** The player's profile. @throws AppError `not_signed_in` if the session has ended; UpstreamError */
export async function getProfile(member: Member): Promise<Profile> {
  return profileFromGame(await member.call(getGameProfile))
}

/**
 * Saves changes, and updates the session at once.
 *
 * @returns the whole profile after the change
 * @throws InvalidInputError if the game server refuses the values; otherwise like `getProfile`
 */
export async function saveProfile(member: Member, changes: ProfileChanges): Promise<Profile> {
  const saved = await member.call((token) => saveGameProfile(changesToGame(changes), token)).catch(throwRefusal)
  member.learn(playerFactsFromGame(saved))
  return profileFromGame(saved)
}

function throwRefusal(error: unknown): never {
  const isRefusal = error instanceof UpstreamError && (error.status === 400 || error.status === 422)
  throw isRefusal ? new InvalidInputError('the game server refused the profile', { cause: error }) : error
}
