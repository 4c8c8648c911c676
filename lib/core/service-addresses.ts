import type { Service } from './services.ts'

/** First parts of addresses that exist for a service alone, the longer before the shorter. */
const beginnings: readonly (readonly [string, Service])[] = [
  ['/plans', 'memberships'],
  ['/settings/fundraising', 'fundraising'],
  ['/settings/membership', 'memberships'],
  ['/api/membership/card-form', 'cardForm'],
  ['/api/membership', 'memberships'],
  ['/api/plans', 'memberships'],
  ['/api/pairing', 'partner'],
  ['/api/fundraising', 'fundraising'],
  ['/api/pictures/fundraisers', 'fundraising'],
  ['/api/pictures/plans', 'memberships'],
  ['/events', 'game'],
  ['/my-events', 'game'],
  ['/settings', 'game'],
  ['/login', 'game'],
  ['/join', 'game'],
  ['/api/account', 'game'],
  ['/api/auth', 'game'],
  ['/api/calendars', 'game'],
  ['/api/campaigns', 'game'],
  ['/api/events', 'game'],
  ['/api/live-counts', 'game'],
  ['/api/pictures/events', 'game'],
  ['/api/pictures/results', 'game'],
  ['/api/profile', 'game'],
  ['/api/session', 'game'],
  ['/news', 'articles'],
  ['/feeds', 'articles'],
  ['/api/pictures/news', 'articles'],
  ['/sitemaps/news.xml', 'articles'],
  ['/sitemaps/latest-news.xml', 'articles'],
  ['/sitemaps/events.xml', 'game'],
  ['/shop', 'storefront'],
  ['/api/shop', 'storefront'],
  ['/help/contact', 'support'],
  ['/api/contact', 'support'],
  ['/api/chat', 'chat'],
  ['/api/email-sign-up', 'tracking'],
  ['/api/interactions', 'tracking'],
  ['/api/forms', 'forms'],
]

/**
 * The service without which an address does not exist (docs/decisions/057). Nothing of the site is at such an address
 * then, not even a page of the editors: `/shop` is always the shop.
 *
 * @param path without language and query
 */
export const serviceOfAddress = (path: string): Service | undefined =>
  beginnings.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1]
