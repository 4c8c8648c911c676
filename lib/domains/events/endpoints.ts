import * as z from 'zod/mini'
import { MOST_ROWS } from '@/lib/core/calendar-rows'
import { endpoint } from '@/lib/core/endpoint'
import { calendarFeedSchema } from './calendar/feed'
import { joinedEventSchema } from './joined-event'
import { memberEventSchema, signUpAnswerSchema } from './member-event'
import { playerResultSchema } from './results/race-result'
import { startSchema } from './stages/schedule'

/** The secret of an event that shows only to those who know it; wrong ones are counted (`withEventSecretOf`). */
export const secretSchema = z.object({ eventSecret: z.optional(z.string()) })

/** An event for the player who is signed in. */
export const getMemberEvent = endpoint('GET', '/api/events/:id', { query: secretSchema, answer: memberEventSchema })

/** Several events for the player who is signed in, asked for at once: `ids` and the times between which they start. */
export const listMemberEvents = endpoint('GET', '/api/events/mine', {
  query: z.object({
    ids: z
      .pipe(
        z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/)),
        z.transform((text: string) => text.split(',').map(Number)),
      )
      .check(z.refine((ids) => ids.length <= MOST_ROWS)),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  answer: z.array(memberEventSchema),
})

/** Signs the player up to a start of an event. Repeats answer the same. */
export const joinEvent = endpoint('POST', '/api/events/subgroups/:id/sign-up', {
  query: secretSchema,
  answer: signUpAnswerSchema,
})

/** Takes the player off the event, whichever start it is. Repeats answer the same. */
export const leaveEvent = endpoint('DELETE', '/api/events/:id/sign-up', {
  query: secretSchema,
  answer: signUpAnswerSchema,
})

/** The events that the player has joined, under way and to come. */
export const listJoinedEvents = endpoint('GET', '/api/events/joined', { answer: z.array(joinedEventSchema) })

/** The starts of a stage, by the tag of its events, that the player may choose from. */
export const listStarts = endpoint('GET', '/api/events/starts', {
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(startSchema),
})

/** Where the player stands in a race; an empty object for who is not in it. */
export const getPlayerResult = endpoint('GET', '/api/events/:id/result', {
  answer: z.object({ result: z.optional(playerResultSchema) }),
})

/** Makes a secret address of the player's calendar, in place of any before it. */
export const makeCalendarFeed = endpoint('PUT', '/api/calendars/mine', { answer: calendarFeedSchema })

/** Takes it away: it shows nothing any more. Repeats answer the same. */
export const revokeCalendarFeed = endpoint('DELETE', '/api/calendars/mine', {
  answer: z.object({ isRevoked: z.boolean() }),
})

/** The picture of an event for where its page is shared; an event with a secret has none. */
export const eventPicture = endpoint('GET', '/api/pictures/events/:id/:locale', { limit: 'reads', answer: 'image/png' })
