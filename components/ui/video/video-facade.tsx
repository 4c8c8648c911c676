import { getTranslations } from 'next-intl/server'
import type { PictureSource } from '@/lib/core/picture'
import type { VideoSource } from '@/lib/core/video/video-source'
import { PlayIcon } from '../icons'
import { Picture } from '../picture'
import { VideoFacadeBehaviour } from './lazy'

type VideoFacadeProps = { source: VideoSource; title: string; picture: PictureSource; sizes: string }

/**
 * A video's picture, which is replaced by the player on a click; below it, whose player that is, if it isn't ours. Without
 * script it is a link to the video.
 */
export async function VideoFacade({ source, title, picture, sizes }: VideoFacadeProps) {
  const t = await getTranslations('video')
  const facade = (
    <div className="video-frame video-facade">
      <a href={source.address} aria-label={`${t('play')}: ${title}`}>
        <Picture image={picture} sizes={sizes} isHero className="full-bleed" />
        <span className="poster-play">
          <PlayIcon className="size-8" />
        </span>
      </a>
      <VideoFacadeBehaviour source={source} title={title} loops={false} />
    </div>
  )
  if (source.kind === 'file') return facade
  return (
    <div className="grid gap-2">
      {facade}
      <p className="text-sm text-muted-on-ink">{t('from', { host: new URL(source.address).host })}</p>
    </div>
  )
}
