import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

export type EntryPictures = {
  image: PictureSource | undefined
  /** In its place once that is done. */
  completedImage: PictureSource | undefined
}

type EntryPictureProps = EntryPictures & {
  isDone: boolean
  sizes: string
  className: string
  /** Where there is no picture at all. */
  children?: ReactNode
}

/** What stands before or after something is done; a picture that serves for both is grey before. */
export function EntryPicture({ image, completedImage, isDone, sizes, className, children }: EntryPictureProps) {
  const [before, after] = [image ?? completedImage, completedImage ?? image]
  if (before === undefined || after === undefined) return children
  return (
    <span className={clsx('block size-full overflow-hidden', !isDone && before === after && 'grayscale')}>
      <Picture image={isDone ? after : before} sizes={sizes} crop="1:1" className={clsx('size-full', className)} />
    </span>
  )
}
