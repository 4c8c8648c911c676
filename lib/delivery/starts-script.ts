import { CHOSEN_COUNTRY } from '../core/starts-unless.ts'

/** How often the parts of a page are compared with the clock while nothing else happens, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/**
 * The part of the head script that begins the page's scripts once an element is in view that can't wait for the visitor's
 * first sign (`components/ui/starts-at-paint.tsx`): always, or unless this visitor is the one whom the server drew it for
 * (`lib/core/starts-unless.ts`). The script around it defines `page`, `root` and `want`.
 */
export const startsScript = `
  let asked
  const askCountry = async () => (await (await fetch('/api/country')).json()).country
  const countryOf = async isTold => {
    let chosen = null
    try { chosen = localStorage.getItem('${CHOSEN_COUNTRY}') } catch {}
    return /^[A-Z]{2}$/.test(chosen) ? chosen : isTold ? (asked ??= askCountry()) : null
  }
  const suits = async unless => {
    if (!unless) return false
    const { country, isTold, day = '', times, cookies } = unless
    if (cookies && page.cookie.match(cookies)) return false
    if (day || times) {
      const now = Date.now() + Number(root.dataset.clockOffset ?? 0)
      // The visitor's clock without a formatter: a page's first one takes tens of milliseconds.
      const clock = new Date(now - new Date(now).getTimezoneOffset() * 6e4).toISOString().slice(0, 19)
      const isOld = times?.changes.some(each => times.at > each !== clock > each)
      if (isOld || !clock.startsWith(day)) return false
    }
    return !country || [country, null].includes(await countryOf(isTold))
  }
  const watcher = new IntersectionObserver(seen => {
    if (seen.some(each => each.isIntersecting)) want()
  })
  const watch = () => {
    if (isWanted) return
    for (const { dataset, parentElement } of page.querySelectorAll('[data-starts=paint]')) {
      suits(JSON.parse(dataset.unless ?? null)).catch(() => true).then(isSuited => isSuited || watcher.observe(parentElement))
    }
    setTimeout(watch, ${LOOK_AGAIN_MS})
  }`
