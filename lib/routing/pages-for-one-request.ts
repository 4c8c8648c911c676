import { campaignUid } from '../core/paths.ts'
import type { AskedPage } from './asked-page.ts'
import type { Decision } from '../core/route-decision.ts'
import { nowhere } from './elsewhere.ts'

/** Addresses that contain a secret are not sent as referrers to other sites. Our own sign-in leads back to the page by them. */
const NO_REFERRER_TO_OTHERS = { 'referrer-policy': 'same-origin' }

/** Pages of one person, and what is not published: nothing that a search engine may list, wherever it has the address from. */
export const NOT_LISTED = { 'x-robots-tag': 'noindex' }

/** Shows the live preview, only in a frame of the content system's editor; at any other place it doesn't exist. */
export function showSimulator(asked: AskedPage): Decision {
  const { headers, route } = asked
  const isFramed = headers.get('sec-fetch-dest') === 'iframe'
  if (!isFramed && !isAskedByScript(headers)) return nowhere(asked)
  return { kind: 'page-for-one-request', pathname: route, framedBy: 'editors', headers: NOT_LISTED }
}

/** The framed page requests itself with each edit; no other site can send such a request. */
const isAskedByScript = (headers: AskedPage['headers']) =>
  headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty'

/** Events with a secret are never cached, listed or indexed (decisions.md, Events). */
export function showSecretEvent({ locale }: AskedPage, id: string): Decision {
  const headers = { ...NO_REFERRER_TO_OTHERS, ...NOT_LISTED }
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/secret-event/${id}`, headers }
}

/** The contact form with what the visitor typed, after a failed submission without script. */
export function showContactAgain({ locale }: AskedPage): Decision {
  const headers = { ...NO_REFERRER_TO_OTHERS, ...NOT_LISTED }
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/contact`, headers }
}

/** A calendar with other choices than the cached page's (day, kind, zone, page), also without script. */
export function showCalendar({ locale }: AskedPage): Decision {
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/events` }
}

/** What is found for a query; without one the page is the same for everybody. */
export function showSearch({ locale }: AskedPage): Decision {
  const headers = { 'x-robots-tag': 'noindex' }
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/search`, headers }
}

/**
 * Shows a page with a draft's content, also at addresses where visitors find nothing. Editors may request any stage of
 * a campaign.
 */
export function showDraft({ locale, path, route }: AskedPage): Decision {
  const campaign = campaignUid(path)
  return campaign === undefined
    ? { kind: 'page-for-one-request', pathname: route, headers: NOT_LISTED }
    : personalCampaign(locale, campaign)
}

/**
 * Shows a campaign's page in the stage that applies to the requesting player (architecture.md, "Personal variants").
 */
export function personalCampaign(locale: string, uid: string): Decision {
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/player-campaign/${uid}`, headers: NOT_LISTED }
}
