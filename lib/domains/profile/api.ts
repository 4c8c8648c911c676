import { memberRequest } from '@/lib/domains/session/api'
import { profileSchema, type Profile, type ProfileChanges } from './schema'

/**
 * Saves what changed. @returns the whole profile as it is now
 * @throws AppError `not_signed_in` where the session has ended, `invalid_input` where the values were refused
 */
export function saveProfile(changes: ProfileChanges): Promise<Profile> {
  return memberRequest({ path: '/api/profile', method: 'PUT', body: changes, schema: profileSchema })
}
