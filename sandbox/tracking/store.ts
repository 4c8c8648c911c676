import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.number(),
  shortName: z.string(),
  record: z.string().transform((text) => z.json().parse(JSON.parse(text))),
  receivedAt: z.string(),
})

/** One record sent to a tracking short name (`events` for interaction events); `receivedAt` is ISO 8601 UTC. */
export type TrackingRecord = z.infer<typeof rowSchema>

export type TrackingStore = {
  add(shortName: string, record: unknown, receivedAt: string): void
  /** Newest first, at most 500. */
  list(): TrackingRecord[]
  clear(): void
}

export function openTrackingStore(database: DatabaseSync): TrackingStore {
  database.exec(`CREATE TABLE IF NOT EXISTS tracking_records (
    id INTEGER PRIMARY KEY, short_name TEXT NOT NULL, record TEXT NOT NULL, received_at TEXT NOT NULL)`)
  const insert = database.prepare('INSERT INTO tracking_records (short_name, record, received_at) VALUES (?, ?, ?)')
  const newest = database.prepare(
    `SELECT id, short_name AS shortName, record, received_at AS receivedAt
     FROM tracking_records ORDER BY id DESC LIMIT 500`,
  )
  return {
    add: (shortName, record, receivedAt) => {
      insert.run(shortName, JSON.stringify(record), receivedAt)
    },
    list: () => z.array(rowSchema).parse(newest.all()),
    clear: () => database.exec('DELETE FROM tracking_records'),
  }
}
