import { isPlainClick } from '@/components/ui/plain-click'

export type SharePictureOptions = { title: string }

/**
 * Has a press of the link inside open the device's dialog with the picture as a file. Where a browser shares no files,
 * and whenever that fails, the link saves the picture, as without script.
 */
export default function attachSharePicture(root: HTMLElement, { title }: SharePictureOptions): () => void {
  const link = root.querySelector('a')
  if (!link || !sharesPictures()) return () => undefined
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    sharePicture(link.href, title).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href)
    })
  }
  link.addEventListener('click', onClick)
  return () => link.removeEventListener('click', onClick)
}

const TYPE = 'image/png'
const pictureOf = (content: BlobPart[]) => new File(content, 'result.png', { type: TYPE })

function sharesPictures(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [pictureOf([])] })
}

/** @throws DOMException `AbortError` if the visitor closes the dialog */
async function sharePicture(address: string, title: string): Promise<void> {
  const answer = await fetch(address)
  // The answer to a picture that can't be made is a page.
  if (answer.headers.get('content-type') !== TYPE) throw new Error('there is no picture')
  await navigator.share({ title, files: [pictureOf([await answer.blob()])] })
}
