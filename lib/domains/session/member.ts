import 'server-only'
import { AppError, hasCode, UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { emailProof, type EmailProof } from './email-proof'
import { playerIdOf } from './player-id'
import type { PlayerFacts } from './schema'
import type { Renewal, SealedSession, SessionTokens } from './sealed-session'

/** An access token that expires within this time is renewed before it is used. */
const MARGIN_MS = 30_000

export const isWorn = ({ accessEndsAt }: SessionTokens, now: number): boolean => accessEndsAt - MARGIN_MS < now

/** A signed-in player on whose behalf the site calls services. */
export type Member = {
  /** The player's id in our own pages (`playerIdOf`). */
  readonly id: string
  readonly facts: PlayerFacts
  /** Whether an e-mail address is the player's own, according to the identity provider at sign-in. */
  proofOf(address: string): EmailProof
  /**
   * Runs a service's call with the player's access token, and on the player's behalf. On 401 the token is renewed and
   * the call repeated, since it was not executed (contracts.md, "When an answer is bad").
   * @throws AppError `not_signed_in` if the session has ended
   */
  call<Answer>(run: (accessToken: string) => Promise<Answer>): Promise<Answer>
  /**
   * Verifies that the provider still knows the session, unless that was done within an access token's lifetime: answers
   * without an upstream call would otherwise rely on the cookie alone. In an outage the session is trusted.
   * @throws AppError `not_signed_in` if the session has ended
   */
  confirm(): Promise<void>
  /** Updates the session from a saved profile. */
  learn(facts: PlayerFacts): void
}

/** The member, and its session after everything that was done for the player. */
export type MemberSession = { member: Member; session: () => SealedSession }

export type Renew = (session: SealedSession) => Promise<Renewal>

/**
 * @param renew exchanges the refresh token; throws `not_signed_in` if the provider no longer accepts it
 * @param now milliseconds since 1970 by the site's clock
 */
export function memberOf(first: SealedSession, renew: Renew, now: () => number): MemberSession {
  const id = playerIdOf(first.subject)
  let session = first

  async function renewUnlessDone(spent: SessionTokens): Promise<void> {
    if (session.tokens.access !== spent.access) return
    const renewed = await onBehalfOf(id, () => renew(session))
    session = { ...session, ...renewed }
  }

  async function call<Answer>(run: (accessToken: string) => Promise<Answer>): Promise<Answer> {
    if (isWorn(session.tokens, now())) await renewUnlessDone(session.tokens)
    const used = session.tokens
    try {
      return await onBehalfOf(id, () => run(used.access))
    } catch (error) {
      if (!isUnauthorized(error)) throw error
    }
    await renewUnlessDone(used)
    try {
      return await onBehalfOf(id, () => run(session.tokens.access))
    } catch (error) {
      throw isUnauthorized(error) ? new AppError('not_signed_in', undefined, { cause: error }) : error
    }
  }

  async function confirm(): Promise<void> {
    if (session.tokens.accessEndsAt > now()) return
    await renewUnlessDone(session.tokens).catch((error: unknown) => {
      if (hasCode(error, 'not_signed_in')) throw error
    })
  }

  const learn = (player: PlayerFacts) => {
    session = { ...session, player }
  }
  return {
    member: {
      get facts() {
        return session.player
      },
      id,
      proofOf: (address) => emailProof(first.email, address, env.OIDC_EMAIL_VERIFIED === 'always'),
      call,
      confirm,
      learn,
    },
    session: () => session,
  }
}

const isUnauthorized = (error: unknown) => error instanceof UpstreamError && error.status === 401
