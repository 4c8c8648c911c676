/**
 * Hides a payment alert from visitors who come back from paying, and shows it to all others (CT-002). Cached pages
 * don't know the query, so this is decided in the browser; until then the alert is hidden (components/ui/notice.css).
 */
export default function attachPaymentAlert(root: HTMLElement): () => void {
  const hasPaid = new URLSearchParams(window.location.search).get('state') === 'succeeded'
  root.dataset.paymentAlert = hasPaid ? 'settled' : 'due'
  root.hidden = hasPaid
  return () => undefined
}
