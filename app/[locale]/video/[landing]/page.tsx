import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settleReading } from '@/lib/content/api/settle-reading'
import { getVideoPath } from '@/lib/content/videos/video-page'
import { decodeSegment } from '@/lib/core/address-segment'
import { AbsentPage, absentMetadata } from '../../_pages/absent-page'

export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/video/[landing]'>

const read = async ({ params }: Props) => {
  const { locale, landing } = await params
  const uid = decodeSegment(landing)
  return { uid, path: await settleReading(getVideoPath(uid)), locale: knownLocale(locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { uid, path, locale } = await read(props)
  return 'status' in path ? absentMetadata(path.status, `/video/${uid}`, locale) : {}
}

/** The address of a video by its uid alone, as links to its document have it: redirects to its page. */
export default async function VideoByUid(props: Props) {
  const { uid, path, locale } = await read(props)
  if ('value' in path) permanentRedirect(localizedPath(path.value, locale))
  return <AbsentPage status={path.status} path={`/video/${uid}`} locale={locale} />
}
