import { LABEL_LIMIT, URL_LIMIT } from './limits'
import type { Interaction } from './schema'

/**
 * The interaction that a click on an element counts as, if any: on a call to action (`data-cta` names its position) or
 * on a card's link (`data-card` contains its title) [PB-036, PB-037, TR-003]. A call to action whose text names a person, or
 * changes with what is known, says what is counted (`data-cta-label`); of an address with a person in it only the site is
 * (`data-cta-site`).
 */
export function interactionAt(clicked: Element, now: Date): Interaction | undefined {
  const element = clicked.closest<HTMLElement>('[data-cta], [data-card]')
  if (element === null) return undefined
  const { cta, card, ctaLabel } = element.dataset
  const target = { label: (card ?? ctaLabel ?? labelOf(element)).slice(0, LABEL_LIMIT), url: addressOf(element) }
  const timeStamp = now.toISOString()
  if (card !== undefined) return { event: 'card_click', properties: { kind: kindOf(element), ...target }, timeStamp }
  if (cta !== 'primary' && cta !== 'secondary') return undefined
  return { event: 'cta_click', properties: { position: cta, ...target }, timeStamp }
}

/** A link's target, without its query and fragment, which may contain an invitation or a player's name. */
function addressOf(element: HTMLElement): string {
  if (!(element instanceof HTMLAnchorElement)) return ''
  const [address = ''] = element.dataset.ctaSite === undefined ? element.href.split(/[?#]/, 1) : [element.origin]
  return address.slice(0, URL_LIMIT)
}

/**
 * Kind of a card's content, if the card names it; otherwise the type of its section, whose id is `{type}-{position}`
 * (PB-024).
 */
function kindOf(card: HTMLElement): string {
  return card.dataset.cardKind ?? card.closest('.section')?.id.replace(/-\d+$/, '') ?? 'card'
}

/** The visible label, without the hint for screen readers. */
function labelOf(cta: HTMLElement): string {
  const seen = [...cta.childNodes].filter((node) => !(node instanceof Element && node.classList.contains('sr-only')))
  return seen
    .map((node) => node.textContent)
    .join('')
    .trim()
}
