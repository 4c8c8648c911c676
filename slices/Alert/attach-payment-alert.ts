/**
 * Hides a payment alert from somebody who comes back from paying, and shows it to all others (CT-002). Cached pages know
 * nothing of the query, so this is decided in the browser; until then the alert is unseen (components/ui/notice.css).
 */
export default function attachPaymentAlert(root: HTMLElement): () => void {
  const hasPaid = new URLSearchParams(window.location.search).get('state') === 'succeeded'
  root.dataset.paymentAlert = hasPaid ? 'settled' : 'due'
  root.hidden = hasPaid
  return () => undefined
}
