import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rowSchema = z.object({ value: z.string() }).optional()

/** Single values of the provider by name: its keys, and settings of the control API. */
export type Values = {
  /** The stored value, parsed with `schema`; undefined if there is none. */
  find<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined
  set(name: string, value: unknown): void
  remove(name: string): void
}

export function openValues(database: DatabaseSync): Values {
  database.exec('CREATE TABLE IF NOT EXISTS identity_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
  const select = database.prepare('SELECT value FROM identity_values WHERE name = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO identity_values (name, value) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM identity_values WHERE name = ?')
  return {
    find(name, schema) {
      const row = rowSchema.parse(select.get(name))
      return row && schema.parse(JSON.parse(row.value))
    },
    set: (name, value) => {
      upsert.run(name, JSON.stringify(value))
    },
    remove: (name) => {
      remove.run(name)
    },
  }
}
