import type { DatabaseSync } from 'node:sqlite'

export type Availability = {
  isAvailable(): boolean
  set(available: boolean): void
}

/** Whether an agent is available, by default yes. Stored in the database; the control API changes it. */
export function openAvailability(database: DatabaseSync): Availability {
  database.exec('CREATE TABLE IF NOT EXISTS chat_absence (since_reset INTEGER PRIMARY KEY)')
  const absent = database.prepare('SELECT 1 FROM chat_absence')
  return {
    isAvailable: () => absent.get() === undefined,
    set(available) {
      database.exec(available ? 'DELETE FROM chat_absence' : 'INSERT OR IGNORE INTO chat_absence VALUES (1)')
    },
  }
}
