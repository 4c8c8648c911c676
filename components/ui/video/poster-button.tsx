import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayIcon } from '../icons'
import { VideoDialog } from './video-dialog'

type PosterButtonProps = {
  /** Id of the dialog; unique on the page. */
  id: string
  address: string
  /** Title of the video. */
  title: string
  /** Classes for the button's position and shape. */
  className: string
  /** The video's picture, unless it is behind the button. */
  children?: ReactNode
}

/** A picture with a play icon: a button that opens and plays a video. */
export async function PosterButton({ id, address, title, className, children }: PosterButtonProps) {
  const t = await getTranslations('video')
  return (
    <VideoDialog
      id={id}
      address={address}
      title={title}
      label={`${t('play')}: ${title}`}
      className={clsx(className, 'group cursor-pointer')}
      data={{ 'data-cta': 'secondary' }}
    >
      <span className="contents">
        {children}
        <span className="absolute inset-0 bg-ink/20 transition-colors group-hover:bg-ink/35" />
        <span className="poster-play">
          <PlayIcon className="size-2/5" />
        </span>
      </span>
    </VideoDialog>
  )
}
