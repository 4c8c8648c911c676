import { TYPED } from '../core/typed-before.ts'

/** Attribute of a button that reloads the page and keeps what was typed. */
const RELOADS = 'data-reloads'

/**
 * The part of the head script that reloads the page: when its files are gone, and for buttons that offer it, whose own
 * script may be gone as well. What was typed is kept for the page after it (`components/layout/restore-typed.ts`), but
 * for passwords and files: each field's name, its place among those of the same name, its value, and whether it is
 * checked. The script around it defines `page`.
 */
export const reloadKeeping = `
  const reload = () => {
    const places = {}
    const typed = []
    for (const field of page.querySelectorAll('input,textarea,select')) {
      const { name, type, value, checked, options } = field
      const place = places[name] = (places[name] ?? -1) + 1
      if (!name || /^(password|hidden|file|submit|button)$/.test(type)) continue
      const before = options ? ([...options].find(each => each.defaultSelected) ?? options[0])?.value : field.defaultValue
      if (value !== before || checked !== field.defaultChecked) typed.push([name, place, value, checked === true])
    }
    try {
      if (typed.length) sessionStorage.${TYPED} = JSON.stringify([location.pathname, typed])
    } catch {}
    location.reload()
  }
  page.addEventListener('click', ({ target }) => {
    if (target.closest('[${RELOADS}]')) reload()
  })`
