import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const requestSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  queryType: z.string(),
  message: z.string(),
  receivedAt: z.string(),
})

/** One contact request as the support desk received it; `receivedAt` is ISO 8601 UTC. */
export type SupportRequest = z.infer<typeof requestSchema>

export type SupportStore = {
  add(request: Omit<SupportRequest, 'id'>): void
  /** Newest first, at most 200. */
  list(): SupportRequest[]
  clear(): void
}

export function openSupportStore(database: DatabaseSync): SupportStore {
  database.exec(`CREATE TABLE IF NOT EXISTS support_requests (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, query_type TEXT NOT NULL,
    message TEXT NOT NULL, received_at TEXT NOT NULL)`)
  const insert = database.prepare(
    'INSERT INTO support_requests (name, email, query_type, message, received_at) VALUES (?, ?, ?, ?, ?)',
  )
  const newest = database.prepare(
    `SELECT id, name, email, query_type AS queryType, message, received_at AS receivedAt
     FROM support_requests ORDER BY id DESC LIMIT 200`,
  )
  return {
    add: ({ name, email, queryType, message, receivedAt }) => {
      insert.run(name, email, queryType, message, receivedAt)
    },
    list: () => z.array(requestSchema).parse(newest.all()),
    clear: () => database.exec('DELETE FROM support_requests'),
  }
}
