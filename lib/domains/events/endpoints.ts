import * as z from 'zod/mini'
import { MOST_ROWS } from '@/lib/core/calendar-rows'
import { endpoint } from '@/lib/core/endpoint'
import { isIdentifier } from '@/lib/core/identifier'
import { calendarFeedSchema } from './calendar/feed'
import { joinedEventSchema } from './joined-event'
import { memberEventSchema, signUpAnswerSchema } from './member-event'
import { playerResultSchema } from './results/race-result'
import { startSchema } from './stages/schedule'

/**
 * The secret of an event, which shows only to visitors who know it; wrong secrets are counted (`withEventSecretOf`).
 */
export const secretSchema = z.object({ eventSecret: z.optional(z.string()) })

/** An event for the signed-in player. */
export const getMemberEvent = endpoint('GET', '/api/events/:id', { query: secretSchema, answer: memberEventSchema })

/** Several events for the signed-in player in one request: their `ids`, and the time span in which they start. */
export const listMemberEvents = endpoint('GET', '/api/events/mine', {
  query: z.object({
    ids: z
      .pipe(
        z.string(),
        z.transform((text: string) => text.split(',')),
      )
      .check(z.refine((ids) => ids.length <= MOST_ROWS && ids.every(isIdentifier))),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  answer: z.array(memberEventSchema),
})

/** Signs the player up to a start of an event. Idempotent. */
export const joinEvent = endpoint('POST', '/api/events/subgroups/:id/sign-up', {
  query: secretSchema,
  answer: signUpAnswerSchema,
})

/** Ends the player's sign-up to an event, whichever start it is for. Idempotent. */
export const leaveEvent = endpoint('DELETE', '/api/events/:id/sign-up', {
  query: secretSchema,
  answer: signUpAnswerSchema,
})

/** The player's joined events, running and upcoming. */
export const listJoinedEvents = endpoint('GET', '/api/events/joined', { answer: z.array(joinedEventSchema) })

/** The starts that the player may choose from in a stage, by the tag of the stage's events. */
export const listStarts = endpoint('GET', '/api/events/starts', {
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(startSchema),
})

/** The player's placing in a race; an empty object for a player who was not in it. */
export const getPlayerResult = endpoint('GET', '/api/events/:id/result', {
  answer: z.object({ result: z.optional(playerResultSchema) }),
})

/** Creates a secret address of the player's calendar; it replaces the previous one. */
export const makeCalendarFeed = endpoint('PUT', '/api/calendars/mine', { answer: calendarFeedSchema })

/** Revokes the secret address of the player's calendar. Idempotent. */
export const revokeCalendarFeed = endpoint('DELETE', '/api/calendars/mine', {
  answer: z.object({ isRevoked: z.boolean() }),
})

/** The picture of an event, for links to its page; an event with a secret has none. */
export const eventPicture = endpoint('GET', '/api/pictures/events/:id/:locale', { limit: 'reads', answer: 'image/png' })
