import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { GameEvent } from '../events/event.ts'
import { openTable } from '../table.ts'
import { draftSchema, eventOfDraft } from './drafts.ts'

/** Events that organisers created, and generated events that they changed. */
export type OrganisedEvents = {
  all(): GameEvent[]
  find(id: number): GameEvent | undefined
  /** Stores an event, replacing any event with its id. */
  save(event: GameEvent): void
  /** An unused id. */
  nextId(): number
  reset(): void
}

/**
 * Ids of organised events follow this one, so that they don't collide with the calendar's, which are day × 100 and from
 * 1001 on.
 */
const lastIdBefore = 500_000
const idsEnd = 600_000

const keptSchema = draftSchema.extend({ id: z.int(), scene: z.string(), seriesId: z.int().nullable() })
const rowSchema = z.object({
  event: z.string().transform((text) => {
    const kept = keptSchema.parse(JSON.parse(text))
    return eventOfDraft(kept, kept)
  }),
})
const idSchema = z.object({ id: z.int() })

export function openOrganisedEvents(database: DatabaseSync): OrganisedEvents {
  const columns = 'id INTEGER PRIMARY KEY, event TEXT NOT NULL'
  const reset = openTable(database, { name: 'game_organised_events', columns })
  const selectAll = database.prepare('SELECT event FROM game_organised_events ORDER BY id')
  const select = database.prepare('SELECT event FROM game_organised_events WHERE id = ?')
  const replace = database.prepare('INSERT OR REPLACE INTO game_organised_events (id, event) VALUES (?, ?)')
  const nextId = database.prepare(
    'SELECT coalesce(max(id), ?) + 1 AS id FROM game_organised_events WHERE id > ? AND id < ?',
  )
  return {
    all: () =>
      rowSchema
        .array()
        .parse(selectAll.all())
        .map(({ event }) => event),
    find: (id) => rowSchema.optional().parse(select.get(id))?.event,
    save: (event) => {
      replace.run(event.id, JSON.stringify(event))
    },
    nextId: () => idSchema.parse(nextId.get(lastIdBefore, lastIdBefore, idsEnd)).id,
    reset,
  }
}
