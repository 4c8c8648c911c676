import * as z from 'zod/mini'
import { apiRequest } from '@/lib/core/api-request'
import { memberRequest } from '@/lib/domains/session/api'
import { joinedEventSchema, type JoinedEvent } from './joined-event'
import { memberEventSchema, signUpAnswerSchema, type MemberEvent, type SignUpAnswer } from './member-event'

/** An event's id, and its secret where its page was opened with one. */
export type EventKey = { eventId: number; eventSecret?: string }

export function getMemberEvent({ eventId, eventSecret }: EventKey, signal?: AbortSignal): Promise<MemberEvent> {
  const query = eventSecret === undefined ? '' : `?${String(new URLSearchParams({ eventSecret }))}`
  return memberRequest(apiRequest({ path: `/api/events/${eventId}${query}`, schema: memberEventSchema, signal }))
}

export function joinEvent({ eventId, eventSecret }: EventKey, subgroupId: number): Promise<SignUpAnswer> {
  return changeSignUp('POST', eventId, { subgroupId, eventSecret })
}

export function leaveEvent({ eventId, eventSecret }: EventKey): Promise<SignUpAnswer> {
  return changeSignUp('DELETE', eventId, { eventSecret })
}

function changeSignUp(method: 'POST' | 'DELETE', eventId: number, body: object): Promise<SignUpAnswer> {
  return memberRequest(apiRequest({ path: `/api/events/${eventId}/sign-up`, method, body, schema: signUpAnswerSchema }))
}

export function listJoinedEvents(signal?: AbortSignal): Promise<JoinedEvent[]> {
  return memberRequest(apiRequest({ path: '/api/events/joined', schema: z.array(joinedEventSchema), signal }))
}
