import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { isZone } from '@/lib/core/zone'
import { secretSchema } from '../endpoints'
import { eventSchema } from '../schema'
import { isCalendarPage } from './is-calendar-page'
import { isZoneList } from './zone-group'
import { facetValues } from './facets'
import { calendarFilters } from './filters'

const text = z.optional(z.string())

/**
 * A page of the calendar, the same for everybody: browsers and proxies may cache it for a while, unless a failure left
 * some events out.
 */
export const getCalendarPage = endpoint('GET', '/api/events/calendar', {
  limit: 'reads',
  query: z.object({
    /** Given by the section that shows the calendar: its tags, its number of rows, and its language. */
    tags: text,
    rows: text,
    locale: text,
    /** The visitor's choices, as written in the page's address. */
    date: text,
    type: text,
    sport: text,
    level: text,
    length: text,
    time: text,
    audience: text,
    zone: text,
    page: text,
  }),
  cache: 'public, max-age=60',
  answer: isCalendarPage,
})

/** Every time zone to choose from, by part of the world, named in a language of the site. */
export const listZones = endpoint('GET', '/api/events/zones', {
  limit: 'reads',
  query: z.object({ locale: z.string() }),
  cache: 'public, max-age=86400',
  answer: isZoneList,
})

/** Limit of a page's time span: the calendar's window, and an hour more in case the clocks change. */
const LONGEST_MS = (8 * 24 + 1) * 3_600_000

/** The events of a page of the calendar, as the signed-in player's own search finds them [EV-113]. */
export const listOwnEvents = endpoint('GET', '/api/events/calendar/mine', {
  query: z
    .object({
      /** Tags of the section, separated by commas. */
      tags: z.optional(z.string().check(z.maxLength(200))),
      type: z.optional(z.enum(calendarFilters)),
      sport: z.optional(z.enum(facetValues.sport)),
      level: z.optional(z.enum(facetValues.level)),
      length: z.optional(z.enum(facetValues.length)),
      time: z.optional(z.enum(facetValues.time)),
      audience: z.optional(z.enum(facetValues.audience)),
      /** In which the time of day counts; by default UTC. */
      zone: z.optional(z.string().check(z.refine(isZone))),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
    })
    .check(
      z.refine(({ from, to }) => {
        const duration = Date.parse(to) - Date.parse(from)
        return duration > 0 && duration <= LONGEST_MS
      }),
    ),
  answer: z.array(
    z.extend(z.omit(eventSchema, { description: true, tags: true, imageUrl: true, seriesName: true }), {
      route: z.optional(z.object({ name: z.string(), distanceMeters: z.number(), elevationMeters: z.number() })),
    }),
  ),
})

/** An event as a file for the visitor's calendar. */
export const eventFile = endpoint('GET', '/api/events/:id/calendar', {
  limit: 'reads',
  query: secretSchema,
  answer: 'text/calendar',
})

/** The upcoming events of a series, for programs that subscribe to a calendar. */
export const seriesFeed = endpoint('GET', '/api/calendars/series/:id', {
  limit: 'reads',
  cache: 'public, max-age=300',
  answer: 'text/calendar',
})

/** The upcoming events with a tag, for programs that subscribe to a calendar. */
export const tagFeed = endpoint('GET', '/api/calendars/tags/:tag', {
  limit: 'reads',
  cache: 'public, max-age=300',
  answer: 'text/calendar',
})

/** A player's joined events, for anybody who knows the secret of the player's calendar; wrong secrets are counted. */
export const personalFeed = endpoint('GET', '/api/calendars/personal/:token', {
  limit: 'reads',
  cache: 'private, no-cache',
  answer: 'text/calendar',
})
