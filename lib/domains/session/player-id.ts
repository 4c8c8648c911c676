import 'server-only'
import { createHash } from 'node:crypto'

/**
 * Names a player to our own pages, which say with each write whose they are. Made from the provider's subject, which no
 * page needs to know, and unlike the game's public id it is never missing and never changes.
 */
export function playerIdOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 16)
}
