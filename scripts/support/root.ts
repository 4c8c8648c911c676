import { join } from 'node:path'

/** The checkout that these programs belong to. */
export const root = join(import.meta.dirname, '../..')
