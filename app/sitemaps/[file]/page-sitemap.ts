import type { Locale } from '@/i18n/locales'
import { sitemapOf, type SitemapEntry } from '@/lib/content/pages/sitemap'
import { recentIndex } from '@/lib/content/published/published'
import type { PublishedIndex } from '@/lib/content/published/published-index'
import { element, type Xml } from '@/lib/core/xml'
import { serializeSitemap, languageLink, type SerializedSitemap } from './serialize-sitemap'

/** The sitemaps rendered so far, garbage-collected with their index. */
const made = new WeakMap<PublishedIndex, Map<Locale, SerializedSitemap>>()

/** The sitemap of a language. @throws UpstreamError in an outage if nothing was ever read */
export async function pageSitemap(locale: Locale): Promise<SerializedSitemap> {
  const index = await recentIndex()
  const sitemaps = made.get(index) ?? new Map<Locale, SerializedSitemap>()
  made.set(index, sitemaps)
  const sitemap = sitemaps.get(locale) ?? serializeSitemap(sitemapOf(index, locale).map(pageEntry))
  sitemaps.set(locale, sitemap)
  return sitemap
}

function pageEntry({ address, modified, alternates }: SitemapEntry): Xml {
  const lastModified = modified === undefined ? [] : [element('lastmod', modified)]
  const languages = linked.get(alternates) ?? alternates.map(languageLink)
  linked.set(alternates, languages)
  return element('url', [element('loc', address), ...lastModified, ...languages])
}

/** Links to a page's translations, the same in the sitemap of each language. */
const linked = new WeakMap<SitemapEntry['alternates'], Xml[]>()
