import { SEARCH_DIALOG, SEARCH_KEY_CHOICE } from '../core/search-dialog.ts'

/**
 * Opens the search when a visitor presses `/`, unless they are typing, a dialog is open, or they switched the key off: a
 * single character must be possible to switch off (WCAG 2.1.4).
 */
export const searchKey = `addEventListener('keydown', event => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (target.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return
  try { if (localStorage.getItem('${SEARCH_KEY_CHOICE}') === 'off') return } catch {}
  const dialog = document.getElementById('${SEARCH_DIALOG}')
  if (!dialog) return
  event.preventDefault()
  dialog.showModal()
})`
