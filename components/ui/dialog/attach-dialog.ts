/**
 * Closes a dialog on a click on its backdrop in browsers that don't know `closedby` (Safari, to 2025). It is attached
 * once the dialog is open: a closed dialog is never near the viewport.
 */
export default function attachDialog(root: HTMLElement): () => void {
  if (!(root instanceof HTMLDialogElement) || 'closedBy' in HTMLDialogElement.prototype) return () => undefined
  const close = (event: MouseEvent) => {
    if (event.target === root && !isInside(root.getBoundingClientRect(), event)) root.close()
  }
  root.addEventListener('click', close)
  return () => root.removeEventListener('click', close)
}

/** Clicks on the dialog's own padding are inside; only clicks outside its box are on the backdrop. */
function isInside(box: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
