import 'server-only'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { getProfile } from '@/lib/services/game/profile'
import {
  exchangeCode,
  getAuthorizationUrl,
  getEndSessionUrl,
  revokeToken,
  type RevocableToken,
} from '@/lib/services/identity/client'
import type { IdentityTokens } from '@/lib/services/identity/schema'
import { endedSessions } from './ended-sessions'
import { findSession, hasEnded } from './find-session'
import { playerFactsFromGame } from './from-game'
import { whoSignedIn } from './sign-in-server'
import { isWorn, memberOf, type MemberSession, type Renew } from './member'
import { forgetUse, noteUse } from './note-use'
import { playerIdOf } from './player-id'
import { findRefreshed, refreshedOnce } from './refreshed-once'
import { renewTokens } from './renewal-server'
import { longestUse, newSessionId, unsealSession, type SealedSession, type SessionTokens } from './sealed-session'
import { findSessionCookie } from './session-cookies'
import type { SignInAttempt } from './sign-in-attempt'
import { siteTime } from '@/lib/core/server/site-clock'

const CALLBACK_URL = `${env.SITE_URL}/api/auth/callback`
const SIGNED_OUT_URL = `${env.SITE_URL}/`

/**
 * The provider's address for signing in, or for a new account.
 *
 * @param uiLocale language of the page that it begins on
 * @throws UpstreamError if the provider can't be reached
 */
export function signInUrl(attempt: SignInAttempt, uiLocale: string): Promise<URL> {
  const { createsAccount = false } = attempt
  return getAuthorizationUrl({ ...attempt, createsAccount, uiLocale, redirectUri: CALLBACK_URL })
}

/**
 * Creates a session from the provider's answer.
 *
 * @param query of the callback, as received
 * @throws UpstreamError if the provider can't be reached, or its answer fails a check
 */
export async function finishSignIn(attempt: SignInAttempt, query: string, now: number): Promise<SealedSession> {
  const { tokens, claims, isAgain } = await exchangeCode(new URL(query, CALLBACK_URL), attempt)
  const who = () => whoSignedIn(tokens.accessToken, claims)
  const { player, email } = await onBehalfOf(playerIdOf(claims.sub), who)
  return {
    id: newSessionId(),
    subject: claims.sub,
    providerSession: claims.sid,
    player,
    email,
    tokens: tokensAt(tokens, now),
    signedInAt: now,
    usedAt: now,
    ...(isAgain && { confirmedAt: now }),
  }
}

/** How long signing out waits for the provider; unfinished work goes on in the background. */
const REVOCATION_MS = 2000

/**
 * Until this time, another click on "sign out" counts as a double click and still names the session to the provider.
 * Later, the provider asks the browser's user to confirm.
 */
const DOUBLE_CLICK_MS = 10_000

/**
 * Ends the session of a request for every copy of its cookie: its id is refused from now on, and its tokens are
 * revoked.
 *
 * @returns the provider's sign-out address; our own front page if the provider can't be reached
 */
export async function signOut(headers: Pick<Headers, 'get'>, now: () => number): Promise<string> {
  const session = await unsealSession(findSessionCookie(headers), now())
  if (session === undefined) return SIGNED_OUT_URL
  const endedAt = await endedSessions().endedAt(session.id, now())
  const isTold = endedAt === undefined || now() - endedAt < DOUBLE_CLICK_MS
  const [address] = await Promise.all([
    signOutUrl(isTold ? session.tokens.id : undefined),
    endedAt === undefined && endSession(session, now), // once: a copy is no lever on the provider
  ])
  return address
}

async function signOutUrl(idToken: string | undefined): Promise<string> {
  try {
    return (await getEndSessionUrl(idToken, SIGNED_OUT_URL))?.href ?? SIGNED_OUT_URL
  } catch (err) {
    log.warn({ err }, 'signed out here only')
    return SIGNED_OUT_URL
  }
}

/**
 * Ends the session that a sign-in replaces, so that no response that is still being answered can restore it. The tokens
 * of the same player stay valid: the provider may have granted the new session's tokens together with them.
 */
export async function endReplaced(before: SealedSession, after: SealedSession, now: () => number): Promise<void> {
  if (before.subject === after.subject) await refuse(before, now())
  else await endSession(before, now)
}

/** The id is refused first, so that responses sent meanwhile set no cookie. */
async function endSession(session: SealedSession, now: () => number): Promise<void> {
  await refuse(session, now())
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, REVOCATION_MS).unref())
  await Promise.race([revokeTokens(session, now()), isLate])
}

async function refuse(session: SealedSession, now: number): Promise<void> {
  await endedSessions().add(session.id, longestUse(session, now), now)
  void forgetUse(session)
}

/** Revokes the session's newest tokens, including those of a refresh under way: after a refresh only these are valid. */
async function revokeTokens(session: SealedSession, now: number): Promise<void> {
  const { access, refresh } = (await newestOf(session, now, 'everywhere')).tokens
  await Promise.all([refresh !== undefined && revoke(refresh, 'refresh_token'), revoke(access, 'access_token')])
}

async function revoke(token: string, kind: RevocableToken): Promise<void> {
  await revokeToken(token, kind).catch((err: unknown) => log.warn({ err, kind }, 'a token outlives its session'))
}

export type FoundMember = MemberSession & { inCookie: SealedSession }

/** The player whose session is in a request's cookies, if there is one. */
export async function findMember(headers: Pick<Headers, 'get'>, now: () => number): Promise<FoundMember | undefined> {
  const inCookie = await findSession(headers, now())
  if (inCookie) void noteUse(inCookie, headers, now())
  return inCookie && { ...memberOf(await newestOf(inCookie, now(), 'if_worn'), renewAt(now), now), inCookie }
}

/** The player of a session that has just begun. */
export const memberOfSession = (session: SealedSession): MemberSession => memberOf(session, renewAt(siteTime), siteTime)

/**
 * The latest renewal of a session: a page can't set the cookie, and a response that did may have got lost.
 *
 * @param where another instance's renewal matters for tokens that can't be used any more, and for all that are revoked
 */
async function newestOf(session: SealedSession, now: number, where: 'if_worn' | 'everywhere'): Promise<SealedSession> {
  const { refresh } = session.tokens
  const isEverywhere = where === 'everywhere' || isWorn(session.tokens, now)
  const renewal =
    refresh === undefined ? undefined : await findRefreshed(refresh, now, isEverywhere ? 'everywhere' : 'here')
  return renewal && renewal.tokens.refresh !== refresh ? newestOf({ ...session, ...renewal }, now, where) : session
}

const renewAt =
  (now: () => number): Renew =>
  async (session) => {
    const { tokens, player } = session
    if (tokens.refresh === undefined || (await hasEnded(session, now()))) throw new AppError('not_signed_in')
    return refreshedOnce(tokens.refresh, now(), async () => {
      const next = tokensAt(await renewTokens(tokens.refresh ?? ''), now())
      return {
        tokens: { ...next, refresh: next.refresh ?? tokens.refresh, id: next.id ?? tokens.id },
        player: await getProfile(next.access)
          .then(playerFactsFromGame)
          .catch(() => player),
      }
    })
  }

function tokensAt(tokens: IdentityTokens, now: number): SessionTokens {
  return {
    access: tokens.accessToken,
    accessEndsAt: now + tokens.accessTokenSeconds * 1000,
    refresh: tokens.refreshToken,
    id: tokens.idToken,
  }
}
