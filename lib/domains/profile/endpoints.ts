import { endpoint } from '@/lib/core/endpoint'
import { profileChangesSchema, profileSchema } from './schema'

/** The player's profile. */
export const getProfile = endpoint('GET', '/api/profile', { answer: profileSchema })

/** Saves the changed fields; answers the whole profile as it is then. */
export const saveProfile = endpoint('PUT', '/api/profile', { body: profileChangesSchema, answer: profileSchema })
