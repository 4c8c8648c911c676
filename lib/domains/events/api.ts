import * as z from 'zod/mini'
import { withEventSecret } from '@/lib/core/paths'
import { memberRequest } from '@/lib/domains/session/api'
import { calendarFeedSchema, type CalendarFeed } from './calendar/feed'
import { joinedEventSchema, type JoinedEvent } from './joined-event'
import { playerResultSchema, type PlayerResult } from './results/race-result'
import { startSchema, type Start } from './stages/schedule'
import { memberEventSchema, signUpAnswerSchema, type MemberEvent, type SignUpAnswer } from './member-event'

/**
 * An event's id, and its secret where its page was opened with one. `startsAt` is said where events are listed: those that
 * are asked for in the same moment then travel together.
 */
export type EventKey = { eventId: number; eventSecret?: string; startsAt?: string }

export function getMemberEvent({ eventId, eventSecret }: EventKey, signal?: AbortSignal): Promise<MemberEvent> {
  const path = withEventSecret(`/api/events/${eventId}`, eventSecret)
  return memberRequest({ path, schema: memberEventSchema, signal })
}

/** Several events at once; what the game server does not find is left out. */
export function listMemberEvents(events: readonly Required<Omit<EventKey, 'eventSecret'>>[]): Promise<MemberEvent[]> {
  const starts = events.map(({ startsAt }) => Date.parse(startsAt))
  const search = new URLSearchParams({
    ids: events.map(({ eventId }) => eventId).join(','),
    from: new Date(Math.min(...starts)).toISOString(),
    to: new Date(Math.max(...starts) + 1).toISOString(),
  })
  return memberRequest({ path: `/api/events/mine?${search.toString()}`, schema: z.array(memberEventSchema) })
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

/** The starts of the events with a tag that the player may choose from. */
export function listStarts(tag: string, signal?: AbortSignal): Promise<Start[]> {
  const search = new URLSearchParams({ tag })
  return memberRequest({ path: `/api/events/starts?${search.toString()}`, schema: z.array(startSchema), signal })
}

/** Where the player stands in a race; null for who is not in it. */
export async function getPlayerResult(eventId: number, signal?: AbortSignal): Promise<PlayerResult | null> {
  const schema = z.object({ result: z.optional(playerResultSchema) })
  const { result } = await memberRequest({ path: `/api/events/${eventId}/result`, schema, signal })
  return result ?? null
}

/** A new secret address of the player's calendar. */
export function makeCalendarFeed(): Promise<CalendarFeed> {
  return memberRequest({ path: '/api/calendars/mine', method: 'PUT', schema: calendarFeedSchema })
}

/** The address that was there shows nothing any more. */
export async function revokeCalendarFeed(): Promise<void> {
  await memberRequest({ path: '/api/calendars/mine', method: 'DELETE', schema: z.object({ isRevoked: z.boolean() }) })
}
