import { campaignUid } from '../core/paths.ts'
import type { AskedPage } from './asked-page.ts'
import type { Decision } from '../core/route-decision.ts'
import { nowhere } from './elsewhere.ts'

/** Addresses that hold a secret are not told to the sites that the page links to. */
const WITHOUT_REFERRER = { 'referrer-policy': 'no-referrer' }

/** Shown only in a frame of the content system's editor; opened directly it doesn't exist. */
export function showSimulator(asked: AskedPage): Decision {
  const { headers, route } = asked
  const isFramed = headers.get('sec-fetch-dest') === 'iframe'
  if (!isFramed && !isAskedByScript(headers)) return nowhere(asked)
  return { kind: 'page-for-one-request', pathname: route, framedBy: 'editors' }
}

/** The framed page requests itself with each edit; no other site can send such a request. */
const isAskedByScript = (headers: AskedPage['headers']) =>
  headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty'

/** Events with a secret are never cached, listed or indexed (decisions.md, Events). */
export function showSecretEvent({ locale }: AskedPage, id: string): Decision {
  const headers = { ...WITHOUT_REFERRER, 'x-robots-tag': 'noindex' }
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/secret-event/${id}`, headers }
}

/** The contact form with what the visitor typed, after a failed submission without script. */
export function showContactAgain({ locale }: AskedPage): Decision {
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/contact`, headers: WITHOUT_REFERRER }
}

/** A calendar with other choices than the cached page's (day, kind, zone, page), also without script. */
export function showCalendar({ locale }: AskedPage): Decision {
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/events` }
}

/** A page with a draft's content, which may be where visitors find nothing. Editors may request any stage of a campaign. */
export function showDraft({ locale, path, route }: AskedPage): Decision {
  const campaign = campaignUid(path)
  return campaign === undefined ? { kind: 'page-for-one-request', pathname: route } : personalCampaign(locale, campaign)
}

/** A campaign's page at the stage of the one who asks (architecture.md, "Personal variants"). */
export function personalCampaign(locale: string, uid: string): Decision {
  return { kind: 'page-for-one-request', pathname: `/${locale}/variants/player-campaign/${uid}` }
}
