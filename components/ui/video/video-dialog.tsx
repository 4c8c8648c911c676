import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { env } from '@/lib/core/server/env'
import { videoSource } from '@/lib/core/video/video-source'
import { Dialog } from '../dialog/dialog'
import { VideoDialogBehaviour } from './lazy'

type VideoDialogProps = {
  /** Id of the dialog; unique on the page. */
  id: string
  /** Address of a video as editors write it (`videoSource`). */
  address: string
  title: string
  loops?: boolean
  /** Classes of the button; the children are its content. */
  className?: string
  label?: string
  data?: Record<`data-${string}`, string>
  children: ReactNode
}

/**
 * A button that opens a video in a dialog and plays it with sound (page-builder.md, "Hero with video"). Without script,
 * and if it can't be played, the dialog contains a link to the video.
 */
export async function VideoDialog({
  id,
  address,
  title,
  loops = false,
  className,
  label,
  data,
  children,
}: VideoDialogProps) {
  const t = await getTranslations('video')
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
        aria-label={label}
        className={className}
        {...data}
      >
        {children}
        <VideoDialogBehaviour source={videoSource(address, env.VIDEO_EMBED_ORIGINS)} title={title} loops={loops} />
      </button>
      <Dialog id={id} title={title} closeLabel={t('close')} className="video-dialog">
        <div data-video-frame="" className="video-frame">
          <a href={address} className="video-link">
            {t('play')}
          </a>
        </div>
      </Dialog>
    </>
  )
}
