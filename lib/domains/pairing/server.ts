import 'server-only'
import { z } from 'zod'
import { AppError, NotFoundError } from '@/lib/core/errors'
import { settingsPath } from '@/lib/core/paths'
import { cachedRead } from '@/lib/core/server/cached-read'
import { env } from '@/lib/core/server/env'
import { gapForMember } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { sharedTurn } from '@/lib/core/server/shared-once/shared-turn'
import type { Member } from '@/lib/domains/session/member'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import {
  getPartnerConnectionAccessToken,
  getTodaysPlanAccountExists,
  partnerConnectionCredentials,
  registerUserTodaysPlan,
  setUpUserTodaysPlanZA,
} from '@/lib/services/game/partners'
import { getProfile } from '@/lib/services/game/profile'
import { getPreregisterTerms, toggleCoaching } from '@/lib/services/partner/client'
import { isTicketFor, sealTicket } from './connect-ticket'
import { connectUrl, safeRedirect } from './connect-url'
import type { Pairing } from './schema'
import { sanitizeTerms } from './terms-html'

const PARTNER = 'todaysplan'
const TERMS_SECONDS = 3600

/** The partner's origin and ours: the only ones players may be redirected to while linking an account. */
const pairingOrigins = { partnerUrl: env.TRAINING_PARTNER_URL, siteUrl: env.SITE_URL }

/** The partner's terms as safe HTML, for cached pages; undefined, with a warning, if they can't be read [PA-021]. */
export async function findTerms(): Promise<string | undefined> {
  try {
    const terms = await cachedRead(
      {
        key: ['training plan terms'],
        share: 'content',
        schema: z.string(),
        revalidate: TERMS_SECONDS,
      },
      getPreregisterTerms,
    )
    return sanitizeTerms(terms, env.SITE_URL)
  } catch (err) {
    log.warn({ err }, 'the terms of the training plans cannot be shown')
    await notePlaceholder(err)
    return undefined
  }
}

/** The player's state at the training-plan service [PA-006, PA-017]. */
export async function getPairing(member: Member): Promise<Pairing> {
  const [exists, profile] = await Promise.all([member.call(getTodaysPlanAccountExists), member.call(getProfile)])
  if (exists || profile.connectedToTodaysPlan === true) return { state: 'linked' }
  return { state: profile.isMale === undefined ? 'wrong_page' : 'not_linked' }
}

/** Creates an account there and begins the coaching, by one click [PA-015, PA-016]. Repeats create no second account. */
export async function registerAndSetUp(member: Member): Promise<boolean> {
  await sharedTurn('pairing', member.id, async (confirm) => {
    if (await member.call(getTodaysPlanAccountExists)) return
    await member.call(confirmed(confirm, registerUserTodaysPlan))
  })
  return setUpCoaching(member)
}

/** Begins the coaching for a linked account [PA-013, PA-016, PA-022]. Safe to repeat. */
export async function setUpCoaching(member: Member): Promise<boolean> {
  await member.call(setUpUserTodaysPlanZA)
  return switchCoachingOn(member)
}

/**
 * Whether the player's profile says that the training plans are linked, by one call: an account that the partner alone
 * knows of is not seen.
 */
export async function isLinkedByProfile(member: Member): Promise<boolean> {
  return (await member.call(getProfile)).connectedToTodaysPlan === true
}

/**
 * Switches the coaching on at the partner, for men or women. The partner's token is used only here.
 * @returns false, with a warning, if that fails [PA-024]
 */
async function switchCoachingOn(member: Member): Promise<boolean> {
  const switchOn = async () => {
    const { isMale } = await member.call(getProfile)
    if (isMale === undefined) throw new AppError('not_eligible')
    await toggleCoaching(isMale ? 'mens' : 'womens', await partnerTokenOf(member))
    return true
  }
  return switchOn().catch(gapForMember('the coaching is not switched on', {}, false))
}

async function partnerTokenOf(member: Member): Promise<string> {
  return member
    .call((token) => getPartnerConnectionAccessToken(PARTNER, token))
    .catch((cause: unknown) => {
      if (!(cause instanceof NotFoundError)) throw cause
      throw new AppError('upstream_failed', 'Could not get partner token', { cause })
    })
}

/**
 * The path for linking the player's account: our connections page, which redirects to the partner's [PA-002, PA-007,
 * PA-018]. The partner's address identifies the player, so it comes with a ticket for the same player.
 * @param returnTo the page to return to
 * @param page our connections page, in the player's language
 * @throws AppError `upstream_failed` if the game server names no page of the partner
 */
export async function connectPath(
  member: Member,
  returnTo: string,
  page = settingsPath('connections'),
): Promise<string> {
  const credentials = await member.call(partnerConnectionCredentials)
  const { oauthUrl } = credentials.find(({ name }) => name === PARTNER) ?? {}
  const address = connectUrl(oauthUrl, safeReturnTo(returnTo, env.SITE_URL), pairingOrigins)
  if (address === undefined) throw new AppError('upstream_failed', 'the partner has no page to link an account')
  const query = new URLSearchParams({ redirectUrl: address, ticket: await sealTicket(member, address) })
  return `${page}?${String(query)}`
}

/** The redirect requested by the connections page's address. */
export type RedirectRequest = { redirectUrl?: string; ticket?: string }

/**
 * The target of the connections page: one that `connectPath` has just created for this player. Undefined for anything
 * else, such as the partner's address with somebody else's invitation, which would link that person's account to this
 * player's.
 */
export async function findPartnerRedirect(
  member: Member,
  { redirectUrl, ticket }: RedirectRequest,
): Promise<string | undefined> {
  const address = safeRedirect(redirectUrl, pairingOrigins)
  const isOwn = address !== undefined && ticket !== undefined && (await isTicketFor(member, address, ticket))
  return isOwn ? address : undefined
}
