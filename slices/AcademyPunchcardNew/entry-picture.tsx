import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

export type EntryPictures = {
  image: PictureSource | undefined
  /** Replaces it once that is done. */
  completedImage: PictureSource | undefined
}

type EntryPictureProps = EntryPictures & {
  isDone: boolean
  sizes: string
  className: string
  /** Shown if there is no picture at all. */
  children?: ReactNode
}

/** The picture before and after something is done; a single picture for both is grey before. */
export function EntryPicture({ image, completedImage, isDone, sizes, className, children }: EntryPictureProps) {
  const [before, after] = [image ?? completedImage, completedImage ?? image]
  if (before === undefined || after === undefined) return children
  return (
    <span className={clsx('block size-full overflow-hidden', !isDone && before === after && 'grayscale')}>
      <Picture image={isDone ? after : before} sizes={sizes} crop="1:1" className={clsx('size-full', className)} />
    </span>
  )
}
