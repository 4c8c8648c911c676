/**
 * Shows a notice that tells how a visit to the payment provider ended. The script reads that from the address, which
 * cached pages can't.
 */
export default function attachCheckoutReturn(root: HTMLElement): () => void {
  const state = new URLSearchParams(location.search).get('state')
  for (const notice of root.querySelectorAll<HTMLElement>('[data-state]')) {
    notice.hidden = notice.dataset.state !== state
  }
  return () => undefined
}
