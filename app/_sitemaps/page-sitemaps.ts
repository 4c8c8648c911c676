import type { Locale } from '@/i18n/locales'
import { sitemapsOf, type SitemapEntry } from '@/lib/content/pages/sitemap'
import { recentIndex } from '@/lib/content/published/published'
import type { PublishedIndex } from '@/lib/content/published/published-index'
import { untilSwitched } from '@/lib/content/published/until-switched'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { isOfVideoHost, videoSource, withScheme } from '@/lib/core/video/video-source'
import { element, type Xml } from '@/lib/core/xml'
import { makeSitemap, type SitemapFile } from './sitemap-file'

type Sitemaps = ReadonlyMap<Locale, SitemapFile[]>

/** Gives the sitemaps of all languages, made once for each publish and each switch of a flag; garbage-collected with the index. */
const madeOf = new WeakMap<PublishedIndex, () => Promise<Sitemaps>>()

/** The files of a language's sitemap. @throws UpstreamError in an outage if nothing was ever read */
export async function pageSitemap(locale: Locale): Promise<SitemapFile[]> {
  const index = await recentIndex()
  const sitemaps = madeOf.get(index) ?? untilSwitched(() => makeSitemaps(index))
  madeOf.set(index, sitemaps)
  return (await sitemaps()).get(locale) ?? []
}

/** One language after the other, so that only the XML of one is in memory. */
async function makeSitemaps(index: PublishedIndex): Promise<Sitemaps> {
  const sitemaps = new Map<Locale, SitemapFile[]>()
  for (const [locale, pages] of sitemapsOf(index))
    sitemaps.set(
      locale,
      await makeSitemap(
        locale,
        pages.map((page) => {
          const more = [page.pictures.map(pictureElement), videoElement(page)].flat()
          return Object.assign({ more }, page)
        }),
      ),
    )
  return sitemaps
}

const pictureElement = (address: string): Xml => element('image:image', [element('image:loc', address)])

/** The page's video by its player or its file; none of a host's on a site without players of others. */
function videoElement({ video }: SitemapEntry): Xml[] {
  const written = video && withScheme(video.address)
  if (video === undefined || written === undefined || (isOff('videos') && isOfVideoHost(written))) return []
  const { title, description = title, thumbnail } = video
  const { kind, address } = videoSource(written, env.VIDEO_EMBED_ORIGINS)
  return [
    element('video:video', [
      element('video:thumbnail_loc', thumbnail),
      element('video:title', title),
      element('video:description', description),
      element(kind === 'embed' ? 'video:player_loc' : 'video:content_loc', new URL(address, env.SITE_URL).href),
    ]),
  ]
}
