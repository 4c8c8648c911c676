import type { Fault } from './sandbox.ts'

/** Every way in which a service can fail a player. */
export const faultKinds = [
  'slow',
  'refused',
  'failing',
  'cut_short',
  'malformed',
  'wrong_schema',
  'unreachable',
  // Last: what follows a 429 is not sent until its Retry-After has passed.
  'rate_limited',
] as const satisfies Fault['kind'][]

export type FaultKind = (typeof faultKinds)[number]
