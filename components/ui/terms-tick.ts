/** Id of the reminder below a checkbox with terms (`TermsBox`), by which a button says what it waits for. */
export const reminderIdOf = (id: string) => `${id}-first`

/** Whether a checkbox on the page is ticked: it may have been before the script ran. */
export function isTicked(id: string): boolean {
  const box = document.getElementById(id)
  return box instanceof HTMLInputElement && box.checked
}

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
