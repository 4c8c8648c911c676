import { isLocale } from '@/i18n/locales'

/** Names of the framework's own error pages. */
const ERRORS = new Set(['404', '500'])

/** First path segments of our own routes, which show no documents. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'api',
  'feeds',
  'manifests',
  'gallery',
  'join',
  'livez',
  'login',
  'my-events',
  'readyz',
  'search',
  'settings',
  'sitemaps',
  'slice-simulator',
  'variants',
])

/**
 * Whether a document can be shown at an address: editors may give it a uid that is one of our routes, a language, or an
 * error page.
 *
 * @param path without language
 */
export function isDocumentPath(path: string): boolean {
  if (path === '/') return true
  const [first = '', ...others] = path.slice(1).split('/')
  const isReserved = RESERVED_SEGMENTS.has(first) || isLocale(first) || ERRORS.has(first) || first.startsWith('_')
  return !isReserved && first !== '' && !others.includes('')
}
