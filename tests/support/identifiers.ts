import fc from 'fast-check'
import { isIdentifier } from '@/lib/core/identifier'

/** Ids of any kind that a team's own services may have. */
export const identifiers = fc.oneof(
  fc.uuid(),
  fc.maxSafeNat().map(String),
  fc.stringMatching(/^[\w.:~-]{1,100}$/).filter(isIdentifier),
)
