import { agreesTo, consentCategories, hasSignal } from '@/lib/core/consent'
import { keepConsent } from '@/lib/core/keep-consent'
import { CHOICES_ID } from './consent-ids'
import { startReports } from './consent-prompt'

/** Opens the dialog with the visitor's choices as they are, and keeps what is chosen there; closing it changes nothing. */
export function openChoices(): void {
  const dialog = document.getElementById(CHOICES_ID)
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  const boxes = [...dialog.querySelectorAll('input')]
  for (const box of boxes) box.checked = consentCategories.some((each) => each === box.name && agreesTo(each))
  dialog.toggleAttribute('data-signal', hasSignal())
  const closing = new AbortController()
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    const answer = event.submitter?.getAttribute('value')
    const isGranted = (box: HTMLInputElement) => answer === 'all' || (answer === 'chosen' && box.checked)
    keepConsent(consentCategories.filter((each) => boxes.some((box) => box.name === each && isGranted(box))))
    startReports()
    dialog.close()
  }
  dialog.addEventListener('submit', keep, { signal: closing.signal })
  dialog.addEventListener('close', () => closing.abort(), { once: true })
  dialog.showModal()
}
