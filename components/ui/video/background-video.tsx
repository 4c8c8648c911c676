import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { PictureShape, PictureSource } from '@/lib/core/picture'
import { PauseIcon, PlayIcon } from '../icons'
import { Picture } from '../picture'
import { BackgroundVideoBehaviour } from './lazy'

/** The addresses of a silent, decorative video's mp4 files. */
export type BackgroundVideoSource = { desktop: string; mobile?: string }

/** A picture in versions for the three screen widths (SX-006, SX-007). */
export type ResponsivePicture = { image: PictureSource; tablet?: PictureSource; mobile?: PictureSource }

type BackgroundVideoProps = {
  video: BackgroundVideoSource
  /** Shown until the video plays, and instead of it if it doesn't. */
  poster: ResponsivePicture
  /** Whether the poster is the page's main picture. */
  isHero?: boolean
  showsProgress?: boolean
  /** Shape of the poster's box on phones. */
  mobileCrop: PictureShape
  className?: string
  controlsClassName?: string
  /** Rendered over the video and under its controls. */
  children?: ReactNode
}

/**
 * A video that fills its box, loops without sound and can be paused. The browser loads one of the two files: the mobile
 * one below 1024 px (SX-008), the other from there on. It is downloaded only once it may play: in view, and unless the
 * visitor prefers reduced motion or data (then the button still plays it).
 */
export async function BackgroundVideo(props: BackgroundVideoProps) {
  const { video, poster, isHero, showsProgress, mobileCrop, className, controlsClassName, children } = props
  const t = await getTranslations('video')
  return (
    <div className={clsx('backdrop background-video', className)}>
      <Picture {...poster} sizes="100vw" mobileCrop={mobileCrop} isHero={isHero} className="full-bleed" />
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        {video.mobile !== undefined && <source src={video.mobile} media="(width < 1024px)" type="video/mp4" />}
        <source src={video.desktop} type="video/mp4" />
      </video>
      {children}
      <div data-needs-script className={clsx('video-controls', controlsClassName)}>
        {showsProgress && (
          <div className="video-progress" aria-hidden="true">
            <div data-video-progress="" />
          </div>
        )}
        <button type="button" data-video-toggle="" className="media-control video-toggle">
          <span className="video-pause">
            <PauseIcon className="size-5" />
            <span className="sr-only">{t('pause')}</span>
          </span>
          <span className="video-play">
            <PlayIcon className="size-5" />
            <span className="sr-only">{t('play')}</span>
          </span>
        </button>
      </div>
      <BackgroundVideoBehaviour />
    </div>
  )
}
