import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Authenticate } from '../access.ts'
import { fail } from '../http.ts'
import { openTable } from '../table.ts'
import type { Calendar } from './calendar.ts'
import { joinedEvent, joinedStarts } from './joined.ts'
import type { Signups } from './signups.ts'

/** The players' secret addresses of their calendars, one for each player. */
export type CalendarFeeds = {
  /** Creates an address, which replaces the player's previous one. */
  make(playerId: number): string
  revoke(playerId: number): void
  playerOf(feedToken: string): number | undefined
  reset(): void
}

const rowSchema = z.object({ player_id: z.number() })

export function openCalendarFeeds(database: DatabaseSync): CalendarFeeds {
  const columns = 'player_id INTEGER PRIMARY KEY, feed_token TEXT NOT NULL UNIQUE'
  const reset = openTable(database, { name: 'game_calendar_feeds', columns })
  const replace = database.prepare('INSERT OR REPLACE INTO game_calendar_feeds (player_id, feed_token) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM game_calendar_feeds WHERE player_id = ?')
  const select = database.prepare('SELECT player_id FROM game_calendar_feeds WHERE feed_token = ?')
  return {
    make(playerId) {
      const feedToken = randomBytes(24).toString('base64url')
      replace.run(playerId, feedToken)
      return feedToken
    },
    revoke(playerId) {
      remove.run(playerId)
    },
    playerOf: (feedToken) => rowSchema.optional().parse(select.get(feedToken))?.player_id,
    reset,
  }
}

type Parts = { calendar: Calendar; signups: Signups; feeds: CalendarFeeds; authenticate: Authenticate }

/** The personal calendar of contracts.md, "Game server: events". */
export function calendarFeedsApi({ calendar, signups, feeds, authenticate }: Parts): Hono {
  return new Hono()
    .put('/profiles/me/calendar-feed', (context) => context.json({ feedToken: feeds.make(authenticate(context).id) }))
    .delete('/profiles/me/calendar-feed', (context) => {
      feeds.revoke(authenticate(context).id)
      return context.body(null, 204)
    })
    .get('/public/calendar-feeds/:feedToken', (context) => {
      const playerId = feeds.playerOf(context.req.param('feedToken')) ?? fail(404, 'no such calendar')
      return context.json({ events: joinedStarts(calendar, signups, playerId).map(joinedEvent) })
    })
}
