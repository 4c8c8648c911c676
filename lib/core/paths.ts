import type { Identifier } from './identifier'
import type { SectionPlace } from './section-place'

/** Addresses of the site, without language (decisions.md, "Site, pages and links"); `localizedPath` adds it. */

export const homePath = '/'

/**
 * Internal routes for addresses without a page, one document each for all of them. They aren't addresses themselves:
 * the proxy rewrites to them.
 */
export const absencePaths = { missing: '/variants/missing', gone: '/variants/gone' } as const

/** @param uid of a page document; `home` is the front page */
export function pagePath(uid: string): string {
  return uid === 'home' ? homePath : `/${uid}`
}

/** A page in Markdown, for programs that read. @param path of the page */
export function markdownPath(path: string): string {
  return path === homePath ? '/index.md' : `${path}.md`
}

/** A guide through the site for programs that look for a page; it is the front page in another form. */
export const guidePath = '/llms.txt'

/** The content page about privacy. */
export const privacyPath = '/privacy'

/** An academy uid's address: its dashes become slashes. */
export function academyPath(uid: string): string {
  return `/academy/${uid.replaceAll('-', '/')}`
}

/** The uid for an academy address. @param segments of the address below `/academy` */
export function academyUid(segments: readonly string[]): string {
  return segments.join('-')
}

/** All campaigns. */
export const campaignsPath = '/campaigns'

export function campaignPath(uid: string): string {
  return `${campaignsPath}/${uid}`
}

/** The uid of a campaign's page, from its address without language; undefined for any other address. */
export function campaignUid(path: string): string | undefined {
  return /^\/campaigns\/([^/]+)$/.exec(path)?.[1]
}

/** The page of a stage in a campaign, by the uids of both pages; the campaign's name in the game is something else. */
export function stagePath(campaign: string, uid: string): string {
  return `${campaignPath(campaign)}/stages/${uid}`
}

/** Redirects to the page of a stage, wherever that is. */
export function stageByUidPath(uid: string): string {
  return `/stages/${encodeURIComponent(uid)}`
}

/** @param landing uid of the list of videos that it belongs to (VD-005) */
export function videoPath(landing: string, uid: string): string {
  return `${videoByUidPath(landing)}/${encodeURIComponent(uid)}`
}

/** Redirects to the page of a video, wherever that is. */
export function videoByUidPath(uid: string): string {
  return `/video/${encodeURIComponent(uid)}`
}

/** The document of a frame for a published section. */
export function framePath(locale: string, { documentId, sectionId }: SectionPlace): string {
  return `/api/frames/${locale}/${encodeURIComponent(documentId)}/${encodeURIComponent(sectionId)}`
}

/** The document of a frame for a section without a place in published content. @param embed what it shows, signed */
export function signedFramePath(locale: string, embed: string): string {
  return `/api/frames/${locale}/signed?${String(new URLSearchParams({ embed }))}`
}

/** The calendar of events. */
export const eventsPath = '/events'

/** @param eventSecret for an event that is shown only to those who know it */
export function eventPath(id: Identifier, eventSecret?: string): string {
  return withEventSecret(`/events/view/${id}`, eventSecret)
}

/** The event as a calendar file. */
export function eventCalendarPath(id: Identifier, eventSecret?: string): string {
  return withEventSecret(`/api/events/${id}/calendar`, eventSecret)
}

/** The event's picture, for shared links. */
export function eventPicturePath(id: Identifier, locale: string): string {
  return `/api/pictures/events/${id}/${locale}`
}

/** The picture of the site, for shared links to pages without one. */
export function sitePicturePath(locale: string): string {
  return `/api/pictures/site/${locale}`
}

/** The picture of the page of plans. */
export function plansPicturePath(locale: string): string {
  return `/api/pictures/plans/${locale}`
}

/** The picture of an article without one. */
export function articlePicturePath(id: Identifier, locale: string): string {
  return `/api/pictures/news/${id}/${locale}`
}

/** The picture of a campaign without one. @param uid of its page */
export function campaignPicturePath(uid: string, locale: string): string {
  return `/api/pictures/campaigns/${encodeURIComponent(uid)}/${locale}`
}

/** Adds the event's secret to an address of its page or our API. */
export function withEventSecret(path: string, eventSecret: string | undefined): string {
  return eventSecret === undefined ? path : `${path}?${String(new URLSearchParams({ eventSecret }))}`
}

export const newsIndexPath = '/news'

export function newsPath(article: { id: Identifier; postName: string }): string {
  return `${newsIndexPath}/${article.id}-${encodeURIComponent(article.postName)}`
}

/** The news of a language as an Atom feed, for feed readers. */
export function newsFeedPath(locale: string): string {
  return `/feeds/${locale}.xml`
}

/** How a system installs the site, in a language. */
export function manifestPath(locale: string): string {
  return `/manifests/${locale}.webmanifest`
}

/** The page of memberships and their prices. */
export const plansPath = '/plans'

/** The shop. */
export const shopPath = '/shop'

/** The page that confirms what a price buys, before payment. */
export function planPath(priceId: string): string {
  return `${plansPath}/${encodeURIComponent(priceId)}`
}

/** Target of the form for choosing a plan, without script. */
export const planChoicePath = '/api/plans/choice'

/** Questions and answers, and ways to contact us. */
export const helpPath = '/help'

/**
 * Fixed addresses whose pages editors may replace. The site links to them itself, so each exists without editors, too
 * (`fixedRoutes`). The news, which share their address with articles, are another such page.
 */
export const fixedPaths = [homePath, eventsPath, campaignsPath, plansPath, shopPath, helpPath] as const

/** The search; its query is the parameter `q`. */
export const searchPath = '/search'

/** The contact form as a page of its own. */
export const contactPath = `${helpPath}/contact`

/** Confirms a message that was sent without script. */
export const contactSentPath = `${contactPath}/sent`

/** Target of the contact form. */
export const contactFormPath = '/api/contact'

/** Target of e-mail sign-ups. */
export const emailSignUpPath = '/api/email-sign-up'

/** Target of editor-defined forms. */
export const formPath = '/api/forms'

export const loginPath = '/login'

/** Leads through sign-in and back to `returnTo`, a path of this site. */
export function loginPathTo(returnTo: string): string {
  return `${loginPath}?${String(new URLSearchParams({ returnTo }))}`
}

/** Parameter of sign-in: whether the player has to sign in although there is a session. */
export const SIGN_IN_AGAIN = 'again'

/** Like `loginPathTo`, for what a session alone does not allow. */
export function loginAgainPathTo(returnTo: string): string {
  return `${loginPath}?${String(new URLSearchParams({ [SIGN_IN_AGAIN]: '1', returnTo }))}`
}

/** Target of native forms that sign a visitor in for a purpose. */
export const signInFormPath = '/api/auth/login'

export const joinPath = '/join'

/** Leads through the creation of an account and back to `returnTo`, a path of this site. */
export function joinPathTo(returnTo: string): string {
  return `${joinPath}?${String(new URLSearchParams({ returnTo }))}`
}

/** Parameter of the sign-in page: whether an account was to be created. */
export const CREATES_ACCOUNT = 'join'

/** The picture of a fundraising page, for shared links. */
export function fundraiserPicturePath(eventId: Identifier, fundraiserId: Identifier, locale: string): string {
  return `/api/pictures/fundraisers/${eventId}/${fundraiserId}/${locale}`
}

/** Target of native forms that sign the player out. */
export const signOutPath = '/api/auth/logout'

/** @param part name of one of the player's own pages */
export function settingsPath(
  part: 'campaigns' | 'profile' | 'membership' | 'fundraising' | 'connections' | 'account',
): string {
  return `/settings/${part}`
}

/** Asks a player once more whether the account shall be deleted. */
export const accountDeletionPath = `${settingsPath('account')}/delete`

/** All that the site and its services know of the player, to read. */
export const accountDataPath = `${settingsPath('account')}/data`

/** The same as a file. @param locale of the page that says so if it can't be made */
export function accountDataFilePath(locale: string): string {
  return `/api/account/data?${String(new URLSearchParams({ locale }))}`
}

/** Target of native forms that end other sessions of the player. */
export const endSessionsPath = '/api/account/sessions'

/** Target of the native form that leads to the support with a request to delete the account. */
export const deletionRequestPath = '/api/account/deletion'

/** Target of native forms that leave an event. */
export const leaveFormPath = '/api/events/leaving'

/** Asks a player once more whether the membership shall be cancelled, where script doesn't. */
export const cancellationPath = `${settingsPath('membership')}/cancel`

/** The player's payments as a file. @param locale of the page that says so if it can't be made */
export function paymentsFilePath(locale: string): string {
  return `/api/membership/transactions/csv?${String(new URLSearchParams({ locale }))}`
}

/** Target of the native form that cancels the membership. */
export const cancellationFormPath = '/api/membership/cancellation/form'

/** Target of the native form that leads to the page of the payment provider on which plan and payment are changed. */
export const portalFormPath = '/api/membership/portal/form'

/** Target of the profile's form, where script doesn't send it. */
export const profileFormPath = '/api/profile/form'

/** An absolute address of a calendar as a link that calendar programs open to follow it. */
export function calendarLink(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/** A calendar that other programs follow: the events with a tag. */
export function tagCalendarPath(tag: string): string {
  return `/api/calendars/tags/${encodeURIComponent(tag)}`
}

/** A calendar that other programs follow: the events of a series. */
export function seriesCalendarPath(id: string): string {
  return `/api/calendars/series/${id}`
}

/** A calendar that other programs follow: all campaigns, in a language. */
export function campaignsCalendarPath(locale: string): string {
  return `/api/calendars/campaigns/${locale}`
}

/** The player's own calendar, by its secret. */
export function personalCalendarPath(feedToken: string): string {
  return `/api/calendars/personal/${encodeURIComponent(feedToken)}`
}

/** The player's joined and past events. */
export const myEventsPath = '/my-events'

/** The player's results, by month. */
export const resultsPath = `${myEventsPath}/results`

/** Where a list of results begins: behind a start's place (`resultsPage`), or with the latest. */
const afterStart = (after: string | undefined): Record<string, string> => (after === undefined ? {} : { after })

/** The results behind a place in their list, relative to their page. */
export function resultsQuery(after: string | undefined): string {
  return `?${String(new URLSearchParams(afterStart(after)))}`
}

/** Results as a file for spreadsheets. @param locale of the page that says so if it can't be made */
export function resultsFilePath(locale: string, after: string | undefined): string {
  return `/api/events/results/csv?${String(new URLSearchParams({ locale, ...afterStart(after) }))}`
}

/** The picture of the player's own result, for them alone. */
export function resultPicturePath(subgroupId: Identifier, locale: string): string {
  return `/api/pictures/results?${String(new URLSearchParams({ start: subgroupId, locale }))}`
}

/** The player's progress in the campaigns that go on. */
export const ownCampaignsPath = settingsPath('campaigns')

/** The player's progress in one campaign. @param uid of the campaign's page */
export function ownCampaignPath(uid: string): string {
  return `${ownCampaignsPath}/${encodeURIComponent(uid)}`
}

/**
 * Parameter of any page's address: the uid of the campaign whose progress is shown above the page, or empty for all of the
 * player's. The server reads nothing of it, so that the page stays the same for everybody (docs/decisions/070).
 */
export const ASKED_CAMPAIGN = 'campaign'

/** The player's own pages at the fundraising provider. */
export const ownFundraisingPath = settingsPath('fundraising')

/** Target of native forms that make and revoke the address of the player's calendar. */
export const feedFormPath = '/api/calendars/mine/form'

/** The events that the player has joined, where script doesn't list them. */
export const joinedEventsPath = `${myEventsPath}/list`

/** How things stand for the player: the first of a player's own pages. */
export const overviewPath = '/settings'

/** A player's own pages, in the order of their navigation. */
export const memberPages = [
  { name: 'overview', path: overviewPath },
  { name: 'myEvents', path: myEventsPath },
  { name: 'campaigns', path: ownCampaignsPath },
  { name: 'membership', path: settingsPath('membership') },
  { name: 'fundraising', path: ownFundraisingPath },
  { name: 'connections', path: settingsPath('connections') },
  { name: 'profile', path: settingsPath('profile') },
  { name: 'account', path: settingsPath('account') },
] as const

export type MemberPageName = (typeof memberPages)[number]['name']

const eventPagesOfPlayers: ReadonlySet<string> = new Set([myEventsPath, joinedEventsPath, resultsPath])

/** Whether an address, without its language, is a personal page of the signed-in player. */
export function isPlayersPage(path: string): boolean {
  return path === overviewPath || path.startsWith(`${overviewPath}/`) || eventPagesOfPlayers.has(path)
}

/** Whether an internal address is a page that may be prefetched; sign-in, API and personal pages are not. */
export function isPrefetchable(href: string): boolean {
  return href.startsWith('/') && !NOT_PREFETCHED.test(href)
}

// Written out with the pattern of `locale-code.ts`: what is put together when a module loads stays in every page's script.
const NOT_PREFETCHED = /^\/(?:(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:settings|my-events)|login|join|api)(?:[/?#]|$)/
