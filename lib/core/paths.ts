import type { SectionPlace } from './section-place'

/** Addresses of the site, without language (decisions.md, "Site, pages and links"); `localizedPath` adds it. */

export const homePath = '/'

/** The documents of addresses that have nothing, each the same for all of them. No addresses of their own: the proxy leads here. */
export const absencePaths = { missing: '/variants/missing', gone: '/variants/gone' } as const

/** @param uid of a page document; `home` is the front page */
export function pagePath(uid: string): string {
  return uid === 'home' ? homePath : `/${uid}`
}

/** The page of content that says what becomes of visitors' data. */
export const privacyPath = '/privacy'

/** Dashes of an academy uid are slashes of its address. */
export function academyPath(uid: string): string {
  return `/academy/${uid.replaceAll('-', '/')}`
}

/** @param segments of an academy address below `/academy` */
export function academyUid(segments: readonly string[]): string {
  return segments.join('-')
}

export function campaignPath(uid: string): string {
  return `/campaigns/${uid}`
}

/** The uid of a campaign's page by its address without language; undefined for any other address. */
export function campaignUid(path: string): string | undefined {
  return /^\/campaigns\/([^/]+)$/.exec(path)?.[1]
}

/** The page of a stage in a campaign, by the uids of both pages: the campaign's name in the game is another. */
export function stagePath(campaign: string, uid: string): string {
  return `${campaignPath(campaign)}/stages/${uid}`
}

/** Leads to the page of a stage, wherever that is. */
export function stageByUidPath(uid: string): string {
  return `/stages/${encodeURIComponent(uid)}`
}

/** @param landing names the list of videos that it belongs to (VD-005) */
export function videoPath(landing: string, uid: string): string {
  return `${videoByUidPath(landing)}/${encodeURIComponent(uid)}`
}

/** Leads to the page of a video, wherever that is. */
export function videoByUidPath(uid: string): string {
  return `/video/${encodeURIComponent(uid)}`
}

/** The document of a frame: what a published section shows in it. */
export function framePath(locale: string, { documentId, sectionId }: SectionPlace): string {
  return `/api/frames/${locale}/${encodeURIComponent(documentId)}/${encodeURIComponent(sectionId)}`
}

/** The document of a frame for a section without a place in published content. @param embed what it shows, signed */
export function signedFramePath(locale: string, embed: string): string {
  return `/api/frames/${locale}/signed?${String(new URLSearchParams({ embed }))}`
}

/** The calendar of events. */
export const eventsPath = '/events'

/** @param eventSecret where the event is shown to those only who know it */
export function eventPath(id: number | string, eventSecret?: string): string {
  return withEventSecret(`/events/view/${id}`, eventSecret)
}

/** The event as a file for calendars. */
export function eventCalendarPath(id: number, eventSecret?: string): string {
  return withEventSecret(`/api/events/${id}/calendar`, eventSecret)
}

/** The event as a picture, for where its page is shared. */
export function eventPicturePath(id: number, locale: string): string {
  return `/api/pictures/events/${id}/${locale}`
}

/** An address of an event, its page's or our API's, that tells the event's secret. */
export function withEventSecret(path: string, eventSecret: string | undefined): string {
  return eventSecret === undefined ? path : `${path}?${String(new URLSearchParams({ eventSecret }))}`
}

export const newsIndexPath = '/news'

export function newsPath(article: { id: number; postName: string }): string {
  return `${newsIndexPath}/${article.id}-${encodeURIComponent(article.postName)}`
}

/** The memberships and what they cost. */
export const plansPath = '/plans'

/** Things to buy. */
export const shopPath = '/shop'

/** What is bought by a price, and the way to pay for it. */
export function planPath(priceId: string): string {
  return `${plansPath}/${encodeURIComponent(priceId)}`
}

/** Where the choice of a plan is sent without script. */
export const planChoicePath = '/api/plans/choice'

/** Questions and answers, and the way to people. */
export const helpPath = '/help'

/**
 * Pages at addresses of ours that editors may make their own. The site leads to them by itself, so each is there without
 * editors, too (`fixedRoutes`). The news, whose addresses are those of articles besides, are another such page.
 */
export const fixedPaths = [homePath, eventsPath, plansPath, shopPath, helpPath] as const

/** The contact form as a page of its own. */
export const contactPath = `${helpPath}/contact`

/** Says thanks for a message that was sent without script. */
export const contactSentPath = `${contactPath}/sent`

/** Where the contact form is sent. */
export const contactFormPath = '/api/contact'

/** Where e-mail sign-ups are sent. */
export const emailSignUpPath = '/api/email-sign-up'

/** Where forms of content are sent. */
export const formPath = '/api/forms'

export const loginPath = '/login'

/** Through sign-in, and back to `returnTo`: a path of ours. */
export function loginPathTo(returnTo: string): string {
  return `${loginPath}?${String(new URLSearchParams({ returnTo }))}`
}

/** Where a native form sends what its visitor wants to sign in for. */
export const signInFormPath = '/api/auth/login'

export const joinPath = '/join'

/** Somebody's fundraising page as a picture, for where its link is shared. */
export function fundraiserPicturePath(eventId: number, fundraiserId: number, locale: string): string {
  return `/api/pictures/fundraisers/${eventId}/${fundraiserId}/${locale}`
}

/** Where a native form signs the player out. */
export const signOutPath = '/api/auth/logout'

export function settingsPath(part: 'profile' | 'membership' | 'connections'): string {
  return `/settings/${part}`
}

/** A calendar that other programs follow: the events with a tag. */
export function tagCalendarPath(tag: string): string {
  return `/api/calendars/tags/${encodeURIComponent(tag)}`
}

/** A calendar that other programs follow: the events of a series. */
export function seriesCalendarPath(id: string): string {
  return `/api/calendars/series/${id}`
}

/** The player's own, by its secret. */
export function personalCalendarPath(feedToken: string): string {
  return `/api/calendars/personal/${encodeURIComponent(feedToken)}`
}

/** What the player has joined and has done. */
export const myEventsPath = '/my-events'

/** Whether an address, without its language, is a page of the player who is signed in. */
export function isPlayersPage(path: string): boolean {
  return path === '/settings' || path.startsWith('/settings/') || path === myEventsPath
}

/** Whether an internal address is a page that may be fetched ahead; sign-in, API and a player's own are not. */
export function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(?:(?:[a-z]{2}\/)?(?:settings|my-events)|login|join|api)(?:[/?#]|$)/.test(href)
}
