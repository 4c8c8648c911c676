import { homePath } from '../core/paths.ts'

/** The front page's address if it were derived from its uid; `pagePath` gives it `/` instead. */
const HOME_BY_UID = '/home'

/**
 * The one address under which a page answers. Any other spelling would be rendered and cached as a page of its own.
 *
 * @param path without language, as `plainPath` gives it
 */
export function canonicalPath(path: string): string {
  return path === HOME_BY_UID ? homePath : path
}

/**
 * Whether a path is percent-encoded twice. The framework decodes it once for the cache key and for the page, and once
 * more for the page's head, which would then describe another page than the body.
 */
export const isEncodedTwice = (path: string): boolean => /%25[\da-f]{2}/i.test(path)

/**
 * An address's path in its canonical encoding: characters that browsers leave alone are not encoded, other codes are in
 * capitals, and no slash is doubled. Two paths in this form are the same to the framework only if they are equal.
 */
export function plainPath(pathname: string): string {
  return pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const sign = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
      return LEFT_ALONE.test(sign) ? sign : code.toUpperCase()
    })
    .replace(/\/{2,}/g, '/')
}

/**
 * Characters that browsers leave unencoded in paths (url.spec.whatwg.org, "path percent-encode set"), except those that
 * would end a segment.
 */
const LEFT_ALONE = /[\w.~!$&'()*+,;=:@|[\]-]/
