import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { definitionSchema, type MetaobjectDefinition, shippedDefinition } from '../definition.ts'

const rowSchema = z.object({ definition: z.string().nullable() })

/** The shop's only definition of metaobjects. */
export type Definitions = {
  /** Undefined before it is made. */
  get(): MetaobjectDefinition | undefined
  set(definition: MetaobjectDefinition | undefined): void
  /** Makes it the one that the project ships. */
  reset(): void
}

/** The definition of marketplace items: at first the one that the project ships. Changes are stored in the database. */
export function openDefinitions(database: DatabaseSync, productSlug: string): Definitions {
  database.exec('CREATE TABLE IF NOT EXISTS storefront_definition (one INTEGER PRIMARY KEY, definition TEXT)')
  const select = database.prepare('SELECT definition FROM storefront_definition')
  const replace = database.prepare('INSERT OR REPLACE INTO storefront_definition VALUES (1, ?)')
  return {
    get() {
      const row = rowSchema.optional().parse(select.get())
      if (row === undefined) return shippedDefinition(productSlug)
      return row.definition === null ? undefined : definitionSchema.parse(JSON.parse(row.definition))
    },
    set: (definition) => void replace.run(definition === undefined ? null : JSON.stringify(definition)),
    reset: () => database.exec('DELETE FROM storefront_definition'),
  }
}
