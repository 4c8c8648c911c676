/**
 * Keeps the focus in a dialog, and closes it on a click on its backdrop in browsers that don't know `closedby` (Safari, to
 * 2025). It is attached once the dialog is open: a closed dialog is never near the viewport.
 */
export default function attachDialog(root: HTMLElement): () => void {
  if (!(root instanceof HTMLDialogElement)) return () => undefined
  const controller = new AbortController()
  const watcher = new MutationObserver(() => {
    if (root.open && document.activeElement === document.body) takeFocus(root)
  })
  watcher.observe(root, { childList: true, subtree: true })
  if (!('closedBy' in HTMLDialogElement.prototype)) closeOnBackdrop(root, controller.signal)
  return () => {
    watcher.disconnect()
    controller.abort()
  }
}

/**
 * Without this, the focus would be outside of the dialog once the button that had it is replaced by what it led to, and a
 * screen reader would say nothing of that. A focused dialog is read from its title on.
 */
function takeFocus(dialog: HTMLDialogElement): void {
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true }) // a press beside the controls leaves the focus as well, wherever it was scrolled to
}

function closeOnBackdrop(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const close = (event: MouseEvent) => {
    if (event.target === dialog && !isInside(dialog.getBoundingClientRect(), event)) dialog.close()
  }
  dialog.addEventListener('click', close, { signal })
}

/** Clicks on the dialog's own padding are inside; only clicks outside its box are on the backdrop. */
function isInside(box: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
