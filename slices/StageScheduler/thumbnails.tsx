import { Dialog } from '@/components/ui/dialog/dialog'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

type ThumbnailsProps = { pictures: readonly PictureSource[]; id: string; label: (number: number) => string }

/** Small pictures, each of which opens enlarged [EV-025]. */
export function Thumbnails({ pictures, id, label }: ThumbnailsProps) {
  if (pictures.length === 0) return null
  return (
    <div className="stage-thumbnails">
      {pictures.map((picture, index) => (
        <button
          key={index}
          type="button"
          command="show-modal"
          commandfor={`${id}-picture-${index}`}
          aria-label={picture.alt || label(index + 1)}
        >
          <Picture image={{ ...picture, alt: '' }} sizes="12rem" crop="4:3" />
        </button>
      ))}
      {pictures.map((picture, index) => (
        <Dialog
          key={index}
          id={`${id}-picture-${index}`}
          title={picture.alt || label(index + 1)}
          hidesTitle
          size="full"
        >
          <Picture image={picture} sizes="100vw" className="mx-auto max-h-[80svh] w-auto rounded-card object-contain" />
        </Dialog>
      ))}
    </div>
  )
}
