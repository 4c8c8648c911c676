/**
 * What was found out by one call, or about one thing that a call told.
 *
 * - `fits`: as the site needs it
 * - `differs`: the site, or a part of it, can't work with it
 * - `unclear`: reading doesn't tell; somebody has to look
 * - `not asked`: it can't be asked by reading, or something is missing for asking
 * - `broke off`: the check itself failed, so that what is wrong may not be named
 */
export type Outcome = 'fits' | 'differs' | 'unclear' | 'not asked' | 'broke off'

export type Finding = {
  service: string
  /** The call or the thing: `locales`, `GET /events/{id}`. */
  what: string
  outcome: Outcome
  /** A sentence about it, which never contains a secret. */
  says: string
  /** Variables to look at, or other places. */
  lookAt: readonly string[]
}

/** Makes findings about one service. */
export function findingsOf(service: string) {
  const found =
    (outcome: Outcome) =>
    (what: string, says: string, ...lookAt: string[]): Finding => ({
      service,
      what,
      outcome,
      says,
      lookAt,
    })
  return {
    fits: found('fits'),
    differs: found('differs'),
    unclear: found('unclear'),
    notAsked: found('not asked'),
    brokeOff: found('broke off'),
  }
}
