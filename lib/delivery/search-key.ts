import { SEARCH_KEY_CHOICE } from '../core/search-dialog.ts'

/**
 * Presses the search's button when a visitor presses `/`, unless they are typing, a dialog is open, or they switched the key
 * off: a single character must be possible to switch off (WCAG 2.1.4). Where storage is refused, it does nothing.
 */
export const searchKey = `addEventListener('keydown', event => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || target.closest('input,textarea,select,dialog,[contenteditable]')) return
  try {
    if (localStorage.getItem('${SEARCH_KEY_CHOICE}') !== 'off') {
      document.querySelector('[aria-keyshortcuts="/"]').click()
      event.preventDefault()
    }
  } catch {}
})`
