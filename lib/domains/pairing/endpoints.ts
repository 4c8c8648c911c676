import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { coachingSchema, connectRequestSchema, connectSchema, pairingSchema } from './schema'

/** Where the player stands with the training-plan service. */
export const getPairing = endpoint('GET', '/api/pairing', { answer: pairingSchema })

/** Opens an account with the training-plan service for the player. Repeats answer the same. */
export const registerWithPartner = endpoint('POST', '/api/pairing/registration', { answer: coachingSchema })

/** Begins the coaching of the player's linked account. Repeats answer the same. */
export const setUpCoaching = endpoint('POST', '/api/pairing/coaching', { answer: coachingSchema })

/** Where the player goes to link an account of their own, in the language of the page that asks. */
export const connect = endpoint('POST', '/api/pairing/connect', { body: connectRequestSchema, answer: connectSchema })

/** Takes the player out of the mission that the coaching belongs to. Repeats answer the same. */
export const withdrawFromMission = endpoint('DELETE', '/api/pairing/missions/:shortName', { answer: z.object({}) })
