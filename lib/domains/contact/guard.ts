import { InvalidInputError, TooManyRequestsError } from '@/lib/core/errors'
import type { Guard } from './schema'

/** Minimum time that a person needs to read and fill in a form. */
export const SHORTEST_MS = 1500

/**
 * Rejects submissions by bots: a filled honeypot, or a form sent as soon as it was shown. A person who was that quick
 * is asked to wait, and can send it again.
 *
 * @throws InvalidInputError, TooManyRequestsError
 */
export function assertPerson({ homepage, shownMs }: Guard): void {
  if (homepage !== '') throw new InvalidInputError('a field was filled in that nobody sees')
  if (shownMs !== undefined && shownMs < SHORTEST_MS) throw new TooManyRequestsError(Math.ceil(SHORTEST_MS / 1000))
}
