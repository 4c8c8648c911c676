import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { missing } from '@/lib/core/missing'
import { videoPath } from '@/lib/core/paths'
import { placeholder, type PictureSource } from '@/lib/core/picture'
import type { VideoTeaser } from './video-row'

type Listed = { uid: string; title: string | undefined; thumbnail: PictureSource | undefined }

/** Links to the videos' pages below a landing page, with the language prefix (VD-006). */
export function videoTeasers(videos: readonly Listed[], landing: string, locale: Locale): VideoTeaser[] {
  return videos.map(({ uid, title, thumbnail }) => ({
    href: localizedPath(videoPath(landing, uid), locale),
    title: title ?? missing.title,
    picture: thumbnail ?? placeholder(1600, 900),
  }))
}
