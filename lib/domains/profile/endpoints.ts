import { endpoint } from '@/lib/core/endpoint'
import { profileChangesSchema, profileSchema } from './schema'

/** The player's profile. */
export const getProfile = endpoint('GET', '/api/profile', { answer: profileSchema })

/** Saves the changed fields; answers with the whole profile after the change. */
export const saveProfile = endpoint('PUT', '/api/profile', { body: profileChangesSchema, answer: profileSchema })
