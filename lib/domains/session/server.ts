import 'server-only'
import { z } from 'zod'
import { AppError, UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getProfile } from '@/lib/services/game/profile'
import {
  exchangeCode,
  getAuthorizationUrl,
  getEndSessionUrl,
  getUserInfo,
  refreshTokens,
} from '@/lib/services/identity/client'
import type { IdentityClaims, IdentityTokens } from '@/lib/services/identity/schema'
import { playerFactsFromGame } from './from-game'
import { memberOf, type MemberSession, type Renew } from './member'
import { findRefreshed, refreshedOnce } from './refreshed-once'
import type { PlayerFacts } from './schema'
import { unsealSession, type SealedSession, type SessionTokens } from './sealed-session'
import type { SignInAttempt } from './sign-in-attempt'

const CALLBACK_URL = `${env.SITE_URL}/api/auth/callback`
const SIGNED_OUT_URL = `${env.SITE_URL}/`

export type SignInOptions = { createsAccount: boolean; uiLocale: string }

/** Where the browser goes to sign in. @throws UpstreamError where the provider can't be reached */
export function signInUrl(attempt: SignInAttempt, options: SignInOptions): Promise<URL> {
  return getAuthorizationUrl({ ...attempt, ...options, redirectUri: CALLBACK_URL })
}

/**
 * A session from the provider's answer.
 *
 * @param query of the callback, as it came
 * @throws UpstreamError where the provider can't be reached, or its answer fails a check
 */
export async function finishSignIn(attempt: SignInAttempt, query: string, now: number): Promise<SealedSession> {
  const { tokens, claims } = await exchangeCode(new URL(query, CALLBACK_URL), attempt)
  const player = await factsOf(tokens.accessToken, claims)
  return { subject: claims.sub, player, tokens: tokensAt(tokens, now), signedInAt: now, usedAt: now }
}

/** Where the browser goes to sign out at the provider too; our own front page where that can't be reached. */
export async function signOutUrl(session: SealedSession | undefined): Promise<string> {
  if (session === undefined) return SIGNED_OUT_URL
  try {
    return (await getEndSessionUrl(session.tokens.id, SIGNED_OUT_URL)).href
  } catch (err) {
    log.warn({ err }, 'signed out here only')
    return SIGNED_OUT_URL
  }
}

export type FoundMember = MemberSession & { inCookie: SealedSession }

/** The player whose session a cookie holds, if it holds one. */
export async function findMember(cookie: string | undefined, now: () => number): Promise<FoundMember | undefined> {
  const inCookie = await unsealSession(cookie, now())
  return inCookie && { ...memberOf(await newestOf(inCookie, now()), renewAt(now), now), inCookie }
}

/** The session as it was renewed since: a page can't set the cookie, and an answer that did may have got lost. */
async function newestOf(session: SealedSession, now: number): Promise<SealedSession> {
  const { refresh } = session.tokens
  const renewal = refresh === undefined ? undefined : await findRefreshed(refresh, now)
  return renewal && renewal.tokens.refresh !== refresh ? newestOf({ ...session, ...renewal }, now) : session
}

const renewAt = (now: () => number): Renew => async ({ tokens, player }) => {
  if (tokens.refresh === undefined) throw new AppError('not_signed_in')
  return refreshedOnce(tokens.refresh, now(), async () => {
    const renewed = await refreshTokens(tokens.refresh ?? '').catch(endIfRefused)
    const next = tokensAt(renewed, now())
    return {
      tokens: { ...next, refresh: next.refresh ?? tokens.refresh, id: next.id ?? tokens.id },
      player: await getProfile(next.access).then(playerFactsFromGame).catch(() => player),
    }
  })
}

const refusalSchema = z.object({ error: z.literal('invalid_grant') })

/**
 * The provider answers `invalid_grant` for a token that is spent, revoked or too old (RFC 6749, 5.2). Anything else, be it
 * a refusal of the site itself, is an outage, and players stay signed in.
 */
function endIfRefused(error: unknown): never {
  const isRefused = error instanceof UpstreamError && refusalSchema.safeParse(error.body).success
  throw isRefused ? new AppError('not_signed_in', undefined, { cause: error }) : error
}

/** By the game's profile; while that can't be had, by what the provider knows. */
async function factsOf(accessToken: string, claims: IdentityClaims): Promise<PlayerFacts> {
  try {
    return playerFactsFromGame(await getProfile(accessToken))
  } catch (err) {
    log.warn({ err }, 'signed in without a profile')
  }
  const { public_id, given_name, family_name } = await completeClaims(accessToken, claims)
  return {
    publicId: public_id ?? '',
    firstName: given_name ?? '',
    lastName: family_name ?? '',
    isMale: null,
    usesMetric: true,
    fundraiserId: null,
  }
}

async function completeClaims(accessToken: string, claims: IdentityClaims): Promise<IdentityClaims> {
  if (claims.given_name !== undefined && claims.public_id !== undefined) return claims
  return { ...claims, ...(await getUserInfo(accessToken, claims.sub)) }
}

function tokensAt(tokens: IdentityTokens, now: number): SessionTokens {
  return {
    access: tokens.accessToken,
    accessEndsAt: now + tokens.accessTokenSeconds * 1000,
    refresh: tokens.refreshToken,
    id: tokens.idToken,
  }
}
