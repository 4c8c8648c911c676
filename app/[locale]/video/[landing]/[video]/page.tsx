import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { videoStructuredData } from '@/components/videos/structured-data'
import { StructuredData } from '@/components/ui/structured-data'
import { videoTeasers } from '@/components/videos/video-teasers'
import { VideoView } from '@/components/videos/video-view'
import { isLocale, knownLocale, languageAttributes, languageIn, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { text } from '@/lib/content/fields/fields'
import { getVideoPage, type VideoPage } from '@/lib/content/videos/video-page'
import { decodeSegment } from '@/lib/core/address-segment'
import { placeholder } from '@/lib/core/picture'
import { env } from '@/lib/core/server/env'
import { videoSource } from '@/lib/core/video/video-source'
import { RichText } from '@/slices/readers/rich-text'
import { readVideoAddress } from '@/slices/readers/read-video'
import { DocumentFindings } from '../../../_pages/document-findings'
import { AbsentPage, absentMetadata } from '../../../_pages/absent-page'
import { pageMetadata } from '../../../_pages/page-metadata'
import { site, wayTo } from '../../../_pages/page-data'

/** No page is prerendered; each is rendered on its first request. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/video/[landing]/[video]'>

const load = cache(async (landing: string, uid: string, segment: string): Promise<Loaded<VideoPage>> => {
  const locale = languageIn(segment)
  return isLocale(locale) ? settleReading(getVideoPage(landing, uid, locale)) : { status: 404 }
})

const read = async ({ params }: Props) => {
  const { locale, landing: landingSegment, video } = await params
  const [landing, uid] = [decodeSegment(landingSegment), decodeSegment(video)]
  const page = await load(landing, uid, locale)
  return { page, landing, uid, locale: knownLocale(locale) }
}

const pathOf = (landing: string, uid: string) => `/video/${landing}/${uid}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, landing, uid, locale } = await read(props)
  if ('status' in page) return absentMetadata(page.status, pathOf(landing, uid), locale)
  const { path, language, languages, thumbnail } = page.value
  const { title, description } = await wordsOf(page.value, locale)
  return pageMetadata({ path, language, languages, title, description, socialImage: thumbnail }, locale)
}

/** A video's own page (VD-005), below the landing page that a strip names. */
export default async function VideoLandingPage(props: Props) {
  const { page, landing, uid, locale } = await read(props)
  if ('status' in page) return <AbsentPage status={page.status} path={pathOf(landing, uid)} locale={locale} />
  const video = page.value
  const context = { locale, siteUrl: env.SITE_URL }
  const { title, description } = await wordsOf(video, locale)
  const address = readVideoAddress(video.videoUrl, context)
  const source = address === undefined ? undefined : videoSource(address, env.VIDEO_EMBED_ORIGINS)
  const picture = video.thumbnail ?? placeholder(1600, 900)
  const [{ isEnabled: isDraft }, t] = await Promise.all([draftMode(), getTranslations('videoPage')])
  const absolute = (path: string) => new URL(path, env.SITE_URL).href
  return (
    <main id="main" {...languageAttributes(video.language, locale)}>
      <VideoView
        title={title}
        picture={picture}
        source={source && { ...source, address: absolute(source.address) }}
        description={video.description && <RichText field={video.description} context={context} topHeading={2} />}
        listHref={video.listPath && localizedPath(video.listPath, locale)}
        next={videoTeasers(video.next, landing, locale)}
      />
      {isDraft && <DocumentFindings type="video" uid={uid} locale={locale} />}
      <StructuredData
        things={[
          videoStructuredData({
            title,
            description,
            thumbnailUrl: absolute(picture.url),
            publishedAt: video.publishedAt,
            source: source && { ...source, address: absolute(source.address) },
            url: absolute(localizedPath(video.path, video.language)),
            site,
          }),
          ...(video.listPath === undefined
            ? []
            : [
                wayTo(locale, [
                  { name: t('all'), path: video.listPath },
                  { name: title, path: video.path },
                ]),
              ]),
        ]}
      />
    </main>
  )
}

async function wordsOf(video: VideoPage, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'videoPage' })
  const title = video.title ?? 'missing title'
  return { title, description: text(video.description) ?? t('summary', { title, product: env.PRODUCT_NAME }) }
}
