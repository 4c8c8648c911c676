import 'server-only'
import { gameProfileSchema, type GameProfile, type GameProfileChanges } from './profile-schema'
import { gameRequest } from './request'

export function getProfile(token: string): Promise<GameProfile> {
  return gameRequest({ operation: 'getProfile', path: '/profiles/me', token, schema: gameProfileSchema })
}

/** Sends only the changed fields. @returns the whole profile after the change */
export function saveProfile(changes: GameProfileChanges, token: string): Promise<GameProfile> {
  return gameRequest({
    operation: 'saveProfile',
    path: '/profiles/me',
    method: 'PUT',
    body: changes,
    token,
    schema: gameProfileSchema,
  })
}
