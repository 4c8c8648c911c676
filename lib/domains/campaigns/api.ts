import { memberRequest } from '@/lib/domains/session/api'
import { punchcardSchema, type Punchcard } from './punchcard'
import { registrationSchema, type Registration } from './registration'

export const getRegistration = (shortName: string): Promise<Registration> => registration('GET', shortName)

/** @throws AppError `not_eligible`, `registration_closed` and what any call may throw */
export const register = (shortName: string): Promise<Registration> => registration('POST', shortName)

export const withdraw = (shortName: string): Promise<Registration> => registration('DELETE', shortName)

export function getPunchcard(shortName: string, signal?: AbortSignal): Promise<Punchcard> {
  return memberRequest({ path: `${campaignPath(shortName)}/punchcard`, schema: punchcardSchema, signal })
}

function registration(method: 'GET' | 'POST' | 'DELETE', shortName: string): Promise<Registration> {
  const path = `${campaignPath(shortName)}/registration`
  return memberRequest({ path, method, schema: registrationSchema })
}

const campaignPath = (shortName: string) => `/api/campaigns/${encodeURIComponent(shortName)}`
