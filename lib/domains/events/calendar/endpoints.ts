import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { secretSchema } from '../endpoints'
import { eventSchema } from '../schema'
import { isCalendarPage } from './is-calendar-page'
import { calendarFilters } from './filters'

const text = z.optional(z.string())

/**
 * A page of the calendar: the same for everybody, so that browsers and what is between may keep it for a while, unless a
 * failure left some events out.
 */
export const getCalendarPage = endpoint('GET', '/api/events/calendar', {
  limit: 'reads',
  query: z.object({
    /** What the section that shows the calendar is about, how many rows it has, and its language. */
    tags: text,
    rows: text,
    locale: text,
    /** What the visitor has chosen, as it stands in the page's address. */
    date: text,
    type: text,
    zone: text,
    page: text,
  }),
  cache: 'public, max-age=60',
  answer: isCalendarPage,
})

/** No page of the calendar is about a longer time: its window, with an hour for a change of the clocks. */
const LONGEST_MS = (8 * 24 + 1) * 3_600_000

/** The events of a page of the calendar as the search of the player who is signed in finds them [EV-113]. */
export const listOwnEvents = endpoint('GET', '/api/events/calendar/mine', {
  query: z
    .object({
      /** Those of the section. */
      tags: z.optional(z.string().check(z.maxLength(200))),
      type: z.optional(z.enum(calendarFilters)),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
    })
    .check(
      z.refine(({ from, to }) => {
        const duration = Date.parse(to) - Date.parse(from)
        return duration > 0 && duration <= LONGEST_MS
      }),
    ),
  answer: z.array(z.omit(eventSchema, { description: true, tags: true, imageUrl: true, seriesName: true })),
})

/** An event as a file for the visitor's calendar. */
export const eventFile = endpoint('GET', '/api/events/:id/calendar', {
  limit: 'reads',
  query: secretSchema,
  answer: 'text/calendar',
})

/** The events to come of a series, for programs that follow a calendar. */
export const seriesFeed = endpoint('GET', '/api/calendars/series/:id', {
  limit: 'reads',
  cache: 'public, max-age=300',
  answer: 'text/calendar',
})

/** The events to come with a tag, for programs that follow a calendar. */
export const tagFeed = endpoint('GET', '/api/calendars/tags/:tag', {
  limit: 'reads',
  cache: 'public, max-age=300',
  answer: 'text/calendar',
})

/** What a player has joined, for who knows the secret of their calendar; wrong ones are counted. */
export const personalFeed = endpoint('GET', '/api/calendars/personal/:token', {
  limit: 'reads',
  cache: 'private, no-cache',
  answer: 'text/calendar',
})
