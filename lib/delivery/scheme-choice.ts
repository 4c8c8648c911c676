import { SCHEME_KEY } from '../core/scheme.ts'

/**
 * The part of the head script for a visitor who chose the light or the dark scheme: it marks the root element before the
 * first paint, so that nothing flashes, and serves the switch in the footer, in this tab and in the others. Without a
 * choice, and without script, the system's setting holds (app/styles/theme.css). A browser that keeps nothing has the
 * choice until the next page.
 */
export const schemeChoice = `(page => {
  const root = page.documentElement
  const show = choice => {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice
    else delete root.dataset.theme
    for (const radio of page.querySelectorAll('[name=${SCHEME_KEY}]')) {
      radio.checked = radio.value === (root.dataset.theme ?? 'system')
    }
  }
  const showKept = () => {
    try {
      show(localStorage.getItem('${SCHEME_KEY}'))
    } catch {}
  }
  showKept()
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, showKept)
  addEventListener('change', ({ target }) => {
    if (target.name !== '${SCHEME_KEY}') return
    show(target.value)
    try {
      localStorage.setItem('${SCHEME_KEY}', target.value)
    } catch {}
  })
})(document)`
