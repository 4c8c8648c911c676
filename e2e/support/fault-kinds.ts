import type { Fault } from './sandbox.ts'

/** All kinds of faults of a service for a player. */
export const faultKinds = [
  'slow',
  'refused',
  'failing',
  'cut_short',
  'malformed',
  'wrong_schema',
  'unreachable',
  // The last one, since calls after a 429 are not sent until its Retry-After has passed.
  'rate_limited',
] as const satisfies Fault['kind'][]

export type FaultKind = (typeof faultKinds)[number]
