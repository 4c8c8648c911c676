import { reportInteraction } from '@/lib/domains/analytics/interaction'

/** Names the call to action that was clicked, primary or secondary, with its label and address (SL-hero-20). */
export default function attachCtaReports(root: HTMLElement): () => void {
  const report = ({ target }: MouseEvent) => {
    const cta = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null
    const position = cta?.dataset.cta
    if (cta === null || (position !== 'primary' && position !== 'secondary')) return
    const url = cta instanceof HTMLAnchorElement ? cta.href : ''
    reportInteraction({ event: 'cta_click', properties: { position, label: labelOf(cta), url } })
  }
  root.addEventListener('click', report)
  return () => root.removeEventListener('click', report)
}

/** The label as it is seen, without the hint for screen readers. */
function labelOf(cta: HTMLElement): string {
  const seen = [...cta.childNodes].filter((node) => !(node instanceof Element && node.classList.contains('sr-only')))
  return seen.map((node) => node.textContent).join('').trim()
}
