/** Addresses of the site, without language (decisions.md, "Site, pages and links"); `localizedPath` adds it. */

export const homePath = '/'

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

export function stagePath(campaign: string, uid: string): string {
  return `/campaigns/${campaign}/stages/${uid}`
}

export function eventPath(id: number | string): string {
  return `/events/view/${id}`
}

export const newsIndexPath = '/news'

export function newsPath(article: { id: number; postName: string }): string {
  return `${newsIndexPath}/${article.id}-${article.postName}`
}

export const loginPath = '/login'

export const joinPath = '/join'

/** Whether an internal address is a page that may be fetched ahead; sign-in and API addresses are not. */
export function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(?:login|join|api)(?:[/?#]|$)/.test(href)
}
