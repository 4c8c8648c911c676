import { joinPath } from '../../core/paths.ts'

/**
 * Addresses that the site answers before it looks for pages: for what is no page (the list in `proxy.ts`), for sign-in, for
 * the change of the password, and for other forms of pages (tests/lib/content/published/answered-before.test.ts).
 */
const ANSWERED_BEFORE = [
  joinPath,
  '/(?:api|_next/static)/.+',
  '/(?:livez|readyz)',
  '/(?:robots|humans)\\.txt',
  '/sitemap\\.xml',
  '/(?:feeds|sitemaps)/[^/]+\\.xml',
  '/manifests/[^/]+\\.webmanifest',
  '/\\.well-known/(?:security\\.txt|change-password)',
  '/(?:favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icons/[^/]+\\.png)',
  '/(?:placeholders|gallery-pictures)/[^/]+\\.(?:svg|webp)',
  '/llms\\.txt',
  '/.*[^/]\\.md',
]

const PATTERN = new RegExp(`^(?:${ANSWERED_BEFORE.join('|')})$`)

/**
 * Whether the site answers an address before it looks for a page or a redirect there.
 *
 * @param path without language
 */
export const isAnsweredBefore = (path: string): boolean => PATTERN.test(path)
