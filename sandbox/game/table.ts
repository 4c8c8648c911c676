import type { DatabaseSync } from 'node:sqlite'

type TableOptions = {
  /** Starts with the service's name: `game_`. */
  name: string
  /** Column definitions and constraints, as SQL. */
  columns: string
  /** Fills the empty table. */
  seed?: () => void
}

/**
 * Opens a table of a service. A new table is filled with its initial data, in the same transaction in which it is
 * created, so that a killed process leaves no empty table; an existing table keeps its data.
 *
 * @returns a function that restores the initial data
 */
export function openTable(database: DatabaseSync, { name, columns, seed }: TableOptions): () => void {
  const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name)
  if (!exists) {
    atomically(database, () => {
      database.exec(`CREATE TABLE ${name} (${columns}) STRICT`)
      seed?.()
    })
  }
  return () =>
    atomically(database, () => {
      database.exec(`DELETE FROM ${name}`)
      seed?.()
    })
}

function atomically(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
