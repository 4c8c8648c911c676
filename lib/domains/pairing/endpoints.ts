import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { coachingSchema, connectRequestSchema, connectSchema, pairingSchema } from './schema'

/** The player's state at the training-plan service. */
export const getPairing = endpoint('GET', '/api/pairing', { answer: pairingSchema })

/** Opens an account with the training-plan service for the player. Idempotent. */
export const registerWithPartner = endpoint('POST', '/api/pairing/registration', { answer: coachingSchema })

/** Begins the coaching of the player's linked account. Idempotent. */
export const setUpCoaching = endpoint('POST', '/api/pairing/coaching', { answer: coachingSchema })

/** The page on which the player links an account, in the language of the requesting page. */
export const connect = endpoint('POST', '/api/pairing/connect', { body: connectRequestSchema, answer: connectSchema })

/** Withdraws the player from the mission that the coaching belongs to. Idempotent. */
export const withdrawFromMission = endpoint('DELETE', '/api/pairing/missions/:shortName', { answer: z.object({}) })
