import * as z from 'zod/mini'
import { memberRequest } from '@/lib/domains/session/api'
import { coachingSchema, connectSchema, pairingSchema, type Pairing } from './schema'

export function getPairing(signal?: AbortSignal): Promise<Pairing> {
  return memberRequest({ path: '/api/pairing', schema: pairingSchema, signal })
}

/** @throws Error also where the coaching could not be switched on */
export const registerWithPartner = () => setUp('/api/pairing/registration')

/** @throws Error also where the coaching could not be switched on */
export const setUpCoaching = () => setUp('/api/pairing/coaching')

/** @returns where to go on to */
export async function connect(returnTo: string): Promise<string> {
  const path = '/api/pairing/connect'
  return (await memberRequest({ path, method: 'POST', body: { returnTo }, schema: connectSchema })).path
}

export async function withdrawFromMission(shortName: string): Promise<void> {
  const path = `/api/pairing/missions/${encodeURIComponent(shortName)}`
  await memberRequest({ path, method: 'DELETE', schema: z.object({}) })
}

async function setUp(path: string): Promise<void> {
  const { isSetUp } = await memberRequest({ path, method: 'POST', schema: coachingSchema })
  if (!isSetUp) throw new Error('the coaching is not switched on')
}
