import { apiRequest } from '@/lib/core/api-request'
import { memberRequest } from '@/lib/domains/session/api'
import {
  accountStepSchema,
  ownFundraiserSchema,
  profileStepSchema,
  projectStepSchema,
  sharedFundraiserSchema,
  type OwnFundraiser,
  type Project,
  type SharedFundraiser,
} from './schema'

export function getOwnFundraiser(eventId: number, signal?: AbortSignal): Promise<OwnFundraiser> {
  return memberRequest({ path: `${eventPath(eventId)}/mine`, schema: ownFundraiserSchema, signal })
}

export function getSharedFundraiser(
  eventId: number,
  fundraiserId: number,
  signal?: AbortSignal,
): Promise<SharedFundraiser> {
  return apiRequest({
    path: `${eventPath(eventId)}/fundraisers/${fundraiserId}`,
    schema: sharedFundraiserSchema,
    signal,
  })
}

/** @returns the account, sealed for the steps that follow */
export async function openAccount(): Promise<string> {
  const answer = await memberRequest({ path: '/api/fundraising/account', method: 'POST', schema: accountStepSchema })
  return answer.account
}

export async function openProject(eventId: number, account: string): Promise<Project> {
  const path = `${eventPath(eventId)}/project`
  return (await memberRequest({ path, method: 'POST', body: { account }, schema: projectStepSchema })).project
}

export async function keepFundraiser(account: string): Promise<number> {
  const path = '/api/fundraising/profile'
  return (await memberRequest({ path, method: 'PUT', body: { account }, schema: profileStepSchema })).fundraiserId
}

const eventPath = (eventId: number) => `/api/fundraising/events/${eventId}`
