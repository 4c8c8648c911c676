import { env } from '@/lib/core/server/env'

/** Always asked for, so that a change of the variable needs no new build. */
export const dynamic = 'force-dynamic'

/**
 * Keeps crawlers from an address with all parameters, and from those below it. A rule is the beginning of addresses (RFC
 * 9309, 2.2.2): without its end, that of `/join` would be about a page `/join-us` as well.
 */
function alone(path: string): string[] {
  return ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`)
}

const FOR_VISITORS = [
  'User-agent: *',
  'Allow: /',
  // Link previews fetch the picture, too.
  'Allow: /api/pictures/',
  // Pages, sitemaps and link previews name pictures there, if the site makes their sizes itself (`PICTURE_SIZES`).
  'Allow: /api/sizes/',
  'Disallow: /api/',
  ...['/gallery', '/slice-simulator', '/login', '/join'].flatMap(alone),
  '',
  `Sitemap: ${env.SITE_URL}/sitemap.xml`,
]

/** Crawlers that heed `x-robots-tag` have to see it on each answer; all others stay out. */
const FOR_A_TRIAL = [
  ...['Googlebot', 'Bingbot'].map((name) => `User-agent: ${name}`),
  'Allow: /',
  '',
  'User-agent: *',
  'Disallow: /',
]

/** What crawlers may read: of a trial site nothing is to be found (`SEARCH_INDEXING`). */
export function GET(): Response {
  const lines = env.SEARCH_INDEXING ? FOR_VISITORS : FOR_A_TRIAL
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
