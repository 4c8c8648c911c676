import type { Locale } from '@/i18n/locales'
import { sitemapsOf } from '@/lib/content/pages/sitemap'
import { recentIndex } from '@/lib/content/published/published'
import type { PublishedIndex } from '@/lib/content/published/published-index'
import { makeSitemap, type SitemapFile } from './sitemap-file'

type Sitemaps = ReadonlyMap<Locale, SitemapFile[]>

/** The sitemaps of all languages, made once for each publish and garbage-collected with their index. */
const made = new WeakMap<PublishedIndex, Promise<Sitemaps>>()

/** The files of a language's sitemap. @throws UpstreamError in an outage if nothing was ever read */
export async function pageSitemap(locale: Locale): Promise<SitemapFile[]> {
  const index = await recentIndex()
  const sitemaps = made.get(index) ?? makeSitemaps(index)
  made.set(index, sitemaps)
  return (await sitemaps).get(locale) ?? []
}

/** One language after the other, so that only the XML of one is in memory. */
async function makeSitemaps(index: PublishedIndex): Promise<Sitemaps> {
  const sitemaps = new Map<Locale, SitemapFile[]>()
  for (const [locale, pages] of sitemapsOf(index)) sitemaps.set(locale, await makeSitemap(locale, pages))
  return sitemaps
}
