import { locales, type Locale } from '@/i18n/locales'
import { isOff } from '@/lib/core/server/off'
import { eventSitemap } from './event-sitemap'
import { latestNewsSitemap, newsSitemap } from './news-sitemaps'
import { pageSitemap } from './page-sitemaps'
import type { SitemapFile } from './sitemap-file'

const ofServices = { news: newsSitemap, 'latest-news': latestNewsSitemap, events: eventSitemap } as const

export type SitemapName = Locale | keyof typeof ofServices

const isOfService = (name: string): name is keyof typeof ofServices => Object.hasOwn(ofServices, name)

/** The sitemaps that the site has: one for each language, and those of services that it doesn't do without. */
export const sitemapNames = (): SitemapName[] => [
  ...locales,
  ...(isOff('articles') ? [] : (['news', 'latest-news'] as const)),
  ...(isOff('game') ? [] : (['events'] as const)),
]

/** The files of a sitemap. @throws UpstreamError in an outage */
export const sitemapFiles = (name: SitemapName): Promise<SitemapFile[]> =>
  isOfService(name) ? ofServices[name]() : pageSitemap(name)

/** The sitemap that a file belongs to, by its name without ending: `en` for `en-2`; undefined for no name of ours. */
export function sitemapOfFile(file: string): SitemapName | undefined {
  const name = file.replace(/-\d{1,4}$/, '')
  return sitemapNames().find((each) => each === name)
}
