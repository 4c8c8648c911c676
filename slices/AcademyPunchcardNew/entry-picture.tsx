import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

export type EntryPictures = {
  image: PictureSource | undefined
  /** Replaces `image` once the entry is done. */
  completedImage: PictureSource | undefined
}

type EntryPictureProps = EntryPictures & {
  isDone: boolean
  sizes: string
  className: string
  /** Shown if there is no picture at all. */
  children?: ReactNode
}

/** The picture of an entry, before and after it is done; if there is only one picture for both, it is grey before. */
export function EntryPicture({ image, completedImage, isDone, sizes, className, children }: EntryPictureProps) {
  const [before, after] = [image ?? completedImage, completedImage ?? image]
  if (before === undefined || after === undefined) return children
  return (
    <span className={clsx('block size-full overflow-hidden', !isDone && before === after && 'grayscale')}>
      <Picture image={isDone ? after : before} sizes={sizes} crop="1:1" className={clsx('size-full', className)} />
    </span>
  )
}
