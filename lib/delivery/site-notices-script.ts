/** Key of the browser's storage under which the ids of hidden notices are kept. */
const HIDDEN = 'hidden-notices'

/** Older ones are over by then. */
const MOST_REMEMBERED = 10

/**
 * The part of the head script that decides whether a notice of the editors (`components/layout/site-notice.tsx`) is shown,
 * as it is parsed: its times by the visitor's clock, and whether the visitor has hidden it. Once a notice is shown or not
 * it stays so while the visitor looks, since a page must not move under a finger; it is asked again when the page comes
 * back into view. The script around it defines `page` and `root`, and calls `judge`.
 */
export const siteNotices = `
  let judged = new WeakSet()
  const hidden = () => {
    try {
      return (localStorage.getItem('${HIDDEN}') ?? '').split(' ')
    } catch {
      return []
    }
  }
  const judge = () => {
    for (const notice of page.querySelectorAll('[data-notice]')) {
      if (judged.has(notice)) continue
      judged.add(notice)
      const [id, from, until] = notice.dataset.notice.split(' ')
      const now = Date.now() + Number(root.dataset.clockOffset ?? 0)
      notice.hidden = now < from || now >= until || hidden().includes(id)
    }
  }
  page.addEventListener('click', ({ target }) => {
    const notice = target.closest('[data-dismisses]')?.closest('[data-notice]')
    if (!notice) return
    notice.hidden = true
    try {
      const [id] = notice.dataset.notice.split(' ')
      localStorage.setItem('${HIDDEN}', [...hidden(), id].slice(-${MOST_REMEMBERED}).join(' '))
    } catch {}
  })`
