import { apiRequest } from '@/lib/core/api-request'
import { memberRequest } from '@/lib/domains/session/api'
import { registrationSchema, type Registration } from './registration'

export const getRegistration = (shortName: string): Promise<Registration> => registration('GET', shortName)

/** @throws AppError `not_eligible`, `registration_closed` and what any call may throw */
export const register = (shortName: string): Promise<Registration> => registration('POST', shortName)

export const withdraw = (shortName: string): Promise<Registration> => registration('DELETE', shortName)

function registration(method: 'GET' | 'POST' | 'DELETE', shortName: string): Promise<Registration> {
  const path = `/api/campaigns/${encodeURIComponent(shortName)}/registration`
  return memberRequest(apiRequest({ path, method, schema: registrationSchema }))
}
