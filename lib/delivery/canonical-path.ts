import { homePath } from '../core/paths'

/** What the address of the front page would be by its uid; `pagePath` gives it another. */
const HOME_BY_UID = '/home'

/**
 * The one address under which a page answers; each other way to write it would be made and stored as a page of its own.
 *
 * @param path without language, as `plainPath` gives it
 */
export function canonicalPath(path: string): string {
  if (path === HOME_BY_UID) return homePath
  return path.replace(/^(\/events\/view\/)0+(?=\d)/, '$1')
}

/**
 * Whether a path holds a code within a code. The framework decodes it once for what it keeps and for the page, and once more
 * for the page's head: that speaks of a page which the body knows nothing of.
 */
export const isEncodedTwice = (path: string): boolean => /%25[\da-f]{2}/i.test(path)

/**
 * An address's path in its plain form: a sign that browsers leave as it is stands there as it is, the codes of others are in
 * capitals, and no slash is doubled. Two plain paths are the same for the framework only if they are equal.
 */
export function plainPath(pathname: string): string {
  return pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const sign = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
      return LEFT_ALONE.test(sign) ? sign : code.toUpperCase()
    })
    .replace(/\/{2,}/g, '/')
}

/** In paths (url.spec.whatwg.org, "path percent-encode set"); not those that would end one or begin another segment. */
const LEFT_ALONE = /[\w.~!$&'()*+,;=:@|[\]-]/
