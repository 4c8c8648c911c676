import 'server-only'
import { createHash } from 'node:crypto'

/**
 * A player's id in our own pages, which send it with each write. A hash of the provider's subject, which pages needn't
 * know; unlike the game's public id it is never missing and never changes.
 */
export function playerIdOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 16)
}
