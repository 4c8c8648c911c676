import { agreesTo } from '@/lib/core/consent'
import { agreeAlsoTo, CONSENT_CHANGE } from '@/lib/core/keep-consent'
import { loadScript } from '@/lib/core/load-script'

export type DealerLocatorOptions = {
  /** Address of the store locator's script. */
  script: string
  company: string
}

/**
 * Attaches a dealer locator: its service's script fills `#store-locator` (contracts.md, "Chat"), at once for visitors who
 * have agreed to outside content or do so while the page is open, for others when they ask for it. Its state is in
 * `data-state` of the root, without one it asks; if the script can't be loaded, a message and a retry button show.
 */
export default function attachDealerLocator(root: HTMLElement, { script, company }: DealerLocatorOptions): () => void {
  const address = new URL(script)
  address.searchParams.set('company', company)
  const load = async () => {
    if (root.dataset.state === 'loading' || root.dataset.state === 'shown') return
    root.dataset.state = 'loading'
    try {
      await loadScript(address.href, [script])
      root.dataset.state = 'shown'
    } catch (error) {
      console.error(error)
      root.dataset.state = 'failed'
    }
  }
  const follow = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-locator-load]') : null
    if (button === null) return
    // The button is about to be hidden, and the focus would be lost.
    if (document.activeElement === button) root.focus({ preventScroll: true })
    if (button.dataset.locatorLoad === 'always') agreeAlsoTo('outside')
    void load()
  }
  const loadIfAgreed = () => {
    if (agreesTo('outside')) void load()
  }
  root.addEventListener('click', follow)
  addEventListener(CONSENT_CHANGE, loadIfAgreed)
  loadIfAgreed()
  return () => {
    root.removeEventListener('click', follow)
    removeEventListener(CONSENT_CHANGE, loadIfAgreed)
    delete root.dataset.state
  }
}
