/**
 * Calls `opened` each time a dialog opens and `closed` each time it closes, for any reason; `opened` also at once if it
 * is already open. Runs within the click that opens the dialog, so that the browser lets a video play with sound.
 *
 * @returns a function that ends it; an open dialog counts as closed then
 */
export function whenOpen(dialog: HTMLDialogElement, opened: () => void, closed: () => void): () => void {
  let isOpen = false
  const follow = () => {
    if (dialog.open === isOpen) return
    isOpen = dialog.open
    if (isOpen) opened()
    else closed()
  }
  const observer = new MutationObserver(follow)
  observer.observe(dialog, { attributeFilter: ['open'] })
  follow()
  return () => {
    observer.disconnect()
    if (isOpen) closed()
  }
}
