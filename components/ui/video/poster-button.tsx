import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayIcon } from '../icons'
import { VideoDialog } from './video-dialog'

type PosterButtonProps = {
  /** Id of the dialog; unique on the page. */
  id: string
  address: string
  /** What the video shows. */
  title: string
  /** Classes for the button's position and shape. */
  className: string
  /** The picture that stands for the video, where it does not lie below the button. */
  children?: ReactNode
}

/** A picture with a sign to play, all of it a button that opens and plays a video. */
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
