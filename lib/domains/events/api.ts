import * as z from 'zod/mini'
import { withEventSecret } from '@/lib/core/paths'
import { memberRequest } from '@/lib/domains/session/api'
import { joinedEventSchema, type JoinedEvent } from './joined-event'
import { memberEventSchema, signUpAnswerSchema, type MemberEvent, type SignUpAnswer } from './member-event'

/** An event's id, and its secret where its page was opened with one. */
export type EventKey = { eventId: number; eventSecret?: string }

export function getMemberEvent({ eventId, eventSecret }: EventKey, signal?: AbortSignal): Promise<MemberEvent> {
  const path = withEventSecret(`/api/events/${eventId}`, eventSecret)
  return memberRequest({ path, schema: memberEventSchema, signal })
}

export function joinEvent({ eventSecret }: EventKey, subgroupId: number): Promise<SignUpAnswer> {
  return changeSignUp('POST', withEventSecret(`/api/events/subgroups/${subgroupId}/sign-up`, eventSecret))
}

/** Whichever start the player is signed up to. */
export function leaveEvent({ eventId, eventSecret }: EventKey): Promise<SignUpAnswer> {
  return changeSignUp('DELETE', withEventSecret(`/api/events/${eventId}/sign-up`, eventSecret))
}

function changeSignUp(method: 'POST' | 'DELETE', path: string): Promise<SignUpAnswer> {
  return memberRequest({ path, method, schema: signUpAnswerSchema })
}

export function listJoinedEvents(signal?: AbortSignal): Promise<JoinedEvent[]> {
  return memberRequest({ path: '/api/events/joined', schema: z.array(joinedEventSchema), signal })
}
