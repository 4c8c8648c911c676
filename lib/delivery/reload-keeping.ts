import { signOutPath } from '../core/paths.ts'
import { TYPED } from '../core/typed-before.ts'

/** Attribute of a button that reloads the page and keeps what was typed. */
const RELOADS = 'data-reloads'

/**
 * The part of the head script that reloads the page: when its files are gone, and for buttons that offer it, whose own
 * script may be gone as well. What was typed is kept for the page after it (`components/session/restore-typed.ts`), but
 * for files, passwords (also while they are shown), one-time codes and payment cards: each field's name, its place among
 * those of the same name, its value, and whether it is checked; with them when, and whose page it was
 * (docs/decisions/020): a player's id, "on" for one who isn't known yet, nothing for a visitor. A field that reports input
 * counts as typed in, since React makes each value of a controlled field its default. The script around it defines `page`
 * and `root`.
 *
 * Who signs out leaves nothing of it in this tab, also where the server can't be reached: neither what was typed, nor drafts,
 * nor what was to be done after signing in.
 */
export const reloadKeeping = `
  const touched = new WeakSet()
  page.addEventListener('input', ({ target }) => touched.add(target), true)
  const reload = () => {
    const places = {}
    const typed = []
    for (const field of page.querySelectorAll('input,textarea,select')) {
      const { name, type, value, checked, defaultValue } = field
      const place = places[name] = (places[name] ?? -1) + 1
      if (!name || /^(hidden|file|submit|button) |password|one-time-code|cc-/.test(type + ' ' + field.autocomplete)) continue
      if (touched.has(field) || value !== (defaultValue ?? value) || checked !== field.defaultChecked) typed.push([name, place, value, checked === true])
    }
    try {
      if (typed.length) sessionStorage.${TYPED} = JSON.stringify([location.pathname, typed, Date.now(), root.dataset.playerId ?? root.dataset.player ?? ''])
    } catch {}
    location.reload()
  }
  page.addEventListener('click', ({ target }) => {
    if (target.closest('[${RELOADS}]')) reload()
  })
  page.addEventListener('submit', ({ target }) => {
    try {
      if (target.matches('[action="${signOutPath}"]')) sessionStorage.clear()
    } catch {}
  })`
