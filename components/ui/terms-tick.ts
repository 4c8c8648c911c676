/** Id of the reminder below a checkbox with terms (`TermsBox`), by which a button says what it waits for. */
export const reminderIdOf = (id: string) => `${id}-first`

/** Ticks since a view began to be drawn, by the checkbox's id. */
const since = new Map<string, boolean>()

if (typeof document !== 'undefined')
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') since.set(target.id, target.checked)
  })

/**
 * Whether a checkbox on the page is ticked, as a view begins to be drawn that replaces it: it may have been ticked before the
 * script ran, and `tickedSince` says what changes until the view is there.
 */
export function isTicked(id: string): boolean {
  since.delete(id)
  const box = document.getElementById(id)
  return box instanceof HTMLInputElement && box.checked
}

/** How the checkbox was left if it was changed after `isTicked`: the one that was changed may be gone by now. */
export const tickedSince = (id: string): boolean | undefined => since.get(id)

/**
 * Says at the checkbox that a form can't be sent without its tick. The browser's own bubble would cover the reminder.
 *
 * @returns a function that ends it
 */
export function remindAtTick(box: HTMLInputElement | null): () => void {
  if (!box) return () => undefined
  const remind = (event: Event) => {
    event.preventDefault()
    box.setAttribute('aria-describedby', reminderIdOf(box.id))
    box.focus()
  }
  const forget = () => box.removeAttribute('aria-describedby')
  box.addEventListener('invalid', remind)
  box.addEventListener('change', forget)
  return () => {
    box.removeEventListener('invalid', remind)
    box.removeEventListener('change', forget)
    forget()
  }
}
