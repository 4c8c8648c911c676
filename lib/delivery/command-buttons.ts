/**
 * Serves buttons that open or close a dialog (`command`, `commandfor`) in browsers that don't know them, which are all
 * until 2025. It is part of the head script, so that the menu of a phone opens before any file has arrived.
 */
export const commandButtons = `'commandForElement' in HTMLButtonElement.prototype || addEventListener('click', event => {
  const button = event.defaultPrevented ? null : event.target.closest('button[commandfor]')
  const dialog = button && document.getElementById(button.getAttribute('commandfor'))
  if (!dialog) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
})`
