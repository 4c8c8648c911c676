/** Shows the notice for how a visit to the payment provider ended, which the address says: cached pages can't read it. */
export default function attachCheckoutReturn(root: HTMLElement): () => void {
  const state = new URLSearchParams(location.search).get('state')
  for (const notice of root.querySelectorAll<HTMLElement>('[data-state]')) {
    notice.hidden = notice.dataset.state !== state
  }
  return () => undefined
}
