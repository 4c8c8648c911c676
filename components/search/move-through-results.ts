/** What the arrow keys move through: the field, and every link of the results. */
const STOPS = 'input[type=search], .search-results a'

/**
 * Moves the focus through a dialog's results by the arrow keys, from the field to the last link; a letter typed on a link
 * goes on in the field.
 *
 * @returns a function that ends it
 */
export function moveThroughResults(dialog: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (at < 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    } else if (
      at > 0 &&
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      event.key !== ' '
    ) {
      stops[0]?.focus()
    }
  }
  dialog.addEventListener('keydown', move)
  return () => dialog.removeEventListener('keydown', move)
}
